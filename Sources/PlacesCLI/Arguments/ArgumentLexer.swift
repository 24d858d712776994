/// A word of the command line, or a part of one, before anyone decides what it means.
enum Token: Sendable, Hashable {
  /// One letter of a group such as `-qv`.
  case short(Character)
  /// The name of a word such as `--limit` or `--limit=5`, without the dashes.
  case long(String)
  /// A word that is no option.
  case positional(String)
}

/// Splits words into tokens and knows the name of no option.
///
/// The caller, who knows which options take a value, asks for one with ``value(metavar:)`` right after the token. A value
/// that was attached and never asked for is reported by the next call of ``next()``, so a flag refuses `--flag=x`
/// without code of its own. A word such as `-33.87,151.21` is always a positional, because no option starts with a digit
/// or a point.
struct ArgumentLexer: Sendable {
  private enum State: Sendable {
    case ready
    /// `--name=value` was read as far as the name.
    case attached(String)
    /// `-abc` was read; these letters are left.
    case group(Substring.UnicodeScalarView)
    /// `--` was read.
    case positionalsOnly
  }

  private let words: [String]
  private var index = 0
  private var state = State.ready

  /// The option last returned, as it was typed: `--limit` or `-n`.
  private(set) var option = ""

  /// Creates a lexer over the words after the program's name.
  init(_ words: [String]) { self.words = words }

  /// How many words were read, wholly or in part.
  var consumed: Int { index }

  /// Reads the next token, or returns nil at the end.
  ///
  /// - Throws: `UsageError.unexpectedValue` when the option before had a value attached and nobody asked for it.
  mutating func next() throws(UsageError) -> Token? {
    switch state {
    case .attached(let value):
      state = .ready
      throw .unexpectedValue(option: option, value: value)
    case .group(let letters):
      if let token = try nextLetter(letters) { return token }
    case .ready, .positionalsOnly: break
    }
    guard let word = nextWord() else { return nil }
    if case .positionalsOnly = state { return .positional(word) }
    return try token(for: word)
  }

  /// Reads the value of the option just returned: what is attached to it, else the next word whatever it looks like.
  ///
  /// - Throws: `UsageError.missingValue` when there is no next word.
  mutating func value(metavar: String) throws(UsageError) -> String {
    switch state {
    case .attached(let value):
      state = .ready
      return value
    case .group(let letters) where !letters.isEmpty:
      state = .ready
      return String(letters.first == "=" ? letters.dropFirst() : letters)
    case .ready, .group, .positionalsOnly:
      if case .group = state { state = .ready }
      guard let word = nextWord() else {
        throw .missingValue(option: option, metavar: metavar)
      }
      return word
    }
  }

  private mutating func nextWord() -> String? {
    guard index < words.count else { return nil }
    defer { index += 1 }
    return words[index]
  }

  private mutating func nextLetter(_ letters: Substring.UnicodeScalarView) throws(UsageError)
    -> Token?
  {
    guard let letter = letters.first else {
      state = .ready
      return nil
    }
    if letter == "=" {
      state = .ready
      throw .unexpectedValue(option: option, value: String(letters.dropFirst()))
    }
    state = .group(letters.dropFirst())
    option = "-" + String(letter)
    return .short(Character(letter))
  }

  private mutating func token(for word: String) throws(UsageError) -> Token? {
    let scalars = word.unicodeScalars
    guard scalars.first == "-", let second = scalars.dropFirst().first else {
      return .positional(word)
    }
    switch second {
    case "0"..."9", ".": return .positional(word)
    case "-" where scalars.count == 2:
      state = .positionalsOnly
      return nextWord().map(Token.positional)
    case "-":
      let body = scalars.dropFirst(2)
      guard let equals = body.firstIndex(of: "=") else {
        option = word
        return .long(String(body))
      }
      state = .attached(String(body[equals...].dropFirst()))
      option = "--" + String(body[..<equals])
      return .long(String(body[..<equals]))
    case "=":
      // `-=x` has no letter at all; it is named as a whole rather than split.
      option = word
      return .long(word)
    default:
      return try nextLetter(scalars.dropFirst())
    }
  }
}
