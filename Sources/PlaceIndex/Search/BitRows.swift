/// Rows of bits, a bit for every record of a window.
///
/// Safe to use: rows are taken within the memory. Owns it; a ``BitRow`` is used only as long as the rows it comes from are there.
@safe struct BitRows: ~Copyable {
  private let base: UnsafeMutablePointer<UInt64>
  /// How many rows there are.
  let count: Int

  /// Creates empty rows.
  ///
  /// - Parameter count: How many, at least one.
  init(count: Int) {
    self.count = max(1, count)
    unsafe base = .allocate(capacity: self.count * BitRow.words)
    unsafe base.initialize(repeating: 0, count: self.count * BitRow.words)
  }

  deinit { unsafe base.deallocate() }

  /// A row; the last one when there is none of that number.
  @inline(__always)
  subscript(row: Int) -> BitRow {
    unsafe BitRow(base + max(0, min(row, count &- 1)) &* BitRow.words)
  }
}

/// One row of ``BitRows``.
///
/// Safe to use: positions are taken within the row.
@safe struct BitRow {
  /// Numbers of 64 bits in a row.
  static let words = IndexFormat.window / 64

  private let base: UnsafeMutablePointer<UInt64>

  fileprivate init(_ base: UnsafeMutablePointer<UInt64>) { unsafe self.base = base }

  /// Sixty-four records at a time.
  @inline(__always)
  subscript(word: Int) -> UInt64 {
    get { unsafe base[word & (Self.words &- 1)] }
    nonmutating set { unsafe base[word & (Self.words &- 1)] = newValue }
  }

  /// Puts a record in, by its number within the window.
  @inline(__always)
  func insert(_ bit: Int) { self[bit >> 6] |= 1 << UInt64(truncatingIfNeeded: bit & 63) }

  /// Puts a record in if something holds, without a branch to be foreseen wrongly.
  @inline(__always)
  func insert(_ bit: Int, if isWanted: Bool) {
    self[bit >> 6] |= (isWanted ? 1 : 0) << UInt64(truncatingIfNeeded: bit & 63)
  }

  /// Takes all records out.
  @inline(__always)
  func clear() {
    for word in 0..<Self.words { self[word] = 0 }
  }

  /// Puts the first records of the window in, and takes the others out.
  func fill(_ count: Int) {
    if count >= IndexFormat.window {
      for word in 0..<Self.words { self[word] = .max }
      return
    }
    for word in 0..<Self.words {
      let here = count - word * 64
      self[word] = here >= 64 ? .max : here <= 0 ? 0 : (1 << UInt64(here)) - 1
    }
  }

  /// Becomes a copy.
  @inline(__always)
  func copy(_ other: BitRow) {
    for word in 0..<Self.words { self[word] = other[word] }
  }

  /// Takes in what another row holds.
  @inline(__always)
  func formUnion(_ other: BitRow) {
    for word in 0..<Self.words { self[word] |= other[word] }
  }

  /// Takes in the bits of a plane that begins at an offset.
  @inline(__always)
  func formUnion(_ planes: ByteView, at offset: Int) {
    guard let plane = planes.part(at: offset, count: Self.words &* 8) else { return }
    for word in 0..<Self.words { self[word] |= plane.u64(word &* 8) }
  }

  /// Takes in what two planes share.
  @inline(__always)
  func formUnion(_ planes: ByteView, at one: Int, and other: Int) {
    guard let one = planes.part(at: one, count: Self.words &* 8),
      let other = planes.part(at: other, count: Self.words &* 8)
    else { return }
    for word in 0..<Self.words { self[word] |= one.u64(word &* 8) & other.u64(word &* 8) }
  }

  /// Keeps what one of two others holds too.
  @inline(__always)
  func formIntersection(_ one: BitRow, _ other: BitRow) {
    for word in 0..<Self.words { self[word] &= one[word] | other[word] }
  }

  /// Keeps what another row holds too.
  @inline(__always)
  func formIntersection(_ other: BitRow) {
    for word in 0..<Self.words { self[word] &= other[word] }
  }

  /// Whether it holds no record.
  @inline(__always)
  var isEmpty: Bool {
    var all: UInt64 = 0
    for word in 0..<Self.words { all |= self[word] }
    return all == 0
  }

  /// How many records it holds, exactly if they are few; else more than a few.
  @inline(__always)
  var roughCount: Int {
    var count = 0
    for word in 0..<Self.words where self[word] != 0 {
      var bits = self[word]
      while bits != 0 {
        count &+= 1
        bits &= bits &- 1
      }
      if count > Self.few { return count }
    }
    return count
  }

  /// So many are few.
  static let few = 24

  /// Gives the number of each record within the window, ascending.
  @inline(__always)
  func visit(_ body: (Int) -> Void) {
    for word in 0..<Self.words {
      var bits = self[word]
      while bits != 0 {
        body(word << 6 | bits.trailingZeroBitCount)
        bits &= bits &- 1
      }
    }
  }
}
