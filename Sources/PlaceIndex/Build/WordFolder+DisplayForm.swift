extension WordFolder {
  /// Whether a text can be told from the words just folded.
  func displayForm(of text: [UInt8], _ range: Range<Int>, _ words: Range<Int>) -> DisplayForm {
    var start = words.lowerBound == 0 ? 0 : ends[words.lowerBound - 1]
    let count = ends[words.upperBound - 1] - start
    if count + words.count - 1 != range.count { return .text }
    var (isFolded, isCapitals) = (true, true)
    var place = range.lowerBound
    for word in words {
      let end = ends[word]
      if word > words.lowerBound {
        guard text[place] == 0x20 else { return .text }
        place += 1
      }
      let lead = bytes[start]
      let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      for offset in 0..<end - start {
        let (shown, folded) = (text[place + offset], bytes[start + offset])
        if shown == folded {
          if offset == 0, length == 1, CapitalLetter.of(UInt32(lead)) != UInt32(lead) {
            isCapitals = false
          }
          continue
        }
        isFolded = false
        if offset >= length { return .text }
      }
      if isCapitals {
        isCapitals = Self.isCapital(text, place, of: bytes, start, length)
      }
      if !isFolded, !isCapitals { return .text }
      place += end - start
      start = end
    }
    return isFolded ? .folded : isCapitals ? .capitals : .text
  }

  private static func isCapital(
    _ text: [UInt8], _ place: Int, of folded: [UInt8], _ start: Int, _ length: Int
  ) -> Bool {
    switch length {
    case 1: return UInt32(text[place]) == CapitalLetter.of(UInt32(folded[start]))
    case 2:
      let shown = UInt32(text[place] & 31) << 6 | UInt32(text[place + 1] & 63)
      let plain = UInt32(folded[start] & 31) << 6 | UInt32(folded[start + 1] & 63)
      return text[place] & 0xE0 == 0xC0 && shown == CapitalLetter.of(plain)
    default: return text[place..<place + length].elementsEqual(folded[start..<start + length])
    }
  }
}
