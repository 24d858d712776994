import PlacesClient

/// Reads JSON as RFC 8259 writes it, with the members of objects in their order.
///
/// The decoder of Foundation sorts members and forgives some mistakes; what the program prints is checked more strictly
/// here: no member twice, no trailing comma, no lone surrogate, nothing after the value.
struct StrictJSON {
  /// What is wrong, and how many scalars before it.
  struct Fault: Error, Equatable {
    var offset: Int
    var reason: String
  }

  private let scalars: [Unicode.Scalar]
  private var position = 0

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// Reads one value and nothing else.
  static func parse(_ text: String) throws(Fault) -> JSONValue {
    var reader = StrictJSON(text)
    let value = try reader.value()
    reader.skipBlanks()
    guard reader.peek == nil else { throw reader.fault("text after the value") }
    return value
  }

  private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private func fault(_ reason: String) -> Fault { Fault(offset: position, reason: reason) }

  private mutating func skipBlanks() {
    while let next = peek, next == " " || next == "\n" || next == "\t" || next == "\r" {
      position += 1
    }
  }

  private mutating func accept(_ scalar: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard peek == scalar else { return false }
    position += 1
    return true
  }

  private mutating func require(_ scalar: Unicode.Scalar) throws(Fault) {
    guard accept(scalar) else { throw fault("\(scalar) is missing") }
  }

  private mutating func value() throws(Fault) -> JSONValue {
    skipBlanks()
    switch peek {
    case "{": return .object(try object())
    case "[": return .array(try array())
    case "\"": return .string(try string())
    case "t": return try word("true", .bool(true))
    case "f": return try word("false", .bool(false))
    case "n": return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Fault) -> JSONValue {
    guard scalars[position...].starts(with: word.unicodeScalars) else { throw fault("no value") }
    position += word.unicodeScalars.count
    return value
  }

  private mutating func object() throws(Fault) -> JSONObject {
    try require("{")
    var object = JSONObject()
    if accept("}") { return object }
    repeat {
      skipBlanks()
      let name = try string()
      guard object[name] == nil else { throw fault("\(name) stands there twice") }
      try require(":")
      object.append(name, try value())
    } while accept(",")
    try require("}")
    return object
  }

  private mutating func array() throws(Fault) -> [JSONValue] {
    try require("[")
    if accept("]") { return [] }
    var values: [JSONValue] = []
    repeat { values.append(try value()) } while accept(",")
    try require("]")
    return values
  }

  private mutating func number() throws(Fault) -> JSONValue {
    let start = position
    _ = accept("-")
    let whole = try digits()
    if whole > 1, scalars[position - whole] == "0" { throw fault("a leading zero") }
    var isWhole = true
    if peek == "." {
      isWhole = false
      position += 1
      _ = try digits()
    }
    if peek == "e" || peek == "E" {
      isWhole = false
      position += 1
      if peek == "+" || peek == "-" { position += 1 }
      _ = try digits()
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[start..<position])
    if isWhole, let integer = Int64(text) { return .integer(integer) }
    guard let number = Double(text), number.isFinite else { throw fault("a number out of range") }
    return .number(number)
  }

  /// Steps over digits, at least one, and tells how many there were.
  private mutating func digits() throws(Fault) -> Int {
    let start = position
    while let next = peek, ("0"..."9").contains(next) { position += 1 }
    guard position > start else { throw fault("no value") }
    return position - start
  }

  private mutating func string() throws(Fault) -> String {
    guard peek == "\"" else { throw fault("no string") }
    position += 1
    var units: [UInt16] = []
    while let next = peek, next != "\"" {
      guard next.value >= 0x20 else { throw fault("a control character in a string") }
      position += 1
      if next == "\\" {
        units.append(try escaped())
      } else {
        units += String(next).utf16
      }
    }
    try require("\"")
    guard let text = String(validating: units, as: UTF16.self) else {
      throw fault("half a surrogate pair")
    }
    return text
  }

  private mutating func escaped() throws(Fault) -> UInt16 {
    guard let letter = peek else { throw fault("an unfinished escape") }
    position += 1
    switch letter {
    case "\"", "\\", "/": return UInt16(letter.value)
    case "b": return 0x08
    case "f": return 0x0C
    case "n": return 0x0A
    case "r": return 0x0D
    case "t": return 0x09
    case "u":
      var digits = ""
      digits.unicodeScalars.append(contentsOf: scalars[position...].prefix(4))
      guard digits.wholeMatch(of: /[0-9A-Fa-f]{4}/) != nil, let unit = UInt16(digits, radix: 16)
      else { throw fault("an escape of other than four digits") }
      position += 4
      return unit
    default: throw fault("an unknown escape")
    }
  }
}
