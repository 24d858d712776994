import PlacesClient
import Testing

@Suite struct `Type filters` {
  @Test(arguments: [
    (API.new, ["bank"], ["bank"]), (.legacy, ["bank"], ["bank"]),
    (.new, [" Bank ", "CAFE", "bank"], ["bank", "cafe"]), (.new, ["cities"], ["(cities)"]),
    (.legacy, ["(Regions)"], ["(regions)"]), (.legacy, ["regions", "(regions)"], ["(regions)"]),
    (.new, ["zoo", "gym", "bar", "spa", "park"], ["zoo", "gym", "bar", "spa", "park"]),
    (.new, ["zoo", "gym", "bar", "spa", "park", "zoo"], ["zoo", "gym", "bar", "spa", "park"]),
    (.new, ["geocode", "establishment"], ["geocode", "establishment"]),
    (.legacy, ["geocode"], ["geocode"]), (.legacy, ["address"], ["address"]),
    (.legacy, ["floor", "bank"], ["floor", "bank"]),
  ])
  func `what an API accepts`(_ api: API, _ names: [String], _ values: [String]) throws {
    let filter = try PlaceTypeFilter(names, for: api)
    #expect(filter.values == values)
    #expect(filter.api == api)
  }

  @Test(
    arguments: [
      (.new, [], .blank(.types)), (.new, ["bank", " "], .blank(.types)),
      (.legacy, [""], .blank(.types)),
      (.new, ["resturant"], .unknown(.types, value: "resturant", nearest: "restaurant")),
      (.legacy, ["bakry", "x"], .unknown(.types, value: "bakry", nearest: "bakery")),
      // The nearest name is one this API has.
      (
        .legacy, ["burrito_restaurantt"],
        .unknown(.types, value: "burrito_restaurantt", nearest: nil)
      ),
      (.new, ["xyzzyxyzzy"], .unknown(.types, value: "xyzzyxyzzy", nearest: nil)),
      (
        .new, ["address"],
        .typeOfOtherAPI(
          "address", api: .new, replacement: ["street_address", "route", "premise", "subpremise"])
      ),
      (.new, ["floor"], .typeOfOtherAPI("floor", api: .new, replacement: [])),
      (.legacy, ["Woods"], .typeOfOtherAPI("woods", api: .legacy, replacement: [])),
      (.new, ["cities", "bank"], .typeStandsAlone("(cities)", others: ["bank"])),
      (
        .new, ["bank", "cafe", "regions"], .typeStandsAlone("(regions)", others: ["bank", "cafe"])
      ),
      (.new, ["cities", "regions"], .typeStandsAlone("(cities)", others: ["(regions)"])),
      (
        .legacy, ["geocode", "establishment"],
        .typeStandsAlone("geocode", others: ["establishment"])
      ),
      (
        .legacy, ["establishment", "premise"],
        .typeStandsAlone("establishment", others: ["premise"])
      ),
      (.legacy, ["bank", "address"], .typeStandsAlone("address", others: ["bank"])),
      (
        .legacy, ["zoo", "gym", "bar", "spa", "park", "bank"],
        .tooMany(.types, count: 6, limit: 5, values: ["zoo", "gym", "bar", "spa", "park", "bank"])
      ),
      (
        .new, ["zoo", "gym", "bar", "spa", "park", "bank", "zoo"],
        .tooMany(.types, count: 6, limit: 5, values: ["zoo", "gym", "bar", "spa", "park", "bank"])
      ),
    ] as [(API, [String], ValueError)])
  func `what it refuses, and why`(_ api: API, _ names: [String], _ error: ValueError) {
    #expect(throws: error) { try PlaceTypeFilter(names, for: api) }
  }
}
