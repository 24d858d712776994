import PlaceIndex
import PlacesClient

/// What kind of business an invented place is, which decides the facts that are derived for it.
///
/// Real places and the user's own have no traits: nothing is made up about them.
struct PlaceTraits: OptionSet, Hashable {
  let rawValue: Int

  /// Serves food.
  static let eating = PlaceTraits(rawValue: 1 << 0)
  /// Serves drinks above all.
  static let drinking = PlaceTraits(rawValue: 1 << 1)
  /// Sells goods.
  static let shop = PlaceTraits(rawValue: 1 << 2)
  /// Has beds.
  static let lodging = PlaceTraits(rawValue: 1 << 3)
  /// Is visited for culture, sport or fun.
  static let leisure = PlaceTraits(rawValue: 1 << 4)
  /// Sells fuel.
  static let fuel = PlaceTraits(rawValue: 1 << 5)
  /// Charges electric vehicles.
  static let charging = PlaceTraits(rawValue: 1 << 6)
  /// Is a stop of public transport.
  static let transit = PlaceTraits(rawValue: 1 << 7)
  /// Does something for its customers, members or citizens.
  static let service = PlaceTraits(rawValue: 1 << 8)
  /// Is lived in.
  static let housing = PlaceTraits(rawValue: 1 << 9)
  /// Is land rather than a house.
  static let nature = PlaceTraits(rawValue: 1 << 10)
  /// Holds other places.
  static let container = PlaceTraits(rawValue: 1 << 11)
  /// Goes to its customers.
  static let visiting = PlaceTraits(rawValue: 1 << 12)

  /// Takes money.
  static let paid: PlaceTraits = [
    .eating, .drinking, .shop, .lodging, .fuel, .charging, .service,
  ]
  /// Has a door that anybody may come in by.
  static let open: PlaceTraits = [
    .eating, .drinking, .shop, .lodging, .leisure, .fuel, .service, .transit,
  ]

  /// The bits.
  init(rawValue: Int) { self.rawValue = rawValue }

  /// The traits of a place, none when it is not invented or is no business.
  init(_ place: IndexedPlace) {
    self = []
    guard place.source == .invented, place.isEstablishment else { return }
    for word in place.types {
      if let traits = Self.words[word] { formUnion(traits) }
    }
    guard let primary = place.types.first else { return }
    switch PlaceType.named(primary)?.category {
    case .foodAndDrink: insert(.eating)
    case .shopping: insert(.shop)
    case .lodging: insert(.lodging)
    case .culture, .entertainmentAndRecreation, .sports: insert(.leisure)
    case .naturalFeatures: formUnion([.leisure, .nature])
    case .services, .finance, .healthAndWellness, .government, .business, .education:
      insert(.service)
    case .housing: insert(.housing)
    default: break
    }
  }

  private static let words: [String: PlaceTraits] = [
    "restaurant": .eating, "cafe": .eating, "meal_takeaway": .eating, "meal_delivery": .eating,
    "bar": .drinking, "pub": .drinking, "night_club": .drinking, "brewery": .drinking,
    "winery": .drinking, "vineyard": .drinking, "casino": .drinking, "karaoke": .drinking,
    "live_music_venue": .drinking, "comedy_club": .drinking, "store": .shop,
    "gas_station": .fuel, "truck_stop": [.fuel, .shop], "rest_stop": .leisure,
    "electric_vehicle_charging_station": .charging, "ebike_charging_station": .charging,
    "transit_station": .transit, "bus_station": .transit, "bus_stop": .transit,
    "train_station": .transit, "subway_station": .transit, "light_rail_station": .transit,
    "tram_stop": .transit, "ferry_terminal": .transit, "transit_stop": .transit,
    "shopping_mall": .container, "university": .container, "hospital": .container,
    "convention_center": .container, "amusement_park": .container, "department_store": .container,
    "sports_complex": .container, "market": .container,
    "apartment_complex": .container, "plaza": .container, "general_contractor": .visiting,
    "moving_company": .visiting, "courier_service": .visiting, "catering_service": .visiting,
    "chauffeur_service": .visiting, "pet_care": .visiting, "park": .nature,
    "electrician": .visiting, "painter": .visiting, "plumber": .visiting, "locksmith": .visiting,
    "car_wash": .service, "car_repair": .service, "car_rental": .service, "parking": .service,
    "place_of_worship": .service,
  ]
}
