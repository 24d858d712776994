import PlacesClient

/// Writes the rows of a batch one after the other, with what stands before, between and after them.
struct BatchWriter {
  /// How rows are put together.
  enum Shape: Sendable {
    /// Each row by itself.
    case rows
    /// CSV, with the names of our columns.
    case csv(columns: [String], delimiter: UInt8)
    /// One GeoJSON collection.
    case geojson(header: JSONObject, attributions: JSONValue)
    /// Text, with the attribution before and the credits after; places have an empty line between them.
    case text(Style, isSpaced: Bool)
  }

  private let output: Output
  private let shape: Shape
  private let progress: BatchProgress?
  private var hasBegun: Bool
  private var hasFeatures = false
  private var hasBlock = false
  private var credits: [String] = []

  /// Creates a writer; `isContinued` when the output already holds what stands before the first row.
  ///
  /// `progress` makes room while rows are written to a terminal.
  init(
    _ output: Output, _ shape: Shape, isContinued: Bool = false, progress: BatchProgress? = nil
  ) {
    self.output = output
    self.shape = shape
    self.progress = output.traits.isTerminal ? progress : nil
    hasBegun = isContinued
  }

  /// Writes what stands before the first row.
  mutating func begin(_ header: CSVHeader?) throws(Failure) {
    guard !hasBegun else { return }
    hasBegun = true
    try progress?.wipe()
    switch shape {
    case .rows: break
    case .csv(let columns, let delimiter):
      let input = header?.raw ?? Array("input".utf8)
      try output.write(
        input + [delimiter] + CSVRow.bytes(columns, delimiter: delimiter) + [0x0A])
    case .geojson(let header, _):
      try output.write(JSONWriter.compact(header).dropLast())
      try output.write(",\"features\":[")
    case .text(let style, _): try output.write(style.dim(googleAttribution) + "\n")
    }
  }

  /// Writes a row.
  mutating func write(_ row: InputRow, _ finished: FinishedRow) throws(Failure) {
    for credit in finished.credits where !credits.contains(credit) { credits.append(credit) }
    try progress?.wipe()
    let record = finished.record
    switch record.kind {
    case .whole:
      if case .text(_, isSpaced: true) = shape, !record.bytes.isEmpty {
        if hasBlock { try output.write("\n") }
        hasBlock = true
      }
      try output.write(record.bytes)
    case .indexed:
      try output.write(JSONRowFormat.head)
      try output.write(String(row.index))
      try output.write(record.bytes)
    case .cells:
      guard case .csv(_, let delimiter) = shape else { return }
      let input =
        row.rawRecord.isEmpty
        ? CSVRow.cell(Array((row.text ?? "").utf8), delimiter: delimiter) : row.rawRecord
      for line in record.pieces { try output.write(input + [delimiter] + line + [0x0A]) }
    case .features:
      for feature in record.pieces {
        try output.write((hasFeatures ? [0x2C] : []) + feature)
        hasFeatures = true
      }
    }
  }

  /// Sends on what is held back.
  func flush() throws(Failure) {
    try output.flush()
    // A collection is one long line, of which the progress would wipe a part.
    if case .geojson = shape { return }
    try progress?.restore()
  }

  /// Writes what stands after the last row.
  mutating func finish() throws(Failure) {
    // Without a row there is still a collection.
    if case .geojson = shape { try begin(nil) }
    switch shape {
    case .geojson(_, let attributions):
      try output.write("],\"attributions\":")
      try output.write(JSONWriter.compact(attributions) + [0x7D, 0x0A])
    case .text(let style, _) where hasBegun:
      for credit in credits { try output.write(style.dim(credit) + "\n") }
    case .rows, .csv, .text: break
    }
    try output.flush()
  }
}
