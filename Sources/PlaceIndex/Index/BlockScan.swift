/// A place in a block, and how the term there compares with a key, worked out without the term's letters before it.
struct BlockScan {
  private var cursor: ByteCursor
  /// Where the postings of the term begin.
  private(set) var postings: Int
  private var postingsLength = 0
  /// Bytes of the term.
  private(set) var length = 0
  /// Bytes of the term that are those of the key.
  private(set) var matched = 0
  /// Whether the term is below the key.
  private(set) var isBelow = false
  /// Whether there is a term here.
  private(set) var isInBlock = true

  @inline(__always)
  init(_ block: ByteView, _ key: [UInt8]) {
    cursor = ByteCursor(block, at: 4)
    postings = Int(block.u32(0))
    take(key, isFirst: true)
  }

  @inline(__always)
  mutating func next(_ key: [UInt8]) {
    postings &+= postingsLength
    take(key, isFirst: false)
  }

  /// Goes on to the first term that is not below the key, or behind the last; how many terms that was.
  ///
  /// The term here must be below the key. Those behind it that share more bytes with the one before than that has of the key
  /// are below it too, which is nearly all of them.
  mutating func skipBelow(_ key: [UInt8]) -> Int {
    var skipped = 1
    var cursor = cursor
    var before = postings &+ postingsLength
    while let entry = cursor.entry() {
      if entry.shared > matched {
        before &+= entry.postings
        skipped &+= 1
        continue
      }
      postings = before
      self.take(entry, key, isFirst: false)
      self.cursor = cursor
      if !isBelow { return skipped }
      before = postings &+ postingsLength
      skipped &+= 1
    }
    self.cursor = cursor
    end()
    return skipped
  }

  /// Where its postings end.
  var postingsEnd: Int { postings &+ postingsLength }

  /// There is no term here, or none that can be read.
  private mutating func end() {
    isInBlock = false
    isBelow = false
    matched = 0
    length = 0
    postingsLength = 0
  }

  @inline(__always)
  private mutating func take(_ key: [UInt8], isFirst: Bool) {
    guard let entry = cursor.entry() else { return end() }
    take(entry, key, isFirst: isFirst)
  }

  @inline(__always)
  private mutating func take(_ entry: TermEntry, _ key: [UInt8], isFirst: Bool) {
    let (shared, suffix) = (entry.shared, entry.suffix)
    postingsLength = entry.postings
    length = shared &+ entry.added
    if isFirst || shared == matched && isBelow {
      var place = isFirst ? 0 : shared
      let end = min(length, key.count)
      let view = cursor.view
      while place < end, view[suffix &+ place &- shared] == key[place] { place &+= 1 }
      matched = place
      isBelow =
        place == end ? length < key.count : view[suffix &+ place &- shared] < key[place]
    } else if shared < matched {
      // It differs from the key where it differs from the term before, and is above both.
      matched = shared
      isBelow = false
    } else if shared == matched {
      // The term before was not below the key and did not begin with it, or was the key itself or began with it.
      isBelow = false
    }
  }
}
