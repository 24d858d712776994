/// How the text of a name is kept beside its terms.
enum DisplayForm: Int {
  /// It is the terms with blanks between.
  case folded
  /// The same, each term with a capital (see ``CapitalLetter``).
  case capitals
  /// It is written down.
  case text
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

extension ByteView {
  /// A term number of three or four bytes.
  @inline(__always)
  func term(at offset: Int, size: Int) -> UInt32 {
    size == 4
      ? u32(offset)
      : UInt32(u16(offset)) | UInt32(self[offset &+ 2]) << 16
  }
}
