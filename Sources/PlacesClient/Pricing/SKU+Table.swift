/// List prices in micro-dollars per event, one row a SKU.
///
/// US dollars per 1000 billable events in the first paid volume band of Google's global list, without tax or negotiated
/// rates; free events are per calendar month and billing account. New and Geocoding prices were read on 2026-08-29; legacy
/// prices are third-party quotations of April 2026 that agree with Google's older lists.
extension SKU {
  static let table: [SKU] = [
    SKU(
      id: .newAutocompleteRequest, name: "Autocomplete Requests", service: .placesNew,
      category: .essentials,
      microdollars: 2_830, freePerMonth: 10_000, code: "4EF4-B17C-B31A", date: "2026-08-29"),
    SKU(
      id: .newAutocompleteSession, name: "Autocomplete Session Usage", service: .placesNew,
      category: .essentials,
      microdollars: 0, freePerMonth: nil, code: nil, date: "2026-08-29"),
    SKU(
      id: .newDetailsIds, name: "Place Details Essentials (IDs Only)", service: .placesNew,
      category: .essentials,
      microdollars: 0, freePerMonth: nil, code: nil, date: "2026-08-29"),
    SKU(
      id: .newDetailsEssentials, name: "Place Details Essentials", service: .placesNew,
      category: .essentials,
      microdollars: 5_000, freePerMonth: 10_000, code: "6E05-E1C3-8D85", date: "2026-08-29"),
    SKU(
      id: .newDetailsPro, name: "Place Details Pro", service: .placesNew, category: .pro,
      microdollars: 17_000, freePerMonth: 5_000, code: "4ED6-464A-2AFC", date: "2026-08-29"),
    SKU(
      id: .newDetailsEnterprise, name: "Place Details Enterprise", service: .placesNew,
      category: .enterprise,
      microdollars: 20_000, freePerMonth: 1_000, code: "2D9A-3DE0-3766", date: "2026-08-29"),
    SKU(
      id: .newDetailsAtmosphere, name: "Place Details Enterprise + Atmosphere", service: .placesNew,
      category: .enterprise,
      microdollars: 25_000, freePerMonth: 1_000, code: nil, date: "2026-08-29"),
    SKU(
      id: .newDetailsPhotos, name: "Place Details Photos", service: .placesNew,
      category: .enterprise,
      microdollars: 7_000, freePerMonth: 1_000, code: "DCD1-FE97-8C71", date: "2026-08-29"),
    SKU(
      id: .newTextIds, name: "Text Search Essentials (IDs Only)", service: .placesNew,
      category: .essentials,
      microdollars: 0, freePerMonth: nil, code: "635D-A9DD-C520", date: "2026-08-29"),
    SKU(
      id: .newTextPro, name: "Text Search Pro", service: .placesNew, category: .pro,
      microdollars: 32_000, freePerMonth: 5_000, code: "4FDA-34B1-A910", date: "2026-08-29"),
    SKU(
      id: .newTextEnterprise, name: "Text Search Enterprise", service: .placesNew,
      category: .enterprise,
      microdollars: 35_000, freePerMonth: 1_000, code: "E967-44BC-B44D", date: "2026-08-29"),
    SKU(
      id: .newTextAtmosphere, name: "Text Search Enterprise + Atmosphere", service: .placesNew,
      category: .enterprise,
      microdollars: 40_000, freePerMonth: 1_000, code: "120C-BEC3-B48B", date: "2026-08-29"),
    SKU(
      id: .newNearbyPro, name: "Nearby Search Pro", service: .placesNew, category: .pro,
      microdollars: 32_000, freePerMonth: 5_000, code: "99F9-A108-83A6", date: "2026-08-29"),
    SKU(
      id: .newNearbyEnterprise, name: "Nearby Search Enterprise", service: .placesNew,
      category: .enterprise,
      microdollars: 35_000, freePerMonth: 1_000, code: "772E-9975-BE34", date: "2026-08-29"),
    SKU(
      id: .newNearbyAtmosphere, name: "Nearby Search Enterprise + Atmosphere", service: .placesNew,
      category: .enterprise,
      microdollars: 40_000, freePerMonth: 1_000, code: "F20E-7034-0EF7", date: "2026-08-29"),
    SKU(
      id: .geocoding, name: "Geocoding", service: .geocoding, category: .essentials,
      microdollars: 5_000, freePerMonth: 10_000, code: "BAC8-4E68-E261", date: "2026-08-29"),
    SKU(
      id: .addressValidationPro, name: "Address Validation Pro", service: nil, category: .pro,
      microdollars: 17_000, freePerMonth: 5_000, code: nil, date: "2026-08-29"),
    SKU(
      id: .legacyAutocompleteRequest, name: "Autocomplete - Per Request", service: .placesLegacy,
      category: .essentials,
      microdollars: 2_830, freePerMonth: 10_000, code: "7384-2DE4-D388", date: "2026-04"),
    SKU(
      id: .legacyAutocompleteSessionWithDetails,
      name: "Autocomplete (included with Place Details) - Per Session", service: .placesLegacy,
      category: .essentials,
      microdollars: 0, freePerMonth: nil, code: "E9C9-934B-DDB1", date: "2026-04-13"),
    SKU(
      id: .legacyAutocompleteSessionWithoutDetails,
      name: "Autocomplete without Place Details - Per Session", service: .placesLegacy,
      category: .pro,
      microdollars: 17_000, freePerMonth: 5_000, code: nil, date: "2026-04"),
    SKU(
      id: .legacyQueryAutocompleteRequest, name: "Query Autocomplete - Per Request",
      service: .placesLegacy, category: .essentials,
      microdollars: 2_830, freePerMonth: 10_000, code: nil, date: "2026-04"),
    SKU(
      id: .legacyDetails, name: "Places Details", service: .placesLegacy, category: .pro,
      microdollars: 17_000, freePerMonth: 5_000, code: nil, date: "2026-04"),
    SKU(
      id: .legacyDetailsIdRefresh, name: "Places Details - ID Refresh", service: .placesLegacy,
      category: .essentials,
      microdollars: 0, freePerMonth: nil, code: nil, date: "2026-04-13"),
    SKU(
      id: .legacyFindPlace, name: "Find Place", service: .placesLegacy, category: .pro,
      microdollars: 17_000, freePerMonth: 5_000, code: nil, date: "2026-04"),
    SKU(
      id: .legacyFindPlaceIds, name: "Find Place - ID Only", service: .placesLegacy,
      category: .essentials,
      microdollars: 0, freePerMonth: nil, code: nil, date: "2026-04"),
    SKU(
      id: .legacyDataBasic, name: "Basic Data", service: .placesLegacy, category: .essentials,
      microdollars: 0, freePerMonth: nil, code: nil, date: "2026-04-13"),
    SKU(
      id: .legacyDataContact, name: "Contact Data", service: .placesLegacy, category: .enterprise,
      microdollars: 3_000, freePerMonth: 1_000, code: nil, date: "2026-04"),
    SKU(
      id: .legacyDataAtmosphere, name: "Atmosphere Data", service: .placesLegacy,
      category: .enterprise,
      microdollars: 5_000, freePerMonth: 1_000, code: nil, date: "2026-04"),
    SKU(
      id: .legacyNearby, name: "Places - Nearby Search", service: .placesLegacy, category: .pro,
      microdollars: 32_000, freePerMonth: 5_000, code: nil, date: "2026-04"),
    SKU(
      id: .legacyText, name: "Places - Text Search", service: .placesLegacy, category: .pro,
      microdollars: 32_000, freePerMonth: 5_000, code: nil, date: "2026-04"),
    SKU(
      id: .legacyPhoto, name: "Place Photo", service: .placesLegacy, category: .enterprise,
      microdollars: 7_000, freePerMonth: 1_000, code: nil, date: "2026-04"),
  ]
}
