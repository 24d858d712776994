import Testing

@testable import PlacesClient

@Suite struct `Field selections` {
  private static let essentials = [
    "placeId", "movedPlaceId", "formattedAddress", "addressComponents", "location", "viewport",
    "types", "plusCode",
  ]

  @Test(arguments: API.allCases) func `the default is where the place is`(_ api: API) throws {
    let selection = FieldSelection.essentials(for: api)
    #expect(
      selection.fields.map(\.name)
        == Self.essentials.filter { api == .new || $0 != "movedPlaceId" })
    #expect(selection.tier == .essentials)
    #expect(selection.api == api)
    #expect(!selection.isEverything)
    #expect(try FieldSelection(["essentials"], for: api) == selection)
    #expect(try FieldSelection([" Essentials "], for: api) == selection)
  }

  @Test(arguments: [
    (API.new, "ids", 2, DetailsField.Tier.ids), (.new, "essentials", 8, .essentials),
    (.new, "pro", 24, .pro), (.new, "enterprise", 36, .enterprise),
    (.new, "atmosphere", 69, .atmosphere), (.legacy, "ids", 1, .ids),
    (.legacy, "essentials", 7, .essentials), (.legacy, "pro", 14, .pro),
    (.legacy, "enterprise", 20, .enterprise), (.legacy, "atmosphere", 37, .atmosphere),
  ])
  func `a tier is its fields and the cheaper ones`(
    _ api: API, _ name: String, _ count: Int, _ tier: DetailsField.Tier
  ) throws {
    let selection = try FieldSelection([name], for: api)
    #expect(selection.fields.count == count)
    #expect(selection.tier == tier)
    #expect(selection.fields.allSatisfy { $0.path(in: api) != nil })
    let cheaper = try DetailsField.Tier.allCases.filter { $0 < tier }.map {
      Set(try FieldSelection([$0.rawValue], for: api).fields)
    }
    #expect(cheaper.allSatisfy { $0.isStrictSubset(of: selection.fields) })
  }

  @Test(arguments: [
    (API.new, ["rating", "name"], ["name", "rating"], DetailsField.Tier.enterprise),
    (
      .new, ["rating", "user_ratings_total", "rating"], ["rating", "userRatingCount"], .enterprise
    ),
    (.legacy, ["displayName"], ["name"], .pro), (.legacy, ["rating"], ["rating"], .atmosphere),
    (.new, ["geometry"], ["location", "viewport"], .essentials),
    (.new, ["geometry/location"], ["location"], .essentials),
    (.new, ["ids", "reviews"], ["placeId", "movedPlaceId", "reviews"], .atmosphere),
    (.new, ["attributions"], ["attributions"], .ids), (.legacy, ["icon"], ["icon"], .pro),
    (.new, ["photos"], ["photos"], .ids),
    (.legacy, ["openingHours"], ["openingHours"], .enterprise),
  ])
  func `names of either API, in table order`(
    _ api: API, _ names: [String], _ fields: [String], _ tier: DetailsField.Tier
  ) throws {
    let selection = try FieldSelection(names, for: api)
    #expect(selection.fields.map(\.name) == fields)
    #expect(selection.tier == tier)
  }

  @Test(arguments: API.allCases) func `everything`(_ api: API) throws {
    for names in [["*"], ["*", "rating"], ["ids", "*"]] {
      let selection = try FieldSelection(names, for: api)
      #expect(selection.isEverything)
      #expect(selection.tier == .atmosphere)
      #expect(selection.paths == ["*"])
      #expect(selection.fields == DetailsField.all.filter { $0.path(in: api) != nil })
    }
  }

  @Test(arguments: [
    (API.new, ["placeId"], ["id", "attributions", "movedPlaceId"]),
    (.new, ["attributions", "rating"], ["id", "attributions", "movedPlaceId", "rating"]),
    (.legacy, ["placeId"], ["place_id"]),
    (.legacy, ["types", "photos"], ["place_id", "type", "photo"]),
    (.legacy, ["geometry"], ["place_id", "geometry/location", "geometry/viewport"]),
  ])
  func `what costs nothing and must not be lost is always asked for`(
    _ api: API, _ names: [String], _ paths: [String]
  ) throws {
    #expect(try FieldSelection(names, for: api).paths == paths)
  }

  @Test(
    arguments: [
      (.new, [], .blank(.fields)), (.new, [""], .blank(.fields)),
      (.new, ["rating", " "], .blank(.fields)),
      (.new, ["nmae"], .unknown(.fields, value: "nmae", nearest: "name")),
      (.new, ["displayName,rating"], .unknown(.fields, value: "displayName,rating", nearest: nil)),
      (.new, ["id, displayName"], .unknown(.fields, value: "id, displayName", nearest: nil)),
      (.new, ["places.displayName"], .unknown(.fields, value: "places.displayName", nearest: nil)),
      (.new, ["Rating"], .unknown(.fields, value: "Rating", nearest: "rating")),
      (.legacy, ["primaryType"], .fieldOfOtherAPI("primaryType", api: .legacy)),
      (.new, ["icon"], .fieldOfOtherAPI("icon", api: .new)),
      (.new, ["permanently_closed"], .fieldOfOtherAPI("permanentlyClosed", api: .new)),
      (.legacy, ["*", "bogus"], .unknown(.fields, value: "bogus", nearest: nil)),
    ] as [(API, [String], ValueError)])
  func `what it refuses, and why`(_ api: API, _ names: [String], _ error: ValueError) {
    #expect(throws: error) { try FieldSelection(names, for: api) }
  }

  @Test func `no mask has a blank, whatever is chosen`() throws {
    for api in API.allCases {
      for field in DetailsField.all where field.path(in: api) != nil {
        let paths = try FieldSelection([field.name], for: api).paths
        #expect(!paths.isEmpty)
        #expect(paths.allSatisfy { !$0.contains(" ") && !$0.isEmpty })
        #expect(Set(paths).count == paths.count)
      }
    }
  }
}
