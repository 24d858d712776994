/// The words of one record in the search text: segments, each a marker byte and words behind blanks.
struct SearchText {
  /// A part of a record's text.
  struct Segment {
    /// What it holds.
    enum Kind: UInt8 {
      case name = 1
      case otherName
      case code
      /// Words of the address: they narrow a search down but do not find a place.
      case context
    }

    let kind: Kind
    /// The bytes behind the marker.
    let words: Range<Int>

    /// The segment whose marker is at an offset; nothing at the end or when there is no marker.
    init?(at start: Int, of text: FileBytes) {
      guard start < text.count, let kind = Kind(rawValue: text[start]) else { return nil }
      var end = start + 1
      while end < text.count, text[end] > 4 { end += 1 }
      self.kind = kind
      words = start + 1..<end
    }

    /// The segment that holds an offset.
    init?(around offset: Int, of text: FileBytes) {
      guard offset < text.count else { return nil }
      var start = offset
      while start > 0, text[start] > 4 { start -= 1 }
      self.init(at: start, of: text)
    }
  }

  /// The bytes.
  let bytes: FileBytes
  /// Where they begin in the section.
  let start: Int

  /// The folded other names, in order, in UTF-8.
  var otherNames: [[UInt8]] {
    var names: [[UInt8]] = []
    var next = 0
    while let segment = Segment(at: next, of: bytes) {
      if segment.kind == .otherName { names.append(segment.words.dropFirst().map { bytes[$0] }) }
      next = segment.words.upperBound
    }
    return names
  }
}
