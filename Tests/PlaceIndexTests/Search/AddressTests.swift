import PlaceIndex
import Testing

struct AddressTests {
  func match(_ text: String, countries: Set<String> = []) throws -> [PlaceHit] {
    try BuiltIn.gazetteer().matchAddress(PlaceQuery(text: text, countries: countries))
  }

  static let complete = [
    ("Sydney NSW", "sbx-gn2147714"),
    ("1 Example Street, Sydney NSW 2000, Australia", "sbx-x-sydney-example-street-1"),
    ("1 Example St, Sydney", "sbx-x-sydney-example-street-1"),
    ("Sample Quay 12, 1021 Auckland", "sbx-x-auckland-sample-quay-12"),
    ("Příkladová 3191/17, Prague", "sbx-x-prague-prikladova-3191-17"),
    ("47-380 Placeholder Blvd, Honolulu", "sbx-x-honolulu-placeholder-boulevard-47-380"),
    ("88 Example St #12, Springfield", "sbx-x-springfield-example-street-88-12"),
    ("10115, Germany", "sbx-x-berlin-code-10115"), ("France", "sbx-country-fr"),
  ]

  @Test(arguments: complete)
  func `a whole address is found completely`(text: String, id: String) throws {
    let hit = try #require(try match(text).first)
    #expect(hit.place.id == id)
    #expect(hit.isComplete)
  }

  static let partial = [
    ("xqzzy, 90000, US", "sbx-country-us"),
    ("99999 Example St, Sydney", "sbx-x-sydney-example-street"),
    ("1600 Amphitheatre Pkwy, Mountain View, California", "sbx-gn5375480"),
    ("1 Example Street, Sydney NSW 2999", "sbx-x-sydney-example-street-1"),
    ("Cheesebury Bank Nowhereville", "sbx-x-auckland-cheesebury-bank"),
    ("Qwertyuiop Road, Springfield", "sbx-gn4409896"),
  ]

  @Test(arguments: partial)
  func `words that match nothing are dropped`(text: String, id: String) throws {
    let hit = try #require(try match(text).first)
    #expect(hit.place.id == id)
    #expect(!hit.isComplete)
  }

  @Test(arguments: [
    "asdfghj qwertz", "xqzzy 5", "12345678", "", "#", "849VCWC8+R9",
    "Oak Blvd & Pine Blvd, Sampletown",
  ])
  func `nonsense finds nothing`(text: String) throws {
    #expect(try match(text).isEmpty)
  }

  @Test func `a house number is never the beginning of another`() throws {
    for hit in try match("1 Example Street") where hit.isComplete {
      #expect(hit.place.streetNumber.map { $0 == "1" } ?? true)
    }
    #expect(
      try match("1 Example Street, Sydney").allSatisfy {
        $0.isComplete && $0.place.streetNumber != "11"
      })
  }

  @Test func `filters hold when words are dropped too`() throws {
    #expect(try match("Qwertyuiop, Sydney", countries: ["ca"]).map(\.place.id) == ["sbx-gn6354908"])
    #expect(try match("Qwertyuiop, Sydney", countries: ["fr"]).isEmpty)
    #expect(
      try BuiltIn.gazetteer().matchAddress(PlaceQuery(text: "Qwertyuiop Springfield", limit: 2))
        .count == 2)
  }

  /// Branches of a company: none is called by its address.
  private func branches(_ text: String, countries: Set<String> = []) throws -> [PlaceHit] {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      id,name,lat,lng,number,street,city,postcode,country
      a,Harbour Tools,-33.86,151.21,12,George Street,Sydney,2000,au
      b,Harbour Tools,-37.8,144.9,12,George Street,Melbourne,3000,au
      c,Harbour Tools,-33.87,151.2,112,George Street,Sydney,2000,au
      d,George Street,-33.9,151.1,,,Sydney,,au
      """, to: folder.file("shops.csv"))
    _ = try IndexBuild([folder.file("shops.csv")]).run(to: folder.file("shops.idx"))
    let index = try PlaceIndex(path: folder.file("shops.idx"))
    return index.matchAddress(PlaceQuery(text: text, countries: countries))
  }

  @Test(arguments: [
    ("12 George Street, Sydney", ["a"]), ("12 George St, Sydney 2000", ["a"]),
    ("George Street 12 Melbourne", ["b"]), ("112 george street", ["c"]),
    ("12 George Street", ["a", "b"]), ("Harbour Tools 12 George Street Sydney", ["a"]),
  ])
  func `a place is found by its address, whatever it is called`(text: String, ids: [String]) throws
  {
    let hits = try branches(text)
    #expect(hits.map(\.place.id) == ids && hits.allSatisfy(\.isComplete), "\(text)")
  }

  @Test(arguments: [
    "13 George Street, Sydney", "12 George Street, Perth", "12", "12 Sydney", "1 George Stree",
  ])
  func `another address is none of these`(text: String) throws {
    #expect(try branches(text).allSatisfy { !$0.isComplete }, "\(text)")
  }
}
