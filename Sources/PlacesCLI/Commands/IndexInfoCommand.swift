import PlaceIndex
import PlacesClient

/// The options of `index info`.
struct IndexInfoOptions: Sendable {
  /// The file to describe.
  var file: String?
  /// Whether to compare checksums.
  var verifies = false
  var isJSON = false
}

extension Command {
  /// `places index info`.
  static let indexInfo = Command(
    "index info", summary: "Describe an index file",
    details: [
      "Prints a line a fact, name and value divided by a tab. With --verify every section is compared with its checksum, which reads the whole file; otherwise only the header is looked at."
    ],
    examples: [Example("See whether a copy is whole", "places index info towns.idx --verify")],
    defaults: IndexInfoOptions(),
    positionals: [.one(\.file, "FILE", .path, summary: "An index file")],
    options: [
      .flag(\.verifies, "verify", summary: "Compare every section with its checksum"),
      .flag(\.isJSON, "json", summary: "Print a JSON object"),
    ]
  ) { (options, environment) async throws(Failure) in
    let path = options.file ?? ""
    let index = try IndexFile.open(path)
    if options.verifies {
      do throws(IndexError) {
        try index.verify()
      } catch {
        throw IndexFile.failure(error, path)
      }
    }
    let facts = index.facts
    if options.isJSON {
      var object: JSONObject = [:]
      for (name, value) in facts {
        object.append(name, Int64(value).map { .integer($0) } ?? .string(value))
      }
      if options.verifies { object.append("checksums", .string("good")) }
      try environment.output.write(
        String(decoding: JSONWriter.compact(object), as: UTF8.self) + "\n")
    } else {
      let more = options.verifies ? [("checksums", "good")] : []
      let lines = (facts + more).map {
        "\(Sanitizer.terminalSafe($0))\t\(Sanitizer.terminalSafe($1))\n"
      }
      try environment.output.write(lines.joined())
    }
    return .success
  }
}
