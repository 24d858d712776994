import Testing

@testable import PlacesClient

@Suite struct `Countries` {
  @Test func `the table has every code once, sorted`() {
    let codes = CountryCode.table.map(\.code)
    #expect(codes.count == 249)
    #expect(codes == codes.sorted())
    #expect(Set(codes).count == 249)
    #expect(
      codes.allSatisfy {
        $0.utf8.count == 2 && $0.utf8.allSatisfy(\.isASCIILetter) && $0 == $0.lowercased()
      })
    #expect(CountryCode.table.allSatisfy { !$0.name.isEmpty })
    #expect(Set(CountryCode.table.map(\.name)).count == 249)
  }

  @Test(arguments: [
    ("ad", "Andorra"), ("au", "Australia"), ("ax", "Aland Islands"), ("bl", "Saint Barthelemy"),
    ("cd", "Democratic Republic of the Congo"), ("ch", "Switzerland"), ("gb", "United Kingdom"),
    ("kp", "North Korea"), ("mk", "North Macedonia"), ("nl", "The Netherlands"),
    ("nz", "New Zealand"), ("ps", "Palestinian Territory"), ("pr", "Puerto Rico"),
    ("um", "United States Minor Outlying Islands"), ("za", "South Africa"), ("zw", "Zimbabwe"),
    ("xk", "Kosovo"),
  ])
  func `codes and names`(_ code: String, _ name: String) throws {
    for text in [code, code.uppercased(), " \(code)\n"] {
      let country = try CountryCode(text)
      #expect(country.code == code)
      #expect(country.name == name)
      #expect(country.description == code)
    }
  }

  @Test func `every code of the table is legal`() throws {
    for (code, name) in CountryCode.table { #expect(try CountryCode(code).name == name) }
  }

  @Test(
    arguments: [
      ("", .blank(.countries)), (" ", .blank(.countries)),
      ("uk", .unknown(.countries, value: "uk", nearest: "gb")),
      ("UK", .unknown(.countries, value: "UK", nearest: "gb")),
      ("Australia", .unknown(.countries, value: "Australia", nearest: "au")),
      ("new zealand", .unknown(.countries, value: "new zealand", nearest: "nz")),
      ("eu", .unknown(.countries, value: "eu", nearest: nil)),
      ("su", .unknown(.countries, value: "su", nearest: nil)),
      ("aus", .unknown(.countries, value: "aus", nearest: nil)),
      ("a", .unknown(.countries, value: "a", nearest: nil)),
      ("zz", .unknown(.countries, value: "zz", nearest: nil)),
      ("au,nz", .unknown(.countries, value: "au,nz", nearest: nil)),
      ("ａｕ", .unknown(.countries, value: "ａｕ", nearest: nil)),
    ] as [(String, ValueError)])
  func `what is no code`(_ text: String, _ error: ValueError) {
    #expect(throws: error) { try CountryCode(text) }
  }

  private func codes(_ count: Int) throws -> [CountryCode] {
    try CountryCode.table.prefix(count).map { try CountryCode($0.code) }
  }

  @Test(arguments: [(API.new, 15), (.legacy, 5)])
  func `as many as an API accepts`(_ api: API, _ limit: Int) throws {
    #expect(CountryFilter.limit(for: api) == limit)
    let filter = try CountryFilter(codes(limit), for: api)
    #expect(filter.countries == (try codes(limit)))
    #expect(filter.api == api)
    // Repeats do not count, and none is cut off without a word.
    #expect(try CountryFilter(codes(limit) + codes(limit), for: api) == filter)
    #expect(
      throws: ValueError.tooMany(
        .countries, count: limit + 1, limit: limit,
        values: CountryCode.table.prefix(limit + 1).map(\.code))
    ) { try CountryFilter(codes(limit + 1), for: api) }
    #expect(throws: ValueError.blank(.countries)) { try CountryFilter([], for: api) }
  }

  @Test func `Kosovo's code is the New API's only`() throws {
    let kosovo = try CountryCode("XK")
    #expect(try CountryFilter([kosovo], for: .new).countries == [kosovo])
    #expect(throws: ValueError.unknown(.countries, value: "xk", nearest: nil)) {
      try CountryFilter([kosovo], for: .legacy)
    }
  }

  @Test(arguments: [
    ("au", "au", "au"), (" AU ", "au", "au"), ("gb", "gb", "uk"), ("UK", "gb", "uk"),
    ("eu", "eu", "eu"), ("zz", "zz", "zz"),
  ])
  func `regions in each service's spelling`(_ text: String, _ new: String, _ old: String) throws {
    let region = try RegionCode(text)
    #expect(region.code(for: .placesNew) == new)
    #expect(region.code(for: .placesLegacy) == old)
    #expect(region.code(for: .geocoding) == old)
    #expect(region.description == text.trimmingBlanks().lowercased())
  }

  @Test(
    arguments: [
      ("", .blank(.region)), ("\u{A0}", .blank(.region)), ("a", .malformed(.region, value: "a")),
      ("aus", .malformed(.region, value: "aus")), ("a1", .malformed(.region, value: "a1")),
      ("é", .malformed(.region, value: "é")), ("419", .malformed(.region, value: "419")),
    ] as [(String, ValueError)])
  func `what is no region`(_ text: String, _ error: ValueError) {
    #expect(throws: error) { try RegionCode(text) }
  }

  @Test(arguments: [
    "de", "pt-BR", "zh-Hant-TW", "zh-CN", "fil", "es-419", "iw", "de-CH-1996", "en-u-nu-latn",
  ])
  func `language tags`(_ tag: String) throws {
    let language = try LanguageTag(" \(tag) ")
    #expect(language.tag == tag)
    #expect(language.description == tag)
  }

  @Test(
    arguments: [
      ("", .blank(.language)), ("  ", .blank(.language)), ("d", .malformed(.language, value: "d")),
      ("german", .malformed(.language, value: "german")),
      ("de_DE", .malformed(.language, value: "de_DE")),
      ("de-", .malformed(.language, value: "de-")), ("-de", .malformed(.language, value: "-de")),
      ("de--DE", .malformed(.language, value: "de--DE")),
      ("de-é", .malformed(.language, value: "de-é")),
      ("d1", .malformed(.language, value: "d1")),
      ("de-toolongpart", .malformed(.language, value: "de-toolongpart")),
      ("de,en", .malformed(.language, value: "de,en")), ("*", .malformed(.language, value: "*")),
      ("de_DE.UTF-8", .malformed(.language, value: "de_DE.UTF-8")),
    ] as [(String, ValueError)])
  func `what is no language tag`(_ text: String, _ error: ValueError) {
    #expect(throws: error) { try LanguageTag(text) }
  }
}
