import PlaceIndex
import Testing

/// Every filter of the services' type tables that can name a place finds one.
struct TypeCoverageTests {
  /// The oldest table: businesses and stations.
  static let table1 = """
    accounting airport amusement_park aquarium art_gallery atm bakery bank bar beauty_salon bicycle_store book_store bowling_alley
    bus_station cafe campground car_dealer car_rental car_repair car_wash casino cemetery church city_hall clothing_store
    convenience_store courthouse dentist department_store doctor drugstore electrician electronics_store embassy fire_station florist
    funeral_home furniture_store gas_station gym hair_care hardware_store hindu_temple home_goods_store hospital insurance_agency
    jewelry_store laundry lawyer library light_rail_station liquor_store local_government_office locksmith lodging meal_delivery
    meal_takeaway mosque movie_rental movie_theater moving_company museum night_club painter park parking pet_store pharmacy
    physiotherapist plumber police post_office primary_school real_estate_agency restaurant roofing_contractor rv_park school
    secondary_school shoe_store shopping_mall spa stadium storage store subway_station supermarket synagogue taxi_stand
    tourist_attraction train_station transit_station travel_agency university veterinary_care zoo
    """.split { $0.isWhitespace }.map(String.init)

  /// The second: areas and addresses; a continent has no country, and a plus code is computed: they are not places here.
  static let table2 = """
    administrative_area_level_1 administrative_area_level_2 administrative_area_level_3 administrative_area_level_4
    administrative_area_level_5 administrative_area_level_6 administrative_area_level_7 archipelago colloquial_area country
    establishment finance floor food general_contractor geocode health intersection landmark locality natural_feature neighborhood
    place_of_worship point_of_interest political post_box postal_code postal_code_prefix postal_code_suffix postal_town premise room
    route street_address street_number sublocality sublocality_level_1 sublocality_level_2 sublocality_level_3 sublocality_level_4
    sublocality_level_5 subpremise town_square
    """.split { $0.isWhitespace }.map(String.init)

  @Test func `every type of both tables is some place's`() throws {
    #expect(Self.table1.count == 96)
    #expect(Self.table2.count == 43)
    let types = try Set(BuiltIn.places().flatMap(\.types))
    #expect(Set(Self.table1).subtracting(types) == [])
    #expect(Set(Self.table2).subtracting(types) == [])
  }

  @Test func `every type of the first table is the primary one of a place, in several countries`()
    throws
  {
    let places = Dictionary(grouping: try BuiltIn.places()) { $0.types.first ?? "" }
    for type in Self.table1 {
      #expect(Set((places[type] ?? []).map(\.countryCode)).count >= 2, "\(type)")
    }
  }

  @Test func `hundreds of newer types are primary ones`() throws {
    let primary = try Set(BuiltIn.places().compactMap(\.types.first))
    #expect(primary.count > 450)
    #expect(
      primary.isSuperset(of: [
        "ramen_restaurant", "coworking_space", "electric_vehicle_charging_station", "shinto_shrine",
      ]))
  }

  @Test func `broader types follow the primary one`() throws {
    let bakery = try #require(try BuiltIn.places().first { $0.types.first == "bakery" })
    #expect(bakery.types == ["bakery", "store", "food", "point_of_interest", "establishment"])
    for place in try BuiltIn.places() {
      #expect(Set(place.types).count == place.types.count, "\(place.id)")
      #expect(
        place.types.contains("geocode") != place.types.contains("establishment"),
        "\(place.id) \(place.types)")
    }
  }
}
