extension IndexedPlace.Business {
  /// Reads what `_business` in `scripts/gazetteer_parts/placefile.py` wrote.
  init?(from reader: inout DetailReader) {
    guard let flags = reader.varint() else { return nil }
    func has(_ bit: Int) -> Bool { flags >> bit & 1 == 1 }
    self.init(hours: [], isClosedPermanently: has(7), credits: [])
    if has(0) {
      guard let text = reader.text() else { return nil }
      internationalPhone = text
    }
    if has(1) {
      guard let text = reader.text() else { return nil }
      nationalPhone = text
    }
    if has(2) {
      guard let text = reader.text() else { return nil }
      website = text
    }
    if has(3) {
      guard let tenths = reader.byte() else { return nil }
      ratingTenths = tenths
    }
    if has(4) {
      guard let number = reader.varint() else { return nil }
      ratingCount = UInt32(clamping: number)
    }
    if has(5) {
      guard let level = reader.byte() else { return nil }
      priceLevel = level
    }
    if has(6) {
      guard let periods = Self.periods(from: &reader) else { return nil }
      hours = periods
    }
    if has(8) {
      guard let text = reader.text() else { return nil }
      summary = text
    }
    if has(9) {
      guard let thirdParties = Self.credits(from: &reader) else { return nil }
      credits = thirdParties
    }
  }

  private static func periods(from reader: inout DetailReader) -> [Period]? {
    guard let count = reader.varint() else { return nil }
    var periods: [Period] = []
    for _ in 0..<count {
      guard let openDay = reader.byte(), let openMinute = reader.pair(),
        let closeDay = reader.byte(),
        let closeMinute = reader.pair(), openDay < 7, openMinute < 1440,
        closeDay < 7 || closeDay == 255,
        closeMinute < 1440
      else { return nil }
      let closes = closeDay != 255
      periods.append(
        Period(
          openDay: openDay, openMinute: openMinute, closeDay: closes ? closeDay : nil,
          closeMinute: closes ? closeMinute : nil))
    }
    return periods
  }

  private static func credits(from reader: inout DetailReader) -> [Credit]? {
    guard let count = reader.varint() else { return nil }
    var credits: [Credit] = []
    for _ in 0..<count {
      guard let provider = reader.text(), let uri = reader.text() else { return nil }
      credits.append(Credit(provider: provider, uri: uri.isEmpty ? nil : uri))
    }
    return credits
  }
}
