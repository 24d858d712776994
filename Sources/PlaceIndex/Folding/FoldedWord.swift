/// A folded word and where each of its letters stands in the text it was made from.
struct FoldedWord: Sendable, Hashable {
  /// One folded scalar.
  struct Letter: Sendable, Hashable {
    var scalar: Unicode.Scalar
    /// The scalars of the source text it came from, with the combining marks that follow.
    var source: Range<Int>
  }

  var letters: [Letter]

  /// The word in UTF-8.
  var utf8: [UInt8] {
    var out: [UInt8] = []
    for letter in letters {
      out.append(contentsOf: UTF8.encode(letter.scalar) ?? UTF8.encodedReplacementCharacter)
    }
    return out
  }
}

/// A text cut into folded words, their letters in one piece.
public struct FoldedText: Sendable, Hashable {
  /// The letters of all words, one word after another.
  fileprivate(set) var letters: [FoldedWord.Letter] = []
  /// By word where its letters end.
  fileprivate var ends: [Int] = []
  /// How many scalars the text has.
  fileprivate(set) var length = 0

  /// Folds nothing yet.
  fileprivate init() {}

  /// Folds a text.
  public init(_ text: String) { self = Folding.folded(text) }

  /// This text with another one behind it, as if both had been folded together.
  ///
  /// - Parameters:
  ///   - other: What comes behind.
  ///   - gap: What stands between them: a text that separates words, such as a comma.
  /// - Returns: The whole text, folded.
  public func followed(by other: FoldedText, after gap: String) -> FoldedText {
    let shift = length + gap.unicodeScalars.count
    var whole = self
    whole.letters.reserveCapacity(letters.count + other.letters.count)
    for letter in other.letters {
      let source = letter.source.lowerBound + shift..<letter.source.upperBound + shift
      whole.letters.append(FoldedWord.Letter(scalar: letter.scalar, source: source))
    }
    for end in other.ends { whole.ends.append(letters.count + end) }
    whole.length = shift + other.length
    return whole
  }

  /// How many words there are.
  var count: Int { ends.count }

  /// Where the letters of a word are.
  func letters(ofWord word: Int) -> Range<Int> { (word > 0 ? ends[word - 1] : 0)..<ends[word] }

  /// The words by themselves.
  var words: [FoldedWord] {
    ends.indices.map { FoldedWord(letters: Array(letters[letters(ofWord: $0)])) }
  }
}

/// Cuts a stream of scalars into folded words.
struct WordSplitter {
  private var text = FoldedText()
  /// Where the word in hand begins.
  private var start = 0
  /// Letters since the word began or its last dropped dot: a dot after one letter belongs to an abbreviation (U.S.A.).
  private var run = 0

  /// Begins a text of about so many letters.
  init(room: Int = 0) { text.letters.reserveCapacity(room) }

  /// Takes the next scalar; `index` is its place in the source text.
  mutating func append(_ scalar: Unicode.Scalar, at index: Int) {
    switch Folding.action(for: scalar) {
    case .keep: add(scalar, at: index)
    case .replace(let other): add(other, at: index)
    case .separate: endWord()
    case .drop: extendLast(over: scalar, at: index)
    case .apostrophe:
      // l'Exemple, d'Ivoire: the article is a word. O'Brien, Hawke's: one word.
      if text.letters.count == start + 1 {
        let only = text.letters[start].scalar
        if only == "l" || only == "d" { endWord() }
      }
    case .dot:
      if run == 1, let last, !("0"..."9").contains(text.letters[last].scalar) {
        run = 0
      } else {
        endWord()
      }
    case .expand(let bytes):
      for scalar in String(decoding: Folding.expansions[bytes], as: UTF8.self).unicodeScalars {
        if scalar == " " { endWord() } else { add(scalar, at: index) }
      }
    }
  }

  /// Ends the text after so many scalars and gives it.
  consuming func finish(length: Int) -> FoldedText {
    endWord()
    text.length = length
    return text
  }

  /// The last letter of the word in hand; nothing when it has none.
  private var last: Int? { text.letters.count > start ? text.letters.count - 1 : nil }

  private mutating func endWord() {
    if text.letters.count > start {
      start = text.letters.count
      text.ends.append(start)
    }
    run = 0
  }

  private mutating func add(_ scalar: Unicode.Scalar, at index: Int) {
    if scalar.value >= Composition.least, let last,
      let joined = Composition.composed(text.letters[last].scalar, scalar)
    {
      text.letters[last] = FoldedWord.Letter(
        scalar: joined, source: text.letters[last].source.lowerBound..<index + 1)
      return
    }
    text.letters.append(FoldedWord.Letter(scalar: scalar, source: index..<index + 1))
    run += 1
  }

  /// A combining mark belongs to the letter before it when ranges are shown; other dropped scalars do not.
  private mutating func extendLast(over scalar: Unicode.Scalar, at index: Int) {
    guard let last, text.letters[last].source.upperBound == index else { return }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark:
      text.letters[last].source = text.letters[last].source.lowerBound..<index + 1
    default: break
    }
  }
}

/// Scalars that folding joins to one.
enum Composition {
  /// No scalar below this is joined to the one before it.
  static let least: UInt32 = 0x1161

  /// Gives a kana with its voicing mark, or the Hangul syllable of jamo (Unicode chapter 3.12).
  static func composed(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    let (a, b) = (first.value, second.value)
    if b == 0x3099 || b == 0x309A {
      return voiced(a, steps: b - 0x3098).flatMap(Unicode.Scalar.init)
    }
    if (0x1100...0x1112).contains(a), (0x1161...0x1175).contains(b) {
      return Unicode.Scalar(0xAC00 + ((a - 0x1100) * 21 + (b - 0x1161)) * 28)
    }
    if (0xAC00...0xD7A3).contains(a), (a - 0xAC00) % 28 == 0, (0x11A8...0x11C2).contains(b) {
      return Unicode.Scalar(a + b - 0x11A7)
    }
    return nil
  }

  private static func voiced(_ kana: UInt32, steps: UInt32) -> UInt32? {
    switch kana {
    case 0x30CF, 0x30D2, 0x30D5, 0x30D8, 0x30DB: kana + steps
    case 0x30AB...0x30C1 where steps == 1 && kana % 2 == 1: kana + 1
    case 0x30C4, 0x30C6, 0x30C8: steps == 1 ? kana + 1 : nil
    case 0x30A6: steps == 1 ? 0x30F4 : nil
    default: nil
    }
  }
}
