import PlacesClient

/// One input of a batch.
struct InputRow: Sendable {
  /// What a row holds.
  enum Content: Sendable, Hashable {
    /// What is to be looked up, as text.
    case text(String)
    /// A place ID out of an earlier answer, with that answer's session.
    case place(PlaceID, SessionToken?)
    /// Nothing to look up.
    case blank
    /// Something that cannot be looked up, and why.
    case invalid(ValueProblem)
  }

  /// Which row it is, from 0.
  var index: Int
  /// The line it begins on, from 1.
  var line: Int
  /// What it holds.
  var content: Content
  /// The row of a CSV file it stands for, exactly as it was, filled up to the width of the header.
  var rawRecord: [UInt8] = []

  /// Creates a row from the bytes of a line.
  init(index: Int, line: Int, bytes: [UInt8]) {
    self.init(index: index, line: line, content: Self.content(bytes))
  }

  /// Creates a row.
  init(index: Int, line: Int, content: Content, rawRecord: [UInt8] = []) {
    self.index = index
    self.line = line
    self.content = content
    self.rawRecord = rawRecord
  }

  /// What the bytes of a line or cell stand for.
  static func content(_ bytes: [UInt8]) -> Content {
    if let offset = UTF8Check.firstFault(in: bytes) {
      return .invalid(Encoding.problem(bytes, offset))
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.unicodeScalars.allSatisfy(\.isBlank) ? .blank : .text(text)
  }

  /// What is wrong with bytes that are no UTF-8.
  enum Encoding {
    static func problem(_ bytes: [UInt8], _ offset: Int) -> ValueProblem {
      let hex = String(bytes[offset], radix: 16, uppercase: true)
      return ValueProblem(
        "byte \(offset) (0x\(hex.count == 1 ? "0" : "")\(hex)) is not UTF-8",
        remedy: "convert the input first, for example: iconv -f ISO-8859-1 -t UTF-8 FILE")
    }
  }
}
