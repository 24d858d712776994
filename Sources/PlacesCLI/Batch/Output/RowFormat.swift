import PlacesClient

/// Makes records in one format.
///
/// Used by many tasks at once.
protocol RowFormat: Sendable {
  /// Whether the providers that must be named stand behind all rows, rather than in each.
  var collectsCredits: Bool { get }
  /// The record of an answer.
  func record(_ answer: LookupAnswer) -> RowRecord
  /// The record of a row without an answer: `query` is what was asked, if it came to that.
  func record(_ row: InputRow, status: RowStatus, query: LookupQuery?) -> RowRecord
  /// The record of an answer for another question that it answers as well, spelled differently.
  func respelled(_ record: RowRecord, _ query: LookupQuery) -> RowRecord
}

extension RowFormat {
  var collectsCredits: Bool { false }

  func respelled(_ record: RowRecord, _ query: LookupQuery) -> RowRecord { record }
}

/// One JSON object a row, with its index.
struct JSONRowFormat: RowFormat {
  /// Whether objects say which row they are.
  let isIndexed: Bool
  /// Who is asked.
  let backend: String

  /// What stands before the index.
  static let head = Array("{\"attribution\":\"\(googleAttribution)\",\"index\":".utf8)

  func record(_ answer: LookupAnswer) -> RowRecord {
    var writer = start()
    AnswerDocument.source(answer, to: &writer)
    let start = writer.bytes.count
    AnswerDocument.question(answer.query, to: &writer)
    let end = writer.bytes.count
    AnswerDocument.result(answer, to: &writer)
    return finish(writer, query: start..<end)
  }

  func respelled(_ record: RowRecord, _ query: LookupQuery) -> RowRecord {
    var writer = JSONMemberWriter(needsComma: true)
    AnswerDocument.question(query, to: &writer)
    var record = record
    record.bytes.replaceSubrange(record.query, with: writer.bytes)
    record.query = record.query.lowerBound..<record.query.lowerBound + writer.bytes.count
    return record
  }

  func record(_ row: InputRow, status: RowStatus, query: LookupQuery?) -> RowRecord {
    var object = JSONObject()
    object.append("backend", backend)
    if let query { object.append("api", query.apiName) }
    object.append("line", row.line)
    switch status {
    case .failed(let failure):
      object.append("status", failure.status ?? RowStatus.failed(failure).word)
      object.append("error", FailureDocument.object(failure))
    case .found, .empty, .skipped: object.append("status", status.word)
    }
    if let query {
      object.append("query", QueryDocument.object(query))
    } else {
      object.append("input", row.text)
    }
    var writer = start()
    for member in object.members { writer.append(member.name, member.value) }
    return finish(writer)
  }

  /// Begins the members that follow the attribution, and the index if there is one.
  private func start() -> JSONMemberWriter {
    var bytes: [UInt8] = isIndexed ? [] : Array("{\"attribution\":\"\(googleAttribution)\"".utf8)
    bytes.reserveCapacity(2048)
    return JSONMemberWriter(appendingTo: bytes, needsComma: true)
  }

  /// Ends the object and the line.
  private func finish(_ writer: consuming JSONMemberWriter, query: Range<Int> = 0..<0) -> RowRecord
  {
    RowRecord(
      isIndexed ? .indexed : .whole, writer.finish([UInt8(ascii: "}"), 0x0A]), query: query)
  }
}

/// Our columns for a row.
struct CSVRowFormat: RowFormat {
  /// What stands between cells.
  let delimiter: UInt8
  /// How many results of a row are written.
  let limit: Int
  /// How many of our columns stand before the status.
  let width: Int
  /// Who is asked.
  let backend: String

  func record(_ answer: LookupAnswer) -> RowRecord {
    let status: RowStatus = answer.result.isEmpty ? .empty : .found
    let rows = AnswerColumns.rows(of: answer).prefix(limit)
    if rows.isEmpty {
      let source = AnswerColumns.source(of: answer)
      return RowRecord(
        .cells,
        pieces: [line(Array(repeating: "", count: width) + [status.word, ""] + source)])
    }
    return RowRecord(
      .cells,
      pieces: rows.map { cells in
        line(Array(cells.prefix(width)) + [status.word, ""] + cells.dropFirst(width))
      })
  }

  func record(_ row: InputRow, status: RowStatus, query: LookupQuery?) -> RowRecord {
    var message = ""
    if case .failed(let failure) = status {
      // A row that could not even be asked about is a fault of the input, to be found there.
      message = query == nil ? "line \(row.line): \(failure.message)" : failure.message
    }
    return RowRecord(
      .cells,
      pieces: [
        line(
          Array(repeating: "", count: width)
            + [status.word, message, backend, googleAttribution, ""])
      ])
  }

  private func line(_ cells: [String]) -> [UInt8] { CSVRow.bytes(cells, delimiter: delimiter) }
}

/// Lines for people.
struct TextRowFormat: RowFormat {
  let collectsCredits = true
  let layout: AnswerLayout
  let style: Style

  func record(_ answer: LookupAnswer) -> RowRecord {
    var renderer = TextRenderer(layout: layout, style: style, isAligned: false)
    return RowRecord(.whole, Array(renderer.render(answer).utf8))
  }

  func record(_ row: InputRow, status: RowStatus, query: LookupQuery?) -> RowRecord {
    RowRecord(.whole, [])
  }
}

/// Features of one collection.
struct GeoJSONRowFormat: RowFormat {
  func record(_ answer: LookupAnswer) -> RowRecord {
    RowRecord(.features, pieces: GeoJSONRenderer.features(answer).map { JSONWriter.compact($0) })
  }

  func record(_ row: InputRow, status: RowStatus, query: LookupQuery?) -> RowRecord {
    RowRecord(.features, [])
  }
}

/// The bodies of the service as they came, a line each.
struct RawRowFormat: RowFormat {
  func record(_ answer: LookupAnswer) -> RowRecord {
    // A line end inside a body is white space between tokens; inside a string JSON has it escaped.
    RowRecord(.whole, answer.body.filter { $0 != 0x0A && $0 != 0x0D } + [0x0A])
  }

  func record(_ row: InputRow, status: RowStatus, query: LookupQuery?) -> RowRecord {
    RowRecord(.whole, [])
  }
}

extension InputRow {
  /// What the row holds, as text for people.
  var text: String? {
    switch content {
    case .text(let text): text
    case .place(let id, _): id.text
    case .blank: ""
    case .invalid: nil
    }
  }
}

/// The JSON form of a failure.
enum FailureDocument {
  static func object(_ failure: Failure) -> JSONObject {
    var object: JSONObject = ["code": .string(failure.code)]
    object.append("status", failure.status)
    object.append("message", failure.message)
    object.append("remedy", failure.remedy)
    object.append("exit", Int(failure.exit.rawValue))
    return object
  }
}
