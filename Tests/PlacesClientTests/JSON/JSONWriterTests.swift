import Testing

@testable import PlacesClient

@Suite struct `Writing JSON` {
  private func text(_ value: JSONValue) -> String {
    String(decoding: JSONWriter.compact(value), as: UTF8.self)
  }

  @Test(
    arguments: [
      (.null, "null"), (true, "true"), (false, "false"), (7, "7"),
      (.integer(.min), "-9223372036854775808"),
      (.number(40.7), "40.7"), (.number(120), "120"), (.number(1e-7), "0.0000001"),
      (.number(1e21), "1000000000000000000000"), (.number(-0.0), "0"), (.number(.nan), "null"),
      (.number(.infinity), "null"), (.number(-.infinity), "null"), ([], "[]"), (.object([:]), "{}"),
      ([1, [], "a"], #"[1,[],"a"]"#), (.object(["b": 1, "a": [.null]]), #"{"b":1,"a":[null]}"#),
    ] as [(JSONValue, String)])
  func `values`(_ value: JSONValue, _ expected: String) {
    #expect(text(value) == expected)
  }

  @Test(arguments: [
    ("", #""""#), ("a/b", #""a/b""#), ("\"\\", #""\"\\""#), ("\n\r\t", #""\n\r\t""#),
    ("\u{0}\u{8}\u{1B}\u{1F}", #""\u0000\u0008\u001b\u001f""#), (" ~", #"" ~""#),
    ("\u{7F}", #""\u007f""#),
    ("\u{80}\u{9B}\u{9F}", #""\u0080\u009b\u009f""#), ("\u{A0}¡", "\"\u{A0}¡\""),
    ("\u{2027}\u{2028}\u{2029}", "\"\u{2027}\\u2028\\u2029\""),
    ("\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}", #""\u202a\u202b\u202c\u202d\u202e""#),
    ("\u{202F}\u{2065}", "\"\u{202F}\u{2065}\""),
    ("\u{2066}\u{2067}\u{2068}\u{2069}", #""\u2066\u2067\u2068\u2069""#),
    ("\u{206A}", "\"\u{206A}\""), ("👩\u{200D}🍳\u{200E}\u{200F}", "\"👩\u{200D}🍳\u{200E}\u{200F}\""),
    ("é€🍕\u{10FFFF}", "\"é€🍕\u{10FFFF}\""),
    ("\u{C2}\u{80A8}\u{1F028}", "\"\u{C2}\u{80A8}\u{1F028}\""),
  ])
  func `strings`(_ string: String, _ expected: String) {
    #expect(text(.string(string)) == expected)
    #expect(text(.object([string: 1])) == "{\(expected):1}")
  }

  @Test func `every character stands as itself or as its own escape`() throws {
    let hidden: [ClosedRange<UInt32>] = [
      0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069,
    ]
    for value in 0...0x3000 as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let written = text(.string(String(scalar))).dropFirst().dropLast()
      let isEscaped = written.hasPrefix("\\")
      let shouldBe = hidden.contains { $0.contains(value) } || scalar == "\"" || scalar == "\\"
      if isEscaped != shouldBe { Issue.record("U+\(String(value, radix: 16)): \(written)") }
    }
  }

  @Test func `a character is escaped wherever it stands`() {
    let characters: [Unicode.Scalar] = [
      "\u{0}", "\n", "\u{1F}", " ", "\"", "\\", "~", "\u{7F}", "\u{80}", "\u{9F}", "\u{A0}", "é",
      "\u{2020}",
      "\u{2028}", "\u{202E}", "東", "🍕",
    ]
    for character in characters {
      let own = text(.string(String(character))).dropFirst().dropLast()
      for length in 0...26 {
        for place in 0...length {
          let (before, behind) = (
            String(repeating: "a", count: place), String(repeating: "é", count: length - place)
          )
          #expect(
            text(.string(before + String(character) + behind))
              == "\"" + before + own + behind + "\"")
        }
      }
    }
  }

  @Test(arguments: [0, 7, 10, 99, 1_234_567_890, -1, -10, Int.max, Int.min])
  func `whole numbers`(_ number: Int) { #expect(text(.integer(Int64(number))) == "\(number)") }

  @Test func `several values one after the other`() {
    var writer = JSONWriter()
    writer.write(1)
    writer.write("a")
    #expect(writer.bytes == Array(#"1"a""#.utf8))
  }
}
