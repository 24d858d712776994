extension ValueParser<String> {
  /// Text with something to see in it and no control characters.
  static var text: ValueParser {
    ValueParser("TEXT", parse: checkedText).described { $0 }
  }

  /// The name of a file.
  static var path: ValueParser {
    ValueParser("FILE", completion: .file) { text throws(ValueProblem) in
      guard !text.isEmpty else { throw ValueProblem("the name of a file is empty") }
      return text
    }
    .described { $0 }
  }

  /// The name of a folder.
  static var directory: ValueParser {
    ValueParser("FOLDER", completion: .directory, parse: path.parse).described { $0 }
  }

  /// A language tag or a region code by shape: letters, digits and inner hyphens.
  static func tag(_ metavar: String, example: String) -> ValueParser {
    ValueParser(metavar) { text throws(ValueProblem) in
      let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      let isShaped = parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy(isWordByte) }
      guard isShaped, text.utf8.count <= 35 else {
        throw ValueProblem("expected a code such as \(example)")
      }
      return text
    }
    .described { $0 }
  }

  @Sendable private static func checkedText(_ text: String) throws(ValueProblem) -> String {
    if let control = text.unicodeScalars.first(where: Sanitizer.isUnsafe) {
      throw ValueProblem(
        "holds the control character \(codePoint(control))", remedy: "remove that character")
    }
    let isBlank = text.unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
    }
    guard !isBlank else {
      throw ValueProblem(text.isEmpty ? "the text is empty" : "the text is blank")
    }
    return text
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension ValueParser<Int> {
  /// A whole number in decimal digits, within a range; nothing is rounded or clamped.
  static func integer(in range: ClosedRange<Int>) -> ValueParser {
    ValueParser("N") { text throws(ValueProblem) in
      let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
      let isNumber =
        !digits.isEmpty
        && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard isNumber, let number = Int(text), range.contains(number) else {
        let bounds =
          range.upperBound == .max
          ? "of at least \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
        throw ValueProblem("expected a whole number \(bounds)")
      }
      return number
    }
    .described { String($0) }
  }
}

extension ValueParser where Value: CaseIterable & RawRepresentable<String> & Sendable {
  /// One of the names of an enum; a wrong one is answered with the right ones.
  static func choice(of type: Value.Type = Value.self, _ metavar: String) -> ValueParser {
    ValueParser(
      metavar, choices: type.allCases.map(\.rawValue), completion: .choices
    ) { text throws(ValueProblem) in
      if let value = type.init(rawValue: text) { return value }
      let names = type.allCases.map(\.rawValue)
      let nearest = Suggestion.nearest(to: text, among: names)
      throw ValueProblem(
        "expected one of \(names.joined(separator: ", "))",
        remedy: nearest.map { "did you mean \($0)?" })
    }
    .described { $0.rawValue }
  }
}
