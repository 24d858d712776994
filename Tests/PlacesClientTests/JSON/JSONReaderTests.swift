import Testing

@testable import PlacesClient

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct `Reading JSON` {
  private func parse(_ text: String) throws(JSONSyntaxError) -> JSONValue {
    try JSONValue(parsing: Array(text.utf8))
  }

  @Test(
    arguments: [
      ("null", .null), ("true", true), (" false\n", false), ("\u{FEFF}7", 7), ("[]", []),
      ("{}", .object([:])), ("[ 1 , [ ] , { } ]", [1, [], .object([:])]),
      (
        #"{"b":1,"a":{"c":[null]},"":""}"#, .object(["b": 1, "a": .object(["c": [.null]]), "": ""])
      ),
      ("\r\n\t {\"a\"\t:\n1\r}", .object(["a": 1])),
      (#"{"a":1,"a":2}"#, .object(["a": 1, "a": 2])),
    ] as [(String, JSONValue)])
  func `values`(_ text: String, _ value: JSONValue) throws {
    #expect(try parse(text) == value)
  }

  @Test(arguments: [
    (#""""#, ""), (#""abc""#, "abc"), (#""é🍕""#, "é🍕"),
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\u20AC\ud83c\udf55""#, "Aé€🍕"), (#""\u0000\u001b""#, "\u{0}\u{1B}"),
    (#""\u003ca\u003e""#, "<a>"), (#""\ud83c""#, "\u{FFFD}"), (#""\udf55x""#, "\u{FFFD}x"),
    (#""\ud83c\u0041""#, "\u{FFFD}A"), (#""\ud83c\ud83c\udf55""#, "\u{FFFD}🍕"),
    (#""\ud83c\n""#, "\u{FFFD}\n"), (#""e\u0301""#, "e\u{301}"),
    ("\"\u{7F}\u{2028}\"", "\u{7F}\u{2028}"),
    (#""a\u00e9""#, "aé"), (#""é\\""#, "é\\"),
  ])
  func `strings`(_ text: String, _ string: String) throws {
    let value = try parse(text)
    #expect(value.string.map { Array($0.unicodeScalars) } == Array(string.unicodeScalars))
  }

  @Test(
    arguments: [
      ("0", .integer(0)), ("-1", .integer(-1)), ("9223372036854775807", .integer(.max)),
      ("-9223372036854775808", .integer(.min)), ("9223372036854775808", .number(0x1p63)),
      ("-9223372036854775809", .number(-0x1p63)), ("18446744073709551615", .number(0x1p64)),
      ("18446744073709551616", .number(0x1p64)),
      ("123456789012345678901234567890", .number(1.2345678901234568e29)),
      ("-0", .number(-0.0)), ("-0.0", .number(-0.0)), ("0.1", .number(0.1)),
      ("40.417881799999996", .number(40.417881799999996)),
      ("-9.134448980291502", .number(-9.134448980291502)), ("120.0", .number(120)),
      ("1e2", .number(100)),
      ("1E+2", .number(100)), ("1.5e-3", .number(0.0015)), ("0e0", .number(0)),
      ("1e-400", .number(0)),
      ("0.30000000000000004", .number(0.30000000000000004)),
      ("9007199254740993.0", .number(9_007_199_254_740_992)),
      ("0.000000000000000000000000000001", .number(1e-30)),
      ("5e-324", .number(.leastNonzeroMagnitude)),
      ("1.7976931348623157e308", .number(.greatestFiniteMagnitude)),
    ] as [(String, JSONValue)])
  func `numbers`(_ text: String, _ value: JSONValue) throws {
    #expect(try parse(text) == value)
    #expect(try parse("[\(text)]") == [value])
  }

  @Test func `the sign of zero is kept`() throws {
    #expect(try parse("-0").number?.sign == .minus)
    #expect(try parse("-0.0").number?.sign == .minus)
    #expect(try parse("0.0").number?.sign == .plus)
  }

  @Test(arguments: [
    ("", 0, "a value"), (" ", 1, "a value"), ("nul", 0, "a value"), ("nulL", 0, "a value"),
    ("True", 0, "a value"), ("x", 0, "a value"), ("'a'", 0, "a value"), ("NaN", 0, "a value"),
    ("-", 1, "a digit"), ("+1", 0, "a value"), (".5", 0, "a value"), ("5.", 2, "a digit"),
    ("1e", 2, "a digit"), ("1e+", 3, "a digit"), ("-x", 1, "a digit"), ("01", 1, "the end"),
    ("0x1F", 1, "the end"), ("1e400", 0, "a number that fits"), ("-1e400", 0, "a number that fits"),
    ("[1", 2, "a comma or ]"), ("[1 2]", 3, "a comma or ]"), ("[,]", 1, "a value"),
    ("[1,]", 3, "a value"),
    ("[1}", 2, "a comma or ]"), ("{", 1, "a name in quotes"), ("{a:1}", 1, "a name in quotes"),
    ("{1:1}", 1, "a name in quotes"), (#"{"a" 1}"#, 5, "a colon"), (#"{"a":}"#, 5, "a value"),
    (#"{"a":1"#, 6, "a comma or }"), (#"{"a":1,}"#, 7, "a name in quotes"),
    (#"{"a":1]"#, 6, "a comma or }"),
    ("{} {}", 3, "the end"), ("1 2", 2, "the end"), ("/**/1", 0, "a value"),
    (#""abc"#, 4, "a closing quotation mark"), (#""a\"#, 3, "an escape"),
    (#""\x""#, 2, "an escape"),
    (#""\u12""#, 5, "a hexadecimal digit"), (#""\u+123""#, 3, "a hexadecimal digit"),
    (#""\ud83c\u12""#, 11, "a hexadecimal digit"),
    (#""\n"#, 3, "a closing quotation mark"), ("\"a\nb\"", 2, "a character, not a control"),
    ("\"\\n\u{1}\"", 3, "a character, not a control"),
    ("\"\u{0}\"", 1, "a character, not a control"),
  ])
  func `what is no JSON`(_ text: String, _ offset: Int, _ expected: String) {
    #expect(throws: JSONSyntaxError(offset: offset, expected: expected)) { try parse(text) }
  }

  @Test(
    arguments: [
      [0xFF], [0xC3], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC0, 0x80],
    ] as [[UInt8]])
  func `bytes that are not UTF-8`(_ bytes: [UInt8]) {
    for escape in ["", "\\n"] {
      let text = Array("[\"".utf8) + bytes + Array("\(escape)\"]".utf8)
      #expect(throws: JSONSyntaxError(offset: 2, expected: "UTF-8")) {
        try JSONValue(parsing: text)
      }
    }
    #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: bytes) }
  }

  @Test func `depth is limited`() throws {
    let limit = JSONReader.greatestDepth
    var text = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    _ = try parse(text)
    text = "[" + text + "]"
    #expect(throws: JSONSyntaxError(offset: limit, expected: "at most 128 levels")) {
      try parse(text)
    }
    #expect(throws: JSONSyntaxError.self) { try parse(String(repeating: "[", count: 1_000_000)) }
    #expect(throws: JSONSyntaxError.self) {
      try parse(String(repeating: #"{"a":"#, count: 1_000_000))
    }
    _ = try parse("[" + Array(repeating: "[[]]", count: 1000).joined(separator: ",") + "]")
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `what is written reads back the same`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let value = JSONValue.random(using: &generator)
      try #require(try JSONValue(parsing: JSONWriter.compact(value)) == value)
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `broken text gives a value or a fault within it`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1500 {
      var bytes = JSONWriter.compact(JSONValue.random(using: &generator))
      bytes.mutate(using: &generator)
      do {
        // What is understood means the same to the reader when it is written again.
        let value = try JSONValue(parsing: bytes)
        let again = try JSONValue(parsing: JSONWriter.compact(value))
        if again.sorted != value.sorted {
          Issue.record("\(bytes)")
          return
        }
      } catch {
        if !(0...bytes.count).contains(error.offset) || error.expected.isEmpty {
          Issue.record("\(error) for \(bytes)")
          return
        }
      }
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `Foundation agrees on what is JSON and what it means`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed &+ 7)
    let decoder = JSONDecoder()
    for _ in 0..<600 {
      var bytes = JSONWriter.compact(.array([JSONValue.random(using: &generator)]))
      if Bool.random(using: &generator) { bytes.mutate(using: &generator, times: 1) }
      guard let ours = try? JSONValue(parsing: bytes) else { continue }
      // Foundation also refuses halves of surrogate pairs, and keeps one of several equal names.
      guard let theirs = try? decoder.decode(JSONValue.self, from: Data(bytes)) else {
        if String(decoding: bytes, as: UTF8.self).contains("\\u") { continue }
        Issue.record("only we read \(String(decoding: bytes, as: UTF8.self))")
        return
      }
      if ours.sorted != theirs.sorted {
        Issue.record("\(String(decoding: bytes, as: UTF8.self)): \(ours) and \(theirs)")
        return
      }
    }
  }
}

extension JSONValue {
  /// The value as Foundation shows it: members sorted, one of each name, whole numbers as integers.
  fileprivate var sorted: JSONValue {
    switch self {
    case .array(let values): return .array(values.map(\.sorted))
    case .object(let object):
      var last: [String: JSONValue] = [:]
      for member in object.members where last[member.name] == nil {
        last[member.name] = member.value.sorted
      }
      var result = JSONObject()
      for (name, value) in last.sorted(by: { $0.key < $1.key }) { result.append(name, value) }
      return .object(result)
    case .number(let number): return Int64(exactly: number).map(JSONValue.integer) ?? self
    default: return self
    }
  }
}
