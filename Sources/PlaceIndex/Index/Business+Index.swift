extension IndexedPlace.Business {
  /// The optional facts, by the bit that announces them.
  enum Field: Int {
    case internationalPhone, nationalPhone, website, rating, ratingCount, priceLevel, hours
    case isClosedPermanently, summary, credits
  }

  /// Reads what ``write(to:)`` wrote; what does not fit is left out.
  init(from cursor: inout ByteCursor) {
    let flags = cursor.varint()
    func has(_ field: Field) -> Bool { flags >> field.rawValue & 1 == 1 }
    self.init(isClosedPermanently: has(.isClosedPermanently))
    if has(.internationalPhone) { internationalPhone = cursor.text() }
    if has(.nationalPhone) { nationalPhone = cursor.text() }
    if has(.website) { website = cursor.text() }
    if has(.rating) { ratingTenths = cursor.byte() }
    if has(.ratingCount) { ratingCount = UInt32(clamping: cursor.varint()) }
    if has(.priceLevel) { priceLevel = cursor.byte() }
    if has(.hours) {
      for _ in 0..<min(cursor.varint(), cursor.view.count) {
        let openDay = cursor.byte()
        let openMinute = cursor.u16()
        let closeDay = cursor.byte()
        let closeMinute = cursor.u16()
        guard openDay < 7, openMinute < 1440, closeDay < 7 || closeDay == 255, closeMinute < 1440,
          !cursor.failed
        else { break }
        let closes = closeDay != 255
        hours.append(
          Period(
            openDay: openDay, openMinute: openMinute, closeDay: closes ? closeDay : nil,
            closeMinute: closes ? closeMinute : nil))
      }
    }
    if has(.summary) { summary = cursor.text() }
    if has(.credits) {
      for _ in 0..<min(cursor.varint(), cursor.view.count) where !cursor.failed {
        let provider = cursor.text()
        let uri = cursor.text()
        credits.append(Credit(provider: provider, uri: uri.isEmpty ? nil : uri))
      }
    }
  }
}
