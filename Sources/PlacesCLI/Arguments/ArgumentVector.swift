/// The words after the program's name, checked to be text.
struct ArgumentVector: Sendable, ExpressibleByArrayLiteral {
  /// The words; bytes that are not UTF-8 are replacement characters in here.
  let words: [String]
  /// The mistake of having a word that is not UTF-8, the first one.
  let error: UsageError?

  /// Creates a vector of words.
  init(_ words: [String]) {
    self.words = words
    error = nil
  }

  /// Creates a vector of words.
  init(arrayLiteral words: String...) { self.init(words) }

  /// Creates a vector from the bytes of each word.
  init(bytes: [[UInt8]]) {
    let words = bytes.map { String(decoding: $0, as: UTF8.self) }
    self.words = words
    // A replacement character that was typed as such has its own three bytes; one that was put in has fewer or others.
    let invalid = zip(bytes, words).enumerated().first { !$1.0.elementsEqual($1.1.utf8) }
    error = invalid.map { .notUnicode(position: $0.offset + 1, text: $0.element.1) }
  }

  /// Those of this process.
  static var process: ArgumentVector {
    var bytes: [[UInt8]] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let word = unsafe CommandLine.unsafeArgv[index] else { break }
      let text = unsafe UnsafeBufferPointer(start: word, count: wordLength(word))
      bytes.append(unsafe text.map { UInt8(bitPattern: $0) })
    }
    return ArgumentVector(bytes: bytes)
  }

  private static func wordLength(_ word: UnsafePointer<CChar>) -> Int {
    var length = 0
    while unsafe word[length] != 0 { length += 1 }
    return length
  }
}
