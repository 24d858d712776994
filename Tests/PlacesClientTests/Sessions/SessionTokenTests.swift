import PlacesClient
import Testing

@Suite struct `Session tokens` {
  @Test(arguments: [
    "6f0c1d8e-4b7a-4f52-9a3e-2d5c8b1f7e04", "A", "-", "_", "AZaz09-_",
    "0123456789abcdef0123456789abcdef0123",
  ])
  func `what both services take`(_ text: String) throws {
    #expect(try SessionToken(text).text == text)
    #expect(try SessionToken(text).description == text)
  }

  @Test(arguments: [
    "two words", "😀", "é", "a=", "a+b", "a/b", " a", "a\n", "0123456789abcdef0123456789abcdef01234",
    String(repeating: "a", count: 200), "a.b", "a%2D",
  ])
  func `what the New API refuses`(_ text: String) {
    #expect(throws: ValueError.malformed(.sessionToken, value: text)) { try SessionToken(text) }
  }

  @Test func `an empty one is not the same as none`() {
    #expect(throws: ValueError.blank(.sessionToken)) { try SessionToken("") }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `a fresh one is a UUID of version 4`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var texts: Set<String> = []
    for _ in 0..<500 {
      let text = SessionToken.fresh(using: &generator).text
      try #require(try SessionToken(text).text == text)
      let parts = text.split(separator: "-", omittingEmptySubsequences: false)
      #expect(parts.map(\.count) == [8, 4, 4, 4, 12])
      #expect(text.allSatisfy { "0123456789abcdef-".contains($0) })
      #expect(parts[2].first == "4")
      #expect(parts[3].first.map { "89ab".contains($0) } == true)
      texts.insert(text)
    }
    #expect(texts.count == 500)
  }

  @Test func `all other bits are the generator's`() {
    struct Constant: RandomNumberGenerator {
      var value: UInt64
      mutating func next() -> UInt64 { value }
    }
    var zeros = Constant(value: 0)
    var ones = Constant(value: .max)
    #expect(SessionToken.fresh(using: &zeros).text == "00000000-0000-4000-8000-000000000000")
    #expect(SessionToken.fresh(using: &ones).text == "ffffffff-ffff-4fff-bfff-ffffffffffff")
  }

  @Test func `the system's generator gives another each time`() {
    #expect(Set((0..<100).map { _ in SessionToken.fresh() }).count == 100)
  }
}
