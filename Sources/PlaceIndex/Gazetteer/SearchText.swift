/// The words of one record in the search text: segments, each a marker byte and words behind blanks.
struct SearchText {
  /// What a segment holds.
  enum Segment: UInt8 {
    case name = 1
    case otherName
    case code
    /// Words of the address: they narrow a search down but do not find a place.
    case context
  }

  let text: FileBytes
  let range: Range<Int>

  /// Calls back for every segment with the bytes behind its marker.
  func forEachSegment(_ body: (Segment, Range<Int>) -> Void) {
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound, text[end] > 4 { end += 1 }
      if let segment = Segment(rawValue: text[start]) { body(segment, start + 1..<end) }
      start = end
    }
  }

  /// Calls back for every word of a segment.
  func forEachWord(of segment: Range<Int>, _ body: (Range<Int>) -> Void) {
    var start = segment.lowerBound
    while start < segment.upperBound {
      var end = start
      while end < segment.upperBound, text[end] != 0x20 { end += 1 }
      if end > start { body(start..<end) }
      start = end + 1
    }
  }

  /// The folded other names, in order, in UTF-8.
  var otherNames: [[UInt8]] {
    var names: [[UInt8]] = []
    forEachSegment { segment, range in
      if segment == .otherName { names.append(range.dropFirst().map { text[$0] }) }
    }
    return names
  }
}
