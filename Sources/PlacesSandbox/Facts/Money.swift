/// An amount of money.
struct Money: Hashable {
  /// ISO 4217 code.
  var currency: String
  /// Thousandths of the currency's unit.
  var thousandths: Int

  /// Whole units.
  var units: Int { thousandths / 1000 }
  /// Billionths beyond the whole units.
  var nanos: Int { thousandths % 1000 * 1_000_000 }
}

/// What money is called in a country, and about what a US dollar is there: only so that invented prices look like prices.
struct Currency {
  /// ISO 4217 code.
  let code: String
  /// Units that go for about one US dollar, in hundredths.
  let centsPerDollar: Int

  /// The currency of a country by lower-case ISO 3166-1 alpha-2 code, `nil` for countries without invented places.
  static func of(_ countryCode: String) -> Currency? {
    if euro.contains(countryCode) { return Currency(code: "EUR", centsPerDollar: 90) }
    return table[countryCode].map { Currency(code: $0.0, centsPerDollar: $0.1) }
  }

  /// A number of US cents in this currency, to so many thousandths of a unit.
  func money(cents: Int, roundedTo thousandths: Int) -> Money {
    let exact = cents * centsPerDollar / 10
    return Money(
      currency: code, thousandths: max(thousandths, exact / thousandths * thousandths))
  }

  private static let euro: Set<String> = [
    "at", "be", "de", "es", "fi", "fr", "gr", "hr", "ie", "it", "lu", "nl", "pt", "si", "sk",
  ]
  private static let table: [String: (String, Int)] = [
    "ae": ("AED", 370), "ar": ("ARS", 100_000), "au": ("AUD", 150), "br": ("BRL", 500),
    "ca": ("CAD", 140), "ch": ("CHF", 90), "cl": ("CLP", 95_000), "cn": ("CNY", 720),
    "co": ("COP", 400_000), "cr": ("CRC", 51_000), "cz": ("CZK", 2300), "dk": ("DKK", 690),
    "eg": ("EGP", 4800), "gb": ("GBP", 80), "hk": ("HKD", 780), "hu": ("HUF", 37_000),
    "id": ("IDR", 1_600_000), "il": ("ILS", 370), "in": ("INR", 8400), "jp": ("JPY", 15_000),
    "ke": ("KES", 13_000), "kr": ("KRW", 138_000), "kz": ("KZT", 50_000), "mx": ("MXN", 1900),
    "no": ("NOK", 1070), "nz": ("NZD", 165), "pl": ("PLN", 400), "se": ("SEK", 1050),
    "sg": ("SGD", 135), "th": ("THB", 3500), "tr": ("TRY", 3400), "tw": ("TWD", 3200),
    "us": ("USD", 100), "vn": ("VND", 2_500_000), "za": ("ZAR", 1800),
  ]
}
