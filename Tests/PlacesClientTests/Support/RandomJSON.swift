import PlacesClient

extension JSONValue {
  /// A random value of at most a few levels.
  static func random(using generator: inout some RandomNumberGenerator, depth: Int = 0) -> JSONValue
  {
    switch Int.random(in: 0..<(depth < 3 ? 8 : 6), using: &generator) {
    case 0: return .null
    case 1: return .bool(.random(using: &generator))
    case 2:
      return .integer(
        Int64(bitPattern: generator.next()) >> Int64.random(in: 0..<64, using: &generator))
    case 3: return .number(.random(in: -180...180, using: &generator) + 0.000_01)
    case 4, 5: return .string(randomText(using: &generator))
    case 6:
      return .array(
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in
          random(using: &generator, depth: depth + 1)
        })
    default:
      var object = JSONObject()
      for number in 0..<Int.random(in: 0...4, using: &generator) {
        object.append(
          "\(number)" + randomText(using: &generator), random(using: &generator, depth: depth + 1))
      }
      return .object(object)
    }
  }

  private static func randomText(using generator: inout some RandomNumberGenerator) -> String {
    let pieces = [
      "a", "Zoë", "🍕", "\"", "\\", "/", "\n", "\u{0}", "\u{7F}", "\u{9B}", "\u{2028}", "\u{202E}",
      "\u{2066}", "e\u{301}", "\u{200D}", "{", "]", ",", ":", "\u{FFFD}", "\u{10FFFF}",
    ]
    return (0..<Int.random(in: 0...5, using: &generator))
      .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }
}

extension [UInt8] {
  /// Changes a few bytes: replaced, removed, doubled, cut off, or set to what JSON is sensitive to.
  mutating func mutate(using generator: inout some RandomNumberGenerator, times: Int? = nil) {
    let sensitive = Array("\"\\{}[],:-0e.u".utf8) + [0x00, 0x0A, 0x80, 0xC3, 0xED, 0xFF]
    for _ in 0..<(times ?? Int.random(in: 1...4, using: &generator)) {
      guard let index = indices.randomElement(using: &generator) else { return }
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: self[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: remove(at: index)
      case 2: insert(self[index], at: index)
      case 3: removeLast(Swift.min(count, Int.random(in: 1...3, using: &generator)))
      case 4: self[index] = sensitive.randomElement(using: &generator) ?? 0
      default: insert(sensitive.randomElement(using: &generator) ?? 0, at: index)
      }
    }
  }
}
