import PlacesClient

/// Makes records in one format.
///
/// Used by many tasks at once.
protocol RowFormat: Sendable {
  /// The record of an answer.
  func record(_ answer: LookupAnswer) -> RowRecord
  /// The record of a row without an answer: `query` is what was asked, if it came to that.
  func record(_ row: InputRow, status: RowStatus, query: LookupQuery?) -> RowRecord
}

/// One JSON object a row, with its index.
struct JSONRowFormat: RowFormat {
  /// Whether objects say which row they are.
  let isIndexed: Bool

  /// What stands before the index.
  static let head = Array("{\"attribution\":\"\(googleAttribution)\",\"index\":".utf8)

  func record(_ answer: LookupAnswer) -> RowRecord {
    finish(AnswerDocument.object(answer, index: nil))
  }

  func record(_ row: InputRow, status: RowStatus, query: LookupQuery?) -> RowRecord {
    var object: JSONObject = ["attribution": .string(googleAttribution)]
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
    return finish(object)
  }

  /// Writes an object; the index, if there is one, follows the attribution.
  private func finish(_ object: JSONObject) -> RowRecord {
    guard isIndexed else { return .bytes(JSONWriter.compact(object) + [0x0A]) }
    var rest = object
    rest["attribution"] = nil
    var tail = JSONWriter.compact(rest)
    // The brace that opens the object becomes the comma behind the index.
    if tail.count > 2 { tail[0] = UInt8(ascii: ",") } else { tail.removeFirst() }
    return .indexed(tail + [0x0A])
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

  func record(_ answer: LookupAnswer) -> RowRecord {
    let status: RowStatus = answer.result.isEmpty ? .empty : .found
    let rows = AnswerColumns.rows(of: answer).prefix(limit)
    if rows.isEmpty {
      let source = AnswerColumns.source(of: answer)
      return .cells([line(Array(repeating: "", count: width) + [status.word, ""] + source)])
    }
    return .cells(
      rows.map { cells in
        line(Array(cells.prefix(width)) + [status.word, ""] + cells.dropFirst(width))
      })
  }

  func record(_ row: InputRow, status: RowStatus, query: LookupQuery?) -> RowRecord {
    let message = if case .failed(let failure) = status { failure.message } else { "" }
    return .cells([
      line(
        Array(repeating: "", count: width) + [status.word, message, "", googleAttribution, ""])
    ])
  }

  private func line(_ cells: [String]) -> [UInt8] { CSVRow.bytes(cells, delimiter: delimiter) }
}

/// Lines for people.
struct TextRowFormat: RowFormat {
  let layout: AnswerLayout
  let style: Style

  func record(_ answer: LookupAnswer) -> RowRecord {
    var renderer = TextRenderer(layout: layout, style: style, isAligned: false)
    return .bytes(Array(renderer.render(answer).utf8))
  }

  func record(_ row: InputRow, status: RowStatus, query: LookupQuery?) -> RowRecord { .bytes([]) }
}

/// Features of one collection.
struct GeoJSONRowFormat: RowFormat {
  func record(_ answer: LookupAnswer) -> RowRecord {
    .features(GeoJSONRenderer.features(answer).map { JSONWriter.compact($0) })
  }

  func record(_ row: InputRow, status: RowStatus, query: LookupQuery?) -> RowRecord {
    .features([])
  }
}

/// The bodies of the service as they came, a line each.
struct RawRowFormat: RowFormat {
  func record(_ answer: LookupAnswer) -> RowRecord {
    // A line end inside a body is white space between tokens; inside a string JSON has it escaped.
    .bytes(answer.body.filter { $0 != 0x0A && $0 != 0x0D } + [0x0A])
  }

  func record(_ row: InputRow, status: RowStatus, query: LookupQuery?) -> RowRecord { .bytes([]) }
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
