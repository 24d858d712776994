/// Words within words of scripts that are written without blanks.
///
/// A name such as 大東京市場 is one word, and a query for a part of it has to find it: besides the word itself, the places hold
/// its ends, 東京市場, 京市場 and 市場, each of which a query may begin.
enum InnerWords {
  /// What is looked at for ends of words.
  enum Scope {
    /// The name: words of all these scripts.
    case name
    /// Another name, of which towns have dozens: shorter words that begin with a letter of these scripts, but no kana.
    case otherName

    /// The longest word that is looked at, in letters.
    var mostLetters: Int { self == .name ? 32 : 4 }
  }

  /// The shortest end that counts, in letters.
  static let leastLetters = 2

  /// How a letter stands in words that have no blanks between them.
  private enum Letter {
    /// Of a script with blanks, or a digit.
    case spaced
    case unspaced
    case kana
    /// A vowel sign or mark, with which no word begins.
    case mark
  }

  /// The least scalar that is not spaced.
  static let first: UInt32 = 0x0E00

  private static func letter(_ value: UInt32) -> Letter {
    switch value {
    case ..<first: .spaced
    case 0x0E30...0x0E3A, 0x0E45, 0x0E47...0x0E4E, 0x0EB0...0x0EBC, 0x0EC8...0x0ECE: .mark
    case 0x17B4...0x17D3, 0x17DD, 0x30FC, 0x3099...0x309C: .mark
    case 0x0E00...0x0EFF, 0x1780...0x17FF: .unspaced
    case 0x3041...0x30FF, 0x31F0...0x31FF: .kana
    case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: .unspaced
    case 0x20000...0x3FFFF: .unspaced
    default: .spaced
    }
  }

  /// Whether a letter is of a script without blanks.
  static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool { letter(scalar.value) != .spaced }

  /// Finds where the ends of a folded word begin that are words too.
  ///
  /// - Parameters:
  ///   - bytes: What the word is a part of, in UTF-8.
  ///   - word: The part.
  ///   - scope: What the word is of.
  ///   - body: Gets the offset in `bytes` of each.
  static func forEachStart(
    in bytes: [UInt8], _ word: Range<Int>, _ scope: Scope, _ body: (Int) -> Void
  ) {
    guard scope == .name || bytes[word.lowerBound] >= 0xE0 else { return }
    var letters = 0
    for index in word where bytes[index] & 0xC0 != 0x80 { letters &+= 1 }
    guard letters > leastLetters, letters <= scope.mostLetters else { return }
    var before = Letter.spaced
    var index = word.lowerBound
    for place in 0...letters - leastLetters {
      let (value, length) = scalar(bytes, index)
      let own = letter(value)
      if place == 0, scope == .otherName, own != .unspaced { return }
      if place > 0, own != .mark, own != .spaced || before != .spaced { body(index) }
      before = own
      index += length
    }
  }

  /// A scalar of a folded word, which is UTF-8, and its length.
  private static func scalar(_ bytes: [UInt8], _ index: Int) -> (value: UInt32, length: Int) {
    let lead = bytes[index]
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = UInt32(lead) & (length == 1 ? 0x7F : 0xFF >> UInt32(length + 1))
    for offset in stride(from: 1, to: length, by: 1) {
      value = value << 6 | UInt32(bytes[index + offset] & 63)
    }
    return (value, length)
  }
}
