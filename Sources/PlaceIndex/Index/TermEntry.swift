/// What a block holds of a term.
struct TermEntry {
  /// Bytes it shares with the term before.
  var shared: Int
  /// Bytes it has behind them.
  var added: Int
  /// Where in the block those begin.
  var suffix: Int
  /// Bytes of its postings.
  var postings: Int
}

extension ByteCursor {
  /// The next term of a block; nothing behind the last, or when it cannot be read.
  @inline(__always)
  mutating func entry() -> TermEntry? {
    // Nearly always both lengths are in one byte, and so is the third.
    let pair = view[offset]
    let (shared, added) = (Int(pair >> 4), Int(pair & 15))
    let postings = view[offset &+ 1 &+ added]
    if shared < 15, added < 15, postings < 128, offset &+ 1 &+ added < view.count {
      defer { skip(added &+ 2) }
      return TermEntry(
        shared: shared, added: added, suffix: offset &+ 1, postings: Int(postings))
    }
    return longEntry()
  }

  @inline(never)
  private mutating func longEntry() -> TermEntry? {
    guard !isAtEnd else { return nil }
    let (shared, added) = lengths()
    let suffix = offset
    skip(added)
    let postings = varint()
    // Lengths of a damaged file must not wrap.
    guard !failed, shared <= view.count, added <= view.count else { return nil }
    return TermEntry(shared: shared, added: added, suffix: suffix, postings: postings)
  }

  /// Two lengths in a byte, or in varints when one of them is 15 or more.
  @inline(__always)
  private mutating func lengths() -> (shared: Int, added: Int) {
    let pair = byte()
    let shared = pair >> 4 == 15 ? varint() : Int(pair >> 4)
    let added = pair & 15 == 15 ? varint() : Int(pair & 15)
    return (shared, added)
  }
}
