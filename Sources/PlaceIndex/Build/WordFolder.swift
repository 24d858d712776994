/// Folds UTF-8 text to words as ``Folding`` does, without saying where each letter comes from: for building.
struct WordFolder {
  /// What single scalars of the first plane become, as far as asked: 0 is not known yet.
  private var known = [UInt32](repeating: 0, count: 0x10000)
  /// The bytes of all words of the texts folded since the last `clear()`.
  private(set) var bytes: [UInt8] = []
  /// Where each word ends in `bytes`.
  private(set) var ends: [Int] = []
  /// Whether bytes of the texts folded since the last `clear()` were no UTF-8.
  private(set) var hasInvalid = false
  /// Whether a letter of them may be of a script without blanks.
  private(set) var mayHaveInner = false
  private var letters = 0
  private var run = 0
  private var lastScalar: UInt32 = 0
  private var lastStart = 0

  private enum Step {
    static let keep: UInt32 = 1 << 24
    static let drop: UInt32 = 2 << 24
    static let separate: UInt32 = 3 << 24
    static let apostrophe: UInt32 = 4 << 24
    static let dot: UInt32 = 5 << 24
    static let replace: UInt32 = 6 << 24
    static let expand: UInt32 = 7 << 24
  }

  /// Forgets all words.
  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    hasInvalid = false
    mayHaveInner = false
  }

  /// Folds a part of a buffer; the result is in `bytes` and `ends` until the next call.
  mutating func fold(_ text: [UInt8], _ range: Range<Int>) {
    clear()
    add(text, range)
  }

  /// Folds a part of a buffer, and adds its words to those that are there.
  mutating func add(_ text: [UInt8], _ range: Range<Int>) {
    letters = 0
    run = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = text[index]
      if byte < 0x80 {
        if Self.isPlain(byte) {
          let start = index
          repeat { index &+= 1 } while index < range.upperBound && Self.isPlain(text[index])
          addPlain(text, start..<index)
          continue
        }
        index += 1
        if byte == 0x20 {
          endWord()
        } else {
          take(UInt32(byte))
        }
        continue
      }
      let (scalar, length) = Self.decode(text, index, range.upperBound)
      index += length
      if length == 1 { hasInvalid = true }
      if scalar >= InnerWords.first { mayHaveInner = true }
      take(scalar)
    }
    endWord()
  }

  /// A scalar of a text in UTF-8; U+FFFD of one byte where there is none.
  private static func decode(_ text: [UInt8], _ index: Int, _ end: Int) -> (UInt32, Int) {
    let lead = text[index]
    let length = lead >= 0xF0 && lead < 0xF5 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC2, lead < 0xF5, index + length <= end else { return (0xFFFD, 1) }
    var scalar = UInt32(lead) & (length == 2 ? 31 : length == 3 ? 15 : 7)
    for offset in 1..<length {
      let byte = text[index + offset]
      guard byte & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      scalar = scalar << 6 | UInt32(byte & 63)
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard scalar >= least, scalar <= 0x10FFFF, !(0xD800...0xDFFF).contains(scalar) else {
      return (0xFFFD, 1)
    }
    return (scalar, length)
  }

  private mutating func take(_ scalar: UInt32) {
    let step: UInt32
    if scalar < 0x10000 {
      let found = known[Int(scalar)]
      if found != 0 {
        step = found
      } else {
        step = Self.step(scalar)
        known[Int(scalar)] = step
      }
    } else {
      step = Self.step(scalar)
    }
    switch step & 0xFF00_0000 {
    case Step.keep: add(scalar)
    case Step.replace: add(step & 0xFF_FFFF)
    case Step.drop: break
    case Step.separate: endWord()
    case Step.apostrophe:
      if letters == 1, lastScalar == 0x6C || lastScalar == 0x64 { endWord() }
    case Step.dot:
      if run == 1, !(0x30...0x39).contains(lastScalar) { run = 0 } else { endWord() }
    default: expand(scalar)
    }
  }

  private static func step(_ value: UInt32) -> UInt32 {
    guard let scalar = Unicode.Scalar(value) else { return Step.drop }
    switch Folding.action(for: scalar) {
    case .keep: return Step.keep
    case .drop: return Step.drop
    case .separate: return Step.separate
    case .apostrophe: return Step.apostrophe
    case .dot: return Step.dot
    case .replace(let other): return Step.replace | other.value
    case .expand: return Step.expand
    }
  }

  private mutating func expand(_ value: UInt32) {
    guard let scalar = Unicode.Scalar(value), case .expand(let range) = Folding.action(for: scalar)
    else { return }
    for other in String(decoding: Folding.expansions[range], as: UTF8.self).unicodeScalars {
      if other == " " { endWord() } else { add(other.value) }
    }
  }

  /// Whether a byte is a letter or digit of ASCII.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
  }

  /// Adds letters and digits of ASCII; the bit that makes a letter small is set in digits anyway.
  @inline(__always)
  private mutating func addPlain(_ text: [UInt8], _ range: Range<Int>) {
    let start = bytes.count
    bytes.append(text, range)
    unsafe bytes.withUnsafeMutableBufferPointer { bytes in
      for index in start..<start &+ range.count { unsafe bytes[index] |= 0x20 }
    }
    lastStart = start &+ range.count &- 1
    lastScalar = UInt32(text[range.upperBound &- 1] | 0x20)
    letters &+= range.count
    run &+= range.count
  }

  private mutating func add(_ value: UInt32) {
    if letters > 0, lastScalar >= 0x1100, let last = Unicode.Scalar(lastScalar),
      let scalar = Unicode.Scalar(value), let syllable = Composition.composed(last, scalar)
    {
      bytes.removeLast(bytes.count - lastStart)
      lastScalar = syllable.value
      appendUTF8(syllable.value)
      return
    }
    lastStart = bytes.count
    lastScalar = value
    appendUTF8(value)
    letters += 1
    run += 1
  }

  private mutating func appendUTF8(_ value: UInt32) {
    switch value {
    case 0..<0x80: bytes.append(UInt8(value))
    case 0x80..<0x800:
      bytes.append(UInt8(0xC0 | value >> 6))
      bytes.append(UInt8(0x80 | value & 63))
    case 0x800..<0x10000:
      bytes.append(UInt8(0xE0 | value >> 12))
      bytes.append(UInt8(0x80 | value >> 6 & 63))
      bytes.append(UInt8(0x80 | value & 63))
    default:
      bytes.append(UInt8(0xF0 | value >> 18 & 7))
      bytes.append(UInt8(0x80 | value >> 12 & 63))
      bytes.append(UInt8(0x80 | value >> 6 & 63))
      bytes.append(UInt8(0x80 | value & 63))
    }
  }

  private mutating func endWord() {
    if letters > 0 {
      ends.append(bytes.count)
    }
    letters = 0
    run = 0
    lastScalar = 0
  }
}
