/// How the text of a name is kept beside its terms.
enum DisplayForm: Int {
  /// It is the terms with blanks between.
  case folded
  /// The same, each term with a capital (see ``CapitalLetter``).
  case capitals
  /// It is written down.
  case text
  /// It is not shown: words within words of the name before it (see ``InnerWords``).
  case inner
}

/// What a group of terms of a record is.
enum SegmentKind: Int {
  case name
  case otherName
  case code
  /// Words of the address: they narrow a search down but do not find a place.
  case context
}

/// One group of terms of a record or an area.
struct TermSegment {
  var kind: SegmentKind
  var form: DisplayForm
  var count: Int
  /// Where the terms begin.
  var terms: Int

  /// Reads the next one and steps over its terms; nothing at the mark that ends them.
  @inline(__always)
  init?(_ cursor: inout ByteCursor, termSize: Int) {
    let head = cursor.varint()
    // 3 + 3 << 2 with no terms: the end.
    guard !cursor.failed, head != TermSegment.end, let kind = SegmentKind(rawValue: head & 3),
      let form = DisplayForm(rawValue: head >> 2 & 3)
    else { return nil }
    self.kind = kind
    self.form = form
    count = head >> 4
    terms = cursor.offset
    guard count <= cursor.view.count else { return nil }
    cursor.skip(count &* termSize)
    if cursor.failed { return nil }
  }

  /// Ends the groups of a record.
  static let end = 15
}

extension ByteCursor {
  /// Steps over groups of less than eight terms of which none is wanted.
  @inline(__always)
  mutating func skipSegments(termSize: Int, _ isWanted: (UInt32) -> Bool) {
    let view = view
    var place = offset
    while true {
      // The head is one byte; with no terms it ends the groups, or is odd enough to be looked at closely.
      let head = view[place]
      guard head & 128 == 0, head >> 4 > 0 else { break }
      let end = place &+ 1 &+ Int(head >> 4) &* termSize
      guard end < view.count else { break }
      var term = place &+ 1
      while term < end, !isWanted(view.term(at: term, size: termSize)) { term &+= termSize }
      guard term >= end else { break }
      place = end
    }
    skip(place &- offset)
  }
}

extension ByteView {
  /// A term number of three or four bytes.
  @inline(__always)
  func term(at offset: Int, size: Int) -> UInt32 {
    if size == 4 { return u32(offset) }
    return offset &+ 4 <= count
      ? u32(offset) & 0xFF_FFFF : UInt32(u16(offset)) | UInt32(self[offset &+ 2]) << 16
  }
}
