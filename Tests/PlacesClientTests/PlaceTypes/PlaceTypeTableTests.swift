import Testing

@testable import PlacesClient

/// The facts are typed here again on purpose: a changed row is a decision, not an accident.
@Suite struct `The table of place types` {
  private func values(new table: PlaceType.NewTable) -> [String] {
    PlaceType.all.filter { $0.new == table }.map(\.value)
  }

  private func values(legacy table: PlaceType.LegacyTable) -> [String] {
    PlaceType.all.filter { $0.legacy == table }.map(\.value)
  }

  @Test func `one row a value, sorted`() {
    let values = PlaceType.all.map(\.value)
    #expect(values == values.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(Set(values).count == values.count)
    #expect(values.count == 521)
    #expect(
      values.allSatisfy { value in
        value.utf8.allSatisfy {
          (0x61...0x7A).contains($0) || $0.isASCIIDigit || "_()".utf8.contains($0)
        }
      })
    #expect(PlaceType.all.allSatisfy { $0.new != nil || $0.legacy != nil })
  }

  @Test func `as many as Google documents`() {
    #expect(values(new: .tableA).count == 478)
    #expect(values(new: .tableB).count == 36)
    #expect(values(new: .collection) == ["(cities)", "(regions)"])
    #expect(values(legacy: .table1).count == 96)
    // Table 2 has 45 values; the two that table 3 has too stand there, under the stricter rule.
    #expect(values(legacy: .table2).count == 43)
    #expect(
      values(legacy: .table3) == ["(cities)", "(regions)", "address", "establishment", "geocode"])
  }

  @Test func `table B`() {
    #expect(
      values(new: .tableB) == [
        "administrative_area_level_3", "administrative_area_level_4",
        "administrative_area_level_5", "administrative_area_level_6",
        "administrative_area_level_7", "archipelago", "colloquial_area", "continent",
        "establishment", "finance", "food", "general_contractor", "geocode", "health",
        "intersection", "landmark", "natural_feature", "neighborhood", "place_of_worship",
        "plus_code", "point_of_interest", "political", "postal_code_prefix", "postal_code_suffix",
        "postal_town", "premise", "route", "street_address", "sublocality", "sublocality_level_1",
        "sublocality_level_2", "sublocality_level_3", "sublocality_level_4", "sublocality_level_5",
        "subpremise", "town_square",
      ])
  }

  @Test func `table 1`() {
    #expect(
      values(legacy: .table1).joined(separator: " ") == """
        accounting airport amusement_park aquarium art_gallery atm bakery bank bar beauty_salon \
        bicycle_store book_store bowling_alley bus_station cafe campground car_dealer car_rental \
        car_repair car_wash casino cemetery church city_hall clothing_store convenience_store \
        courthouse dentist department_store doctor drugstore electrician electronics_store embassy \
        fire_station florist funeral_home furniture_store gas_station gym hair_care hardware_store \
        hindu_temple home_goods_store hospital insurance_agency jewelry_store laundry lawyer library \
        light_rail_station liquor_store local_government_office locksmith lodging meal_delivery \
        meal_takeaway mosque movie_rental movie_theater moving_company museum night_club painter park \
        parking pet_store pharmacy physiotherapist plumber police post_office primary_school \
        real_estate_agency restaurant roofing_contractor rv_park school secondary_school shoe_store \
        shopping_mall spa stadium storage store subway_station supermarket synagogue taxi_stand \
        tourist_attraction train_station transit_station travel_agency university veterinary_care zoo
        """)
  }

  @Test func `tables 1 and A, and what only the legacy service has`() {
    #expect(PlaceType.all.filter { $0.legacy == .table1 }.allSatisfy { $0.new == .tableA })
    #expect(
      PlaceType.all.filter { $0.new == nil }.map(\.value) == [
        "address", "floor", "post_box", "room", "street_number",
      ])
    #expect(
      PlaceType.all.filter { $0.new == .tableB && $0.legacy == nil }.isEmpty)
    #expect(PlaceType.named("grocery_or_supermarket") == nil)
  }

  @Test func `chapters of table A`() {
    let counts = Dictionary(grouping: PlaceType.all.compactMap(\.category)) { $0 }
      .mapValues(\.count)
    #expect(
      counts == [
        .automotive: 13, .business: 8, .culture: 13, .education: 9,
        .entertainmentAndRecreation: 57, .facilities: 3, .finance: 3, .foodAndDrink: 166,
        .geographicalAreas: 6, .government: 9, .healthAndWellness: 20, .housing: 4, .lodging: 18,
        .naturalFeatures: 8, .placesOfWorship: 6, .services: 47, .shopping: 43, .sports: 21,
        .transportation: 24,
      ])
    #expect(PlaceType.all.allSatisfy { ($0.category != nil) == ($0.new == .tableA) })
  }

  @Test(
    arguments: [
      ("bank", PlaceType.NewTable.tableA, .table1, .finance),
      ("cafe", .tableA, .table1, .foodAndDrink),
      ("locality", .tableA, .table2, .geographicalAreas), ("woods", .tableA, nil, .naturalFeatures),
      ("neighborhood_police_station", .tableA, nil, .government),
      ("geocode", .tableB, .table3, nil),
      ("(cities)", .collection, .table3, nil), ("address", nil, .table3, nil),
      ("street_number", nil, .table2, nil), ("town_square", .tableB, .table2, nil),
    ] as [(String, PlaceType.NewTable?, PlaceType.LegacyTable?, PlaceType.Category?)])
  func `single rows`(
    _ value: String, _ new: PlaceType.NewTable?, _ legacy: PlaceType.LegacyTable?,
    _ category: PlaceType.Category?
  ) {
    let type = PlaceType.named(value)
    #expect(type?.value == value)
    #expect(type?.new == new)
    #expect(type?.legacy == legacy)
    #expect(type?.category == category)
    #expect(type?.isFilter(in: .new) == (new != nil))
    #expect(type?.isFilter(in: .legacy) == (legacy != nil))
  }

  @Test func `every value is found, and nothing else`() {
    for type in PlaceType.all { #expect(PlaceType.named(type.value) == type) }
    for word in ["", "a", "zzz", "Bank", "bank ", "cities", "(cities", "zoo\u{301}"] {
      #expect(PlaceType.named(word) == nil)
    }
  }

  @Test func `what collections stand for are types themselves`() {
    #expect(Set(PlaceType.collectionMembers.keys) == Set(values(new: .collection)))
    for members in PlaceType.collectionMembers.values {
      #expect(members.allSatisfy { PlaceType.named($0)?.isFilter(in: .new) == true })
    }
    #expect(PlaceType.collectionMembers["(cities)"] == ["locality", "administrative_area_level_3"])
    #expect(PlaceType.collectionMembers["(regions)"]?.count == 6)
    #expect(
      PlaceType.addressReplacement == ["street_address", "route", "premise", "subpremise"])
  }
}
