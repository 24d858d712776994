import Testing

@testable import PlacesClient

@Suite struct `Reading JSON` {
  private func parse(_ text: String) throws(JSONSyntaxError) -> JSONValue {
    try JSONValue(parsing: Array(text.utf8))
  }

  @Test(
    arguments: [
      ("null", .null), ("true", true), (" false\n", false), ("[]", []), ("{}", .object([:])),
      ("[ 1 , [ ] , { } ]", [1, [], .object([:])]),
      (
        #"{"b":1,"a":{"c":[null]},"":""}"#,
        .object(["": "", "a": .object(["c": [.null]]), "b": 1])
      ), ("\r\n\t {\"a\"\t:\n1\r}", .object(["a": 1])),
    ] as [(String, JSONValue)])
  func `values, members sorted by name`(_ text: String, _ value: JSONValue) throws {
    #expect(try parse(text) == value)
  }

  @Test(arguments: [
    (#""""#, ""), (#""é🍕""#, "é🍕"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\u20AC\ud83c\udf55""#, "Aé€🍕"), (#""\u0000\u001b""#, "\u{0}\u{1B}"),
    (#""\u003ca\u003e""#, "<a>"), (#""e\u0301""#, "e\u{301}"),
  ])
  func `strings`(_ text: String, _ string: String) throws {
    let value = try parse(text)
    #expect(value.string.map { Array($0.unicodeScalars) } == Array(string.unicodeScalars))
  }

  @Test(
    arguments: [
      ("0", 0), ("-1", -1), ("40.417881799999996", 40.417881799999996), ("40.7", 40.7),
      ("-9.134448980291502", -9.134448980291502), ("120.0", 120), ("1e2", 100), ("1.5e-3", 0.0015),
      ("0.30000000000000004", 0.30000000000000004), ("5e-324", .leastNonzeroMagnitude),
    ] as [(String, Double)])
  func `numbers are the double that was meant`(_ text: String, _ number: Double) throws {
    #expect(try parse("[\(text)]").array?.first?.number == number)
  }

  @Test func `whole numbers are whole`() throws {
    #expect(try parse("9223372036854775807") == .integer(.max))
    #expect(try parse("7").integer == 7)
    #expect(try parse("7.5").integer == nil)
  }

  @Test(arguments: [
    "", "nul", "True", "'a'", "NaN", "-", "+1", "01", "0x1F", "[1", "[1 2]", "[,]", "{a:1}",
    #"{"a" 1}"#, #"{"a":}"#, #"{"a":1"#, "{} {}", #""abc"#, #""\x""#, "\"a\nb\"", "<html>",
  ])
  func `what is no JSON`(_ text: String) {
    #expect(throws: JSONSyntaxError()) { try parse(text) }
  }

  @Test(arguments: [[0xFF], [0xC3, 0x28], [0xED, 0xA0, 0x80]] as [[UInt8]])
  func `bytes that are not UTF-8`(_ bytes: [UInt8]) {
    #expect(throws: JSONSyntaxError()) {
      try JSONValue(parsing: Array("[\"".utf8) + bytes + Array("\"]".utf8))
    }
  }

  @Test func `depth cannot use up the stack`() throws {
    #expect(throws: JSONSyntaxError()) { try parse(String(repeating: "[", count: 100_000)) }
    _ = try parse("[" + Array(repeating: "[[]]", count: 1000).joined(separator: ",") + "]")
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `what is written reads back the same`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let value = JSONValue.random(using: &generator)
      try #require(try JSONValue(parsing: JSONWriter.compact(value)).sorted == value.sorted)
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `broken text gives a value or an error`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<800 {
      var bytes = JSONWriter.compact(JSONValue.random(using: &generator))
      bytes.mutate(using: &generator)
      // What is understood means the same when it is written and read again.
      guard let value = try? JSONValue(parsing: bytes) else { continue }
      let again = try? JSONValue(parsing: JSONWriter.compact(value))
      if again?.sorted != value.sorted {
        Issue.record("\(bytes)")
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
      var first: [String: JSONValue] = [:]
      for member in object.members where first[member.name] == nil {
        first[member.name] = member.value.sorted
      }
      var result = JSONObject()
      for (name, value) in first.sorted(by: { $0.key < $1.key }) { result.append(name, value) }
      return .object(result)
    case .number(let number): return Int64(exactly: number).map(JSONValue.integer) ?? self
    default: return self
    }
  }
}
