/// Decodes the entities of HTML text, once.
enum HTMLEntities {
  /// The named entities that occur in attributions and reviews.
  private static let named: [Substring: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "reg": "®", "ndash": "–", "mdash": "—", "hellip": "…", "lsquo": "‘", "rsquo": "’",
    "ldquo": "“", "rdquo": "”", "middot": "·", "bull": "•", "trade": "™",
  ]

  /// Returns `text` with named, decimal and hexadecimal entities replaced; what is none stays as it is.
  static func decode(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let ampersand = rest.firstIndex(of: "&") {
      result += rest[..<ampersand]
      let after = rest[rest.index(after: ampersand)...]
      let name = after.prefix(10).prefix { $0 != ";" && $0 != "&" }
      if after.dropFirst(name.count).first == ";", let character = character(for: name) {
        result.append(character)
        rest = after.dropFirst(name.count + 1)
      } else {
        result.append("&")
        rest = after
      }
    }
    return result + rest
  }

  private static func character(for name: Substring) -> Character? {
    if let known = named[name] { return known }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? digits.dropFirst() : digits
    // The number parser would take a sign.
    guard number.utf8.allSatisfy({ $0.hexDigitValue != nil }) else { return nil }
    return UInt32(number, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
      .map(Character.init)
  }
}
