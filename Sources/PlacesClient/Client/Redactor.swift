/// Masks an API key in bytes that came from outside, in every spelling a server might echo it in.
///
/// A character of the key counts when it stands plainly or in one of the spellings of ``SpelledByte``, which may be mixed.
/// The key in base64 is masked too, alone or inside of something that was encoded with it. What has the shape of a Google
/// key is masked as well, whosever it is.
struct Redactor: Sendable {
  /// Keys shorter than this are not looked for: masking them would destroy answers, and no real key is that short.
  static let shortestKey = 8

  private let needles: [Needle]
  /// Which keys can start with a byte, a bit each.
  private let starts: [UInt8]
  /// Which keys can have a byte behind their first one.
  private let follows: [UInt8]

  /// Prepares to look for a key; without one, or with a very short one, only keys of Google's shape are found.
  init(_ key: APIKey?) {
    let key = key?.withText { Array($0.utf8) } ?? []
    needles =
      key.count < Self.shortestKey
      ? [] : [Needle(key)] + Base64Needle.alignments(of: key).map { Needle(base64: $0) }
    var starts = [UInt8](repeating: 0, count: 256)
    // The first bit is for first characters that are spelled otherwise: anything can follow in their spellings.
    var follows = [UInt8](repeating: 1, count: 256)
    if !needles.isEmpty { for byte in SpelledByte.openings { starts[Int(byte)] = 1 } }
    var bit: UInt8 = 2
    for needle in needles + [Needle(Array("AI".utf8))] {
      for byte in needle.plain(at: 0) { starts[Int(byte)] |= bit }
      for byte in SpelledByte.openings + needle.plain(at: 1) { follows[Int(byte)] |= bit }
      bit <<= 1
    }
    self.starts = starts
    self.follows = follows
  }

  /// Returns a text with every key replaced by ``APIKey/mask``.
  func redact(_ text: String) -> String {
    var text = text
    let isClean = text.withUTF8 { unsafe candidate(in: $0, from: 0) == nil }
    return isClean ? text : String(decoding: redact(Array(text.utf8)), as: UTF8.self)
  }

  /// Returns bytes with every key replaced by ``APIKey/mask``.
  ///
  /// - Complexity: O(n) in the number of bytes, as long as they do not repeat the start of the key over and over.
  func redact(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    var copied = 0
    var index = 0
    while let start = candidate(in: bytes, from: index) {
      guard let end = endOfKey(in: bytes, at: start) else {
        index = start + 1
        continue
      }
      output += bytes[copied..<start]
      output += APIKey.mask.utf8
      copied = end
      index = end
    }
    return copied == 0 ? bytes : output + bytes[copied...]
  }

  private func candidate(in bytes: [UInt8], from first: Int) -> Int? {
    unsafe bytes.withUnsafeBufferPointer { unsafe candidate(in: $0, from: first) }
  }

  /// The next index where two bytes stand that a key can begin with.
  private func candidate(in bytes: UnsafeBufferPointer<UInt8>, from first: Int) -> Int? {
    unsafe starts.withUnsafeBufferPointer { starts in
      unsafe follows.withUnsafeBufferPointer { follows in
        var index = first
        // No key is one byte long.
        let last = bytes.count - 1
        while index < last {
          // Most bytes begin none.
          let keys = unsafe starts[Int(bytes[index])]
          if keys != 0, unsafe keys & follows[Int(bytes[index &+ 1])] != 0 { return index }
          index &+= 1
        }
        return nil
      }
    }
  }

  /// The index behind a key that starts at `start`, or `nil`.
  private func endOfKey(in bytes: [UInt8], at start: Int) -> Int? {
    if let end = Self.endOfGoogleKey(in: bytes, at: start) { return end }
    for needle in needles {
      if let end = needle.end(in: bytes, at: start) { return end }
    }
    return nil
  }

  /// `AIza` and 35 letters, digits, `-` or `_`.
  private static func endOfGoogleKey(in bytes: [UInt8], at start: Int) -> Int? {
    let end = start + 39
    guard end <= bytes.count, bytes[start...].starts(with: "AIza".utf8),
      bytes[start..<end].allSatisfy({
        $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      })
    else { return nil }
    return end
  }
}

/// A sequence of bytes that is looked for in all its spellings.
private struct Needle: Sendable {
  private let bytes: [UInt8]
  private let isBase64: Bool

  /// A key.
  init(_ key: [UInt8]) {
    bytes = key
    isBase64 = false
  }

  /// Digits of base64 in the standard alphabet.
  init(base64 digits: [UInt8]) {
    bytes = digits
    isBase64 = true
  }

  /// The plain bytes that can stand at a position of it.
  func plain(at position: Int) -> [UInt8] {
    guard bytes.indices.contains(position) else { return [] }
    return isBase64 ? Base64Needle.variants(of: bytes[position]) : [bytes[position]]
  }

  /// The index behind an occurrence that starts at `start`, or `nil`.
  func end(in text: [UInt8], at start: Int) -> Int? {
    guard var end = end(in: text, at: start, from: 0) else { return nil }
    if isBase64 {
      // The last digits depend on what follows the key, so the rest of the run goes too.
      while end < text.count, Base64Needle.isDigit(text[end]) { end += 1 }
    }
    return end
  }

  private func end(in text: [UInt8], at start: Int, from first: Int) -> Int? {
    var index = start
    for position in first..<bytes.count {
      guard index < text.count else { return nil }
      // A key can hold a "%" itself, so "%2525" may be one of its characters, three or five: the longest spelling that
      // leads to the key's end counts.
      for spelled in SpelledByte.readings(of: text, at: index)
      where equals(spelled.value, bytes[position]) {
        if let end = end(in: text, at: spelled.end, from: position + 1) { return end }
      }
      guard equals(text[index], bytes[position]) else { return nil }
      index += 1
    }
    return index
  }

  private func equals(_ byte: UInt8, _ wanted: UInt8) -> Bool {
    byte == wanted || isBase64 && Base64Needle.standard(byte) == wanted
  }
}
