import PlaceIndex

/// The places of the tests.
enum TestPlaces {
  static let index = HandmadeIndex(places: areas + lisbonBusinesses + otherBusinesses)

  private static let areas: [IndexedPlace] = [
    area("sbx-test-pt", .country, "Portugal", "pt", 39.5, -8, importance: 10_000_000),
    area("sbx-test-us", .country, "United States", "us", 39.8, -98.6, importance: 300_000_000),
    area("sbx-test-lisbon", .locality, "Lisbon", "pt", 38.7223, -9.1393, importance: 500_000) {
      $0.regionName = "Lisbon"
      $0.localityName = "Lisbon"
      $0.population = 500_000
      $0.alternateNames = ["Lisboa"]
      $0.timeZone = "Europe/Lisbon"
    },
    area("sbx-test-lisbon-oh", .locality, "Lisbon", "us", 40.77, -80.77, importance: 3000) {
      $0.regionName = "Ohio"
      $0.regionCode = "OH"
      $0.localityName = "Lisbon"
    },
    area("sbx-test-toledo-oh", .locality, "Toledo", "us", 41.66, -83.56, importance: 280_000) {
      $0.regionName = "Ohio"
      $0.regionCode = "OH"
      $0.localityName = "Toledo"
    },
    area("sbx-test-toledo-es", .locality, "Toledo", "es", 39.86, -4.03, importance: 80_000) {
      $0.regionName = "Castilla-La Mancha"
      $0.localityName = "Toledo"
    },
    area("sbx-test-saudade-14", .streetAddress, "Rua da Saudade 14", "pt", 38.7112, -9.1331) {
      $0.regionName = "Lisbon"
      $0.localityName = "Lisbon"
      $0.street = "Rua da Saudade"
      $0.streetNumber = "14"
      $0.postalCode = "1100-583"
    },
    area("sbx-test-route", .route, "Rua da Saudade", "pt", 38.7110, -9.1330) {
      $0.regionName = "Lisbon"
      $0.localityName = "Lisbon"
      $0.street = "Rua da Saudade"
    },
  ]

  private static let lisbonBusinesses: [IndexedPlace] = [
    business("sbx-test-padaria", "Padaria Aurora", ["bakery", "store", "food"], 38.7120, -9.1350) {
      $0.importance = 20
      $0.street = "Rua da Saudade"
      $0.streetNumber = "14"
    },
    business("sbx-test-cafe", "Café da Padaria", ["cafe", "food"], 38.7160, -9.1394) {
      $0.importance = 10
      $0.street = "Largo do Carmo"
      $0.streetNumber = "3"
    },
    business("sbx-test-hotel", "Hotel do Mar", ["hotel", "lodging"], 38.7112, -9.1331) {
      $0.street = "Rua da Saudade"
      $0.streetNumber = "14"
      $0.postalCode = "1100-583"
      $0.business?.internationalPhone = "+351 21 000 0000"
      $0.business?.nationalPhone = "21 000 0000"
      $0.business?.website = "https://hotel.example/"
      $0.business?.ratingTenths = 45
      $0.business?.ratingCount = 12
      $0.business?.priceLevel = 3
      $0.business?.hours = [
        IndexedPlace.Business.Period(openDay: 0, openMinute: 0, closeDay: nil, closeMinute: nil)
      ]
      $0.business?.credits = [
        IndexedPlace.Business.Credit(
          provider: "Smith & Daughter's Directory", uri: "https://directory.example/?a=1&b=2")
      ]
    },
    business("sbx-test-bar", "Bar da Noite", ["bar"], 38.7130, -9.1400) {
      $0.business?.hours = [
        IndexedPlace.Business.Period(openDay: 6, openMinute: 1200, closeDay: 0, closeMinute: 120),
        IndexedPlace.Business.Period(openDay: 1, openMinute: 600, closeDay: 1, closeMinute: 720),
        IndexedPlace.Business.Period(openDay: 1, openMinute: 840, closeDay: 1, closeMinute: 1110),
      ]
    },
  ]

  private static let otherBusinesses: [IndexedPlace] = [
    business("sbx-test-zoe", "👩‍🍳 Zoë's Küche", ["restaurant", "food"], 52.53, 13.41) {
      $0.countryCode = "de"
      $0.countryName = "Germany"
      $0.regionName = "Berlin"
      $0.localityName = "Berlin"
      $0.street = "Schönhauser Allee"
      $0.timeZone = "Europe/Berlin"
    },
    business("sbx-test-hebrew", "מאפיית Zoë הדוגמה", ["bakery"], 32.08, 34.78) {
      $0.countryCode = "il"
      $0.countryName = "Israel"
      $0.localityName = "תל אביב"
    },
    business("sbx-test-equator", "Equator Monument", ["monument"], 0, -78.45) {
      $0.countryCode = "ec"
      $0.countryName = "Ecuador"
      $0.localityName = "Quito"
    },
    business("sbx-test-fiji-east", "Dateline Store East", ["store"], -16.8, -179.95) {
      $0.countryCode = "fj"
      $0.countryName = "Fiji"
    },
    business("sbx-test-fiji-west", "Dateline Store West", ["store"], -16.8, 179.95) {
      $0.countryCode = "fj"
      $0.countryName = "Fiji"
    },
    business("sbx-test-bank", "Cheesebury Savings Bank", ["bank", "finance"], -33.86, 151.2) {
      $0.countryCode = "au"
      $0.countryName = "Australia"
      $0.regionName = "New South Wales"
      $0.regionCode = "NSW"
      $0.localityName = "Sydney"
      $0.street = "Example Street"
      $0.streetNumber = "1"
      $0.subpremise = "Unit 4"
      $0.postalCode = "2000"
      $0.timeZone = "Australia/Sydney"
      $0.business?.isClosedPermanently = true
    },
  ]

  private static func area(
    _ id: String, _ kind: IndexedPlace.Kind, _ name: String, _ country: String,
    _ latitude: Double, _ longitude: Double, importance: UInt32 = 1,
    _ change: (inout IndexedPlace) -> Void = { _ in }
  ) -> IndexedPlace {
    let types: [String] =
      switch kind {
      case .country: ["country", "political"]
      case .locality: ["locality", "political"]
      case .route: ["route"]
      default: ["street_address"]
      }
    var place = IndexedPlace(
      id: id, kind: kind, source: .geoNames, name: name, types: types,
      location: GeoPoint(latitude: latitude, longitude: longitude), importance: importance,
      countryCode: country, countryName: countryNames[country] ?? country)
    change(&place)
    return place
  }

  private static let countryNames = ["pt": "Portugal", "us": "United States", "es": "Spain"]

  private static func business(
    _ id: String, _ name: String, _ types: [String], _ latitude: Double, _ longitude: Double,
    _ change: (inout IndexedPlace) -> Void
  ) -> IndexedPlace {
    var place = IndexedPlace(
      id: id, kind: .establishment, source: .invented, name: name,
      types: types + ["point_of_interest", "establishment"],
      location: GeoPoint(latitude: latitude, longitude: longitude), importance: 1,
      countryCode: "pt", countryName: "Portugal")
    place.regionName = "Lisbon"
    place.localityName = "Lisbon"
    place.timeZone = "Europe/Lisbon"
    place.business = IndexedPlace.Business(isClosedPermanently: false)
    change(&place)
    return place
  }
}
