import PlacesClient

/// Prints answers in the chosen format, with the attribution where the format has it.
struct AnswerPrinter {
  private let output: Output
  private let isRaw: Bool
  private var renderer: any AnswerRenderer
  private var hasBegun = false

  init(_ options: OutputOptions, _ environment: Environment, _ layout: AnswerLayout) {
    output = environment.output
    isRaw = options.isRaw
    renderer =
      switch options.format {
      case .text:
        TextRenderer(
          layout: layout, style: environment.outputStyle(options.color),
          isAligned: environment.output.traits.isTerminal)
      case .json: JSONRenderer(isIndexed: false)
      case .ndjson: JSONRenderer(isIndexed: true)
      case .csv: CSVRenderer()
      case .geojson: GeoJSONRenderer()
      }
  }

  /// Prints one answer.
  mutating func print(_ answer: LookupAnswer) throws(Failure) {
    if isRaw {
      try output.write(answer.body)
      if answer.body.last != UInt8(ascii: "\n") { try output.write("\n") }
      return
    }
    if !hasBegun {
      hasBegun = true
      try output.write(renderer.begin(answer))
    }
    try output.write(renderer.render(answer))
    try output.flush()
  }

  /// Prints what comes after the last answer.
  mutating func finish() throws(Failure) {
    if hasBegun && !isRaw { try output.write(renderer.end()) }
  }
}

/// A format of output.
protocol AnswerRenderer: Sendable {
  /// What stands before the first answer.
  mutating func begin(_ answer: LookupAnswer) -> String
  /// An answer.
  mutating func render(_ answer: LookupAnswer) -> String
  /// What stands after the last answer.
  mutating func end() -> String
}

/// The line that names Google; every answer carries it, in every format.
let googleAttribution = "Powered by Google"
