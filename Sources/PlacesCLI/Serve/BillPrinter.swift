import PlacesClient
import PlacesSandbox

/// Says on standard error what a run would have cost at Google.
struct BillPrinter: Sendable {
  private let options: OutputOptions
  private let environment: Environment

  init(_ options: OutputOptions, _ environment: Environment) {
    self.options = options
    self.environment = environment
  }

  /// Prints a bill: one JSON object, or lines for people.
  func print(_ bill: Bill) throws(Failure) {
    switch options.format {
    case .json, .ndjson:
      let line: JSONObject = ["bill": .object(bill.json)]
      try environment.error.write(JSONWriter.compact(line) + Array("\n".utf8))
    default:
      let style = environment.errorStyle(options.color)
      for line in bill.text {
        try environment.error.write(style.dim("places: " + Sanitizer.terminalSafe(line)) + "\n")
      }
    }
  }
}
