extension IndexedPlace.Business {
  /// Reads what `_business` in `scripts/gazetteer_parts/placefile.py` wrote.
  init?(from reader: inout DetailReader, in table: PlaceTable) {
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
      guard let plan = reader.varint() else { return nil }
      hours = table.openingHours[plan].map(Self.periods) ?? []
    }
    if has(8) {
      guard let sentence = reader.varint() else { return nil }
      summary = table.sentences[sentence]?.text
    }
    if has(9) {
      guard let thirdParties = Self.credits(from: &reader) else { return nil }
      credits = thirdParties
    }
  }

  /// Six bytes a period: day and minutes of opening, the same of closing, day 255 when it never closes.
  private static func periods(_ plan: FileBytes) -> [Period] {
    stride(from: 0, to: plan.count, by: 6).compactMap { offset in
      let (openDay, closeDay) = (plan[offset], plan[offset + 3])
      guard let openMinute = plan.number(UInt16.self, at: offset + 1),
        let closeMinute = plan.number(UInt16.self, at: offset + 4), openDay < 7, openMinute < 1440,
        closeMinute < 1440
      else { return nil }
      if closeDay == 255 {
        return Period(openDay: openDay, openMinute: openMinute, closeDay: nil, closeMinute: nil)
      }
      guard closeDay < 7 else { return nil }
      return Period(
        openDay: openDay, openMinute: openMinute, closeDay: closeDay, closeMinute: closeMinute)
    }
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
