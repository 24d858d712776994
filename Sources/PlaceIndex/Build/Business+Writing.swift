extension IndexedPlace.Business {
  /// Writes the facts as `init(from:)` reads them.
  func write(to out: inout [UInt8]) {
    var flags = 0
    var body: [UInt8] = []
    func flag(_ field: Field) { flags |= 1 << field.rawValue }
    if let internationalPhone {
      flag(.internationalPhone)
      body.appendText(internationalPhone)
    }
    if let nationalPhone {
      flag(.nationalPhone)
      body.appendText(nationalPhone)
    }
    if let website {
      flag(.website)
      body.appendText(website)
    }
    if let ratingTenths {
      flag(.rating)
      body.append(ratingTenths)
    }
    if let ratingCount {
      flag(.ratingCount)
      body.appendVarint(Int(ratingCount))
    }
    if let priceLevel {
      flag(.priceLevel)
      body.append(priceLevel)
    }
    if !hours.isEmpty {
      flag(.hours)
      body.appendVarint(hours.count)
      for period in hours {
        body.append(period.openDay)
        body.append16(period.openMinute)
        body.append(period.closeDay ?? 255)
        body.append16(period.closeDay == nil ? 0 : period.closeMinute ?? 0)
      }
    }
    if isClosedPermanently { flag(.isClosedPermanently) }
    if let summary {
      flag(.summary)
      body.appendText(summary)
    }
    if !credits.isEmpty {
      flag(.credits)
      body.appendVarint(credits.count)
      for credit in credits {
        body.appendText(credit.provider)
        body.appendText(credit.uri ?? "")
      }
    }
    out.appendVarint(flags)
    out += body
  }
}
