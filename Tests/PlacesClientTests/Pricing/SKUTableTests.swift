import Testing

@testable import PlacesClient

@Suite struct `The price list` {
  @Test func `a row for every identifier, and one only`() {
    #expect(SKU.all.count == 31)
    #expect(Set(SKU.all.map(\.id)) == Set(SKU.ID.allCases))
    #expect(Set(SKU.all.map(\.name)).count == 31)
    for id in SKU.ID.allCases { #expect(SKU.with(id).id == id) }
    #expect(SKU.all.allSatisfy { !$0.name.isEmpty && $0.date.hasPrefix("2026-") })
  }

  @Test(
    arguments: [
      (.newAutocompleteRequest, 2_830, 10_000, .essentials, "4EF4-B17C-B31A"),
      (.newAutocompleteSession, 0, nil, .essentials, nil),
      (.newDetailsIds, 0, nil, .essentials, nil),
      (.newDetailsEssentials, 5_000, 10_000, .essentials, "6E05-E1C3-8D85"),
      (.newDetailsPro, 17_000, 5_000, .pro, "4ED6-464A-2AFC"),
      (.newDetailsEnterprise, 20_000, 1_000, .enterprise, "2D9A-3DE0-3766"),
      (.newDetailsAtmosphere, 25_000, 1_000, .enterprise, nil),
      (.newDetailsPhotos, 7_000, 1_000, .enterprise, "DCD1-FE97-8C71"),
      (.newTextIds, 0, nil, .essentials, "635D-A9DD-C520"),
      (.newTextPro, 32_000, 5_000, .pro, "4FDA-34B1-A910"),
      (.newTextEnterprise, 35_000, 1_000, .enterprise, "E967-44BC-B44D"),
      (.newTextAtmosphere, 40_000, 1_000, .enterprise, "120C-BEC3-B48B"),
      (.newNearbyPro, 32_000, 5_000, .pro, "99F9-A108-83A6"),
      (.newNearbyEnterprise, 35_000, 1_000, .enterprise, "772E-9975-BE34"),
      (.newNearbyAtmosphere, 40_000, 1_000, .enterprise, "F20E-7034-0EF7"),
      (.geocoding, 5_000, 10_000, .essentials, "BAC8-4E68-E261"),
      (.addressValidationPro, 17_000, 5_000, .pro, nil),
      (.legacyAutocompleteRequest, 2_830, 10_000, .essentials, "7384-2DE4-D388"),
      (.legacyAutocompleteSessionWithDetails, 0, nil, .essentials, "E9C9-934B-DDB1"),
      (.legacyAutocompleteSessionWithoutDetails, 17_000, 5_000, .pro, nil),
      (.legacyQueryAutocompleteRequest, 2_830, 10_000, .essentials, nil),
      (.legacyDetails, 17_000, 5_000, .pro, nil),
      (.legacyDetailsIdRefresh, 0, nil, .essentials, nil),
      (.legacyFindPlace, 17_000, 5_000, .pro, nil), (.legacyFindPlaceIds, 0, nil, .essentials, nil),
      (.legacyDataBasic, 0, nil, .essentials, nil),
      (.legacyDataContact, 3_000, 1_000, .enterprise, nil),
      (.legacyDataAtmosphere, 5_000, 1_000, .enterprise, nil),
      (.legacyNearby, 32_000, 5_000, .pro, nil), (.legacyText, 32_000, 5_000, .pro, nil),
      (.legacyPhoto, 7_000, 1_000, .enterprise, nil),
    ] as [(SKU.ID, Int, Int?, SKU.Category, String?)])
  func `prices`(
    _ id: SKU.ID, _ microdollars: Int, _ free: Int?, _ category: SKU.Category, _ code: String?
  ) {
    let sku = SKU.with(id)
    #expect(sku.microdollars == microdollars)
    #expect(sku.freePerMonth == free)
    #expect(sku.category == category)
    #expect(sku.code == code)
  }

  @Test func `the service is in the identifier`() {
    for sku in SKU.all {
      let service: Service? =
        switch sku.id.rawValue.prefix(while: { $0 != "." }) {
        case "new": .placesNew
        case "legacy": .placesLegacy
        case "geocoding": .geocoding
        default: nil
        }
      #expect(sku.service == service)
      #expect(sku.freePerMonth != nil || sku.microdollars == 0)
    }
  }
}
