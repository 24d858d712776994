/// The letters that may be put into a word or taken for one of its own: those of the same 256 scalars as one of the word's.
///
/// Nobody types a Greek letter for a Latin one.
struct TypoLetters {
  /// The numbers of the 256 scalars.
  private let blocks: [UInt32]
  /// By byte, whether such a letter begins so in UTF-8.
  private let leads: [Bool]

  /// - Parameter word: The letters of the word.
  init(_ word: [UInt32]) {
    blocks = Set(word.map { $0 >> 8 }).sorted()
    var leads = [Bool](repeating: false, count: 256)
    for block in blocks {
      // Letters that begin with the same byte are 64 or more in a row.
      for letter in stride(from: block << 8, to: (block + 1) << 8, by: 64) {
        leads[Int(UTF8Letter.lead(of: letter))] = true
      }
      if block == 0 {
        for letter in 0..<0x80 { leads[letter] = true }
      }
    }
    self.leads = leads
  }

  /// Whether a letter is one of them.
  @inline(__always)
  func contains(_ letter: UInt32) -> Bool {
    // There is one block in most words.
    for block in blocks where block == letter >> 8 { return true }
    return false
  }

  /// The first of them above a letter that is none; nothing when there is none.
  func first(above letter: UInt32) -> UInt32? {
    blocks.first { $0 > letter >> 8 }.map { $0 << 8 }
  }

  /// Whether one of them begins with a byte.
  @inline(__always)
  func mayBegin(with byte: UInt8) -> Bool { leads[Int(byte)] }
}
