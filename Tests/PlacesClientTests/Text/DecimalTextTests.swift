import Testing

@testable import PlacesClient

@Suite struct `Decimal text` {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (120.0, "120"), (40.7, "40.7"),
      (40.417881799999996, "40.417881799999996"), (-3.7983548, "-3.7983548"),
      (0.0001, "0.0001"), (0.00001, "0.00001"), (-0.000012, "-0.000012"),
      (1e-10, "0.0000000001"), (1.5e-7, "0.00000015"), (1e16, "10000000000000000"),
      (1.2345e20, "123450000000000000000"), (12_345_678_901_234_568, "12345678901234568"),
      (1e22, "10000000000000000000000"), (0.1 + 0.2, "0.30000000000000004"),
      (50_000, "50000"), (1234567.875, "1234567.875"),
    ] as [(Double, String)])
  func `numbers in plain digits`(_ number: Double, _ text: String) {
    #expect(DecimalText.format(number) == text)
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("007", 7), ("1.50", 1.5), (".5", 0.5), ("-.5", -0.5), ("+12.25", 12.25),
      ("-33.87", -33.87), ("40.417881799999996", 40.417881799999996),
    ] as [(String, Double)])
  func `texts that are decimals`(_ text: String, _ number: Double) {
    #expect(DecimalText.parse(text) == number)
  }

  @Test(arguments: [
    "", "-", "+", ".", "-.", "5.", "1..2", "1.2.3", "1e5", "1E5", "0x1F", "nan", "NaN", "inf",
    "-inf", "infinity", "1_000", "1,5", " 1", "1 ", "--1", "+-1", "1-", "٣", "１", "½", "1\u{301}",
    "−1",
  ])
  func `texts that are none`(_ text: String) {
    #expect(DecimalText.parse(text) == nil)
  }

  @Test func `the largest and smallest numbers read back`() {
    for number in [
      Double.greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
      -.leastNonzeroMagnitude, .leastNormalMagnitude, 0.1.nextUp, 90.0.nextDown,
    ] {
      #expect(DecimalText.parse(DecimalText.format(number)) == number)
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `any number is written without an exponent and reads back the same`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2500 {
      let number = Double(bitPattern: generator.next())
      guard number.isFinite else { continue }
      let text = DecimalText.format(number)
      let isPlain = text.utf8.allSatisfy { $0.isASCIIDigit || "-.".utf8.contains($0) }
      let isTidy = !text.contains(".") || !(text.hasSuffix("0") || text.hasSuffix("."))
      if !isPlain || !isTidy || DecimalText.parse(text) != number || Double(text) != number {
        Issue.record("\(number.bitPattern) became \(text)")
        return
      }
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `numbers as large as coordinates keep every bit`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed &+ 100)
    for _ in 0..<2500 {
      let number = Double.random(in: -180...180, using: &generator)
      if DecimalText.parse(DecimalText.format(number)) != number {
        Issue.record("\(number) became \(DecimalText.format(number))")
        return
      }
    }
  }
}
