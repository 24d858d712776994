import PlacesClient
import Testing

@Suite struct `Result and location types` {
  @Test func `the result types a reverse lookup knows`() {
    #expect(
      ResultType.allCases.map(\.rawValue) == [
        "administrative_area_level_1", "administrative_area_level_2",
        "administrative_area_level_3", "administrative_area_level_4",
        "administrative_area_level_5", "airport", "colloquial_area", "country", "intersection",
        "locality", "natural_feature", "neighborhood", "park", "plus_code", "point_of_interest",
        "political", "postal_code", "premise", "route", "street_address", "sublocality",
        "subpremise",
      ])
  }

  @Test func `in any case, blanks ignored`() throws {
    for type in ResultType.allCases {
      #expect(try ResultType(" \(type.rawValue.uppercased()) ") == type)
    }
    for type in LocationType.known {
      #expect(try LocationType(filter: " \(type.rawValue.lowercased())\n") == type)
    }
    #expect(
      LocationType.known.map(\.rawValue) == [
        "ROOFTOP", "RANGE_INTERPOLATED", "GEOMETRIC_CENTER", "APPROXIMATE",
      ])
  }

  @Test(
    arguments: [
      ("", nil), ("street_adress", "street_address"), ("bank", nil),
      ("street address", "street_address"),
    ] as [(String, String?)])
  func `unknown result types`(_ text: String, _ nearest: String?) {
    #expect(throws: ValueError.unknown(.resultTypes, value: text, nearest: nearest)) {
      try ResultType(text)
    }
  }

  @Test(arguments: ["", "ROOF", "SOMETHING", "ROOFTOP|APPROXIMATE"])
  func `unknown location types`(_ text: String) {
    #expect(throws: ValueError.unknown(.locationTypes, value: text, nearest: nil)) {
      try LocationType(filter: text)
    }
  }
}
