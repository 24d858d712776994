import PlacesClient

/// One JSON object a lookup, compact, keys in a fixed order.
struct JSONRenderer: AnswerRenderer {
  private let isIndexed: Bool
  private var index = 0

  init(isIndexed: Bool) { self.isIndexed = isIndexed }

  func begin(_ answer: LookupAnswer) -> String { "" }

  mutating func render(_ answer: LookupAnswer) -> String {
    defer { index += 1 }
    let object = AnswerDocument.object(answer, index: isIndexed ? index : nil)
    return String(decoding: JSONWriter.compact(object), as: UTF8.self) + "\n"
  }

  func end() -> String { "" }
}
