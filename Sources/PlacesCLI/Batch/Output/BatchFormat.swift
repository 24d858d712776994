import PlacesClient

/// The format of a batch: how rows become records, and how records become the output.
struct BatchFormat: Sendable {
  /// Makes the records.
  let rows: any RowFormat

  private let format: OutputFormat
  private let isRaw: Bool
  private let delimiter: UInt8
  private let suffix: String
  private let style: Style

  /// The format that the options ask for: CSV comes out of CSV unless they say otherwise.
  static func format(_ options: OutputOptions, _ batch: BatchOptions) -> OutputFormat {
    batch.csv != nil && options.format == .text ? .csv : options.format
  }

  init(
    _ options: OutputOptions, _ batch: BatchOptions, _ job: BatchJob, _ backend: Backend.Kind,
    _ environment: Environment
  ) throws(Failure) {
    format = Self.format(options, batch)
    isRaw = options.isRaw
    delimiter = batch.delimiter
    suffix = batch.suffix ?? ""
    style = environment.outputStyle(options.color)
    if isRaw {
      rows = RawRowFormat()
      return
    }
    rows =
      switch format {
      case .json: JSONRowFormat(isIndexed: false, backend: backend.rawValue)
      case .ndjson: JSONRowFormat(isIndexed: true, backend: backend.rawValue)
      case .csv:
        CSVRowFormat(
          delimiter: delimiter, limit: job.rowsPerInput,
          width: AnswerColumns.width(for: job.sample),
          backend: backend.rawValue)
      case .text: TextRowFormat(layout: job.layout, style: style)
      case .geojson: GeoJSONRowFormat()
      }
  }

  /// Whether rows are written as CSV.
  var isCSV: Bool { format == .csv && !isRaw }

  /// Whether failures have no place in the output, and so are reported on standard error.
  var reportsFailures: Bool { isRaw || format == .text || format == .geojson }

  /// The names of our columns.
  func columns(_ job: BatchJob) -> [String] {
    let names = AnswerColumns.names(for: job.sample)
    let width = AnswerColumns.width(for: job.sample)
    return (names.prefix(width) + ["status", "error"] + names.dropFirst(width)).map { $0 + suffix }
  }

  /// How records become the output.
  func shape(_ job: BatchJob, _ backend: Backend) -> BatchWriter.Shape {
    if isRaw { return .rows }
    switch format {
    case .json, .ndjson: return .rows
    case .csv: return .csv(columns: columns(job), delimiter: delimiter)
    case .text:
      let isPlaces = if case .details = job.sample { true } else { false }
      return .text(style, isSpaced: isPlaces)
    case .geojson:
      let header: JSONObject = [
        "type": "FeatureCollection", "attribution": .string(googleAttribution),
        "backend": .string(backend.kind.rawValue), "api": .string(job.sample.apiName),
      ]
      return .geojson(
        header: header,
        attributions: .array(backend.attributions.map { .object(ValueDocument.object($0)) }))
    }
  }

  /// How the records of an output file are told apart, when a run is to be continued.
  func recordKind(_ job: BatchJob) -> RecordFile.Kind? {
    if isRaw { return nil }
    switch format {
    case .json, .ndjson: return .json
    case .csv where job.rowsPerInput == 1:
      return .csv(delimiter: delimiter, ours: columns(job).count)
    case .csv, .text, .geojson: return nil
    }
  }
}
