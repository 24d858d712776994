import Testing

@testable import PlacesClient

@Suite struct `The table of details fields` {
  private func names(tier: DetailsField.Tier) -> Set<String> {
    Set(DetailsField.all.filter { $0.tier == tier }.compactMap(\.newPath))
  }

  private func names(category: DetailsField.LegacyCategory) -> Set<String> {
    Set(DetailsField.all.filter { $0.legacyCategory == category }.compactMap(\.legacyPath))
  }

  @Test func `names and paths are unique, and complete`() {
    let all = DetailsField.all
    #expect(all.count == 79)
    for values in [all.map(\.name), all.compactMap(\.newPath), all.compactMap(\.legacyPath)] {
      #expect(Set(values).count == values.count)
    }
    for field in all {
      #expect(field.newPath != nil || field.legacyPath != nil)
      #expect((field.newPath == nil) == (field.tier == nil))
      #expect((field.legacyPath == nil) == (field.legacyCategory == nil))
    }
  }

  @Test func `tiers of the New API`() {
    // Google's list has "name" too: the resource name, which repeats the ID.
    #expect(
      names(tier: .ids) == [
        "attributions", "consumerAlert", "id", "movedPlace", "movedPlaceId", "photos",
      ])
    #expect(
      names(tier: .essentials) == [
        "addressComponents", "addressDescriptor", "adrFormatAddress", "formattedAddress",
        "location", "plusCode", "postalAddress", "shortFormattedAddress", "types", "viewport",
      ])
    #expect(
      names(tier: .pro) == [
        "accessibilityOptions", "businessStatus", "containingPlaces", "displayName",
        "googleMapsLinks", "googleMapsTypeLabel", "googleMapsUri", "iconBackgroundColor",
        "iconMaskBaseUri", "openingDate", "primaryType", "primaryTypeDisplayName",
        "pureServiceAreaBusiness", "subDestinations", "timeZone", "utcOffsetMinutes",
      ])
    #expect(
      names(tier: .enterprise) == [
        "currentOpeningHours", "currentSecondaryOpeningHours", "internationalPhoneNumber",
        "nationalPhoneNumber", "priceLevel", "priceRange", "rating", "regularOpeningHours",
        "regularSecondaryOpeningHours", "transitStation", "userRatingCount", "websiteUri",
      ])
    #expect(
      names(tier: .atmosphere) == [
        "allowsDogs", "curbsidePickup", "delivery", "dineIn", "editorialSummary",
        "evChargeAmenitySummary", "evChargeOptions", "fuelOptions", "generativeSummary",
        "goodForChildren", "goodForGroups", "goodForWatchingSports", "liveMusic",
        "menuForChildren", "neighborhoodSummary", "outdoorSeating", "parkingOptions",
        "paymentOptions", "reservable", "restroom", "reviewSummary", "reviews", "servesBeer",
        "servesBreakfast", "servesBrunch", "servesCocktails", "servesCoffee", "servesDessert",
        "servesDinner", "servesLunch", "servesVegetarianFood", "servesWine", "takeout",
      ])
  }

  @Test func `categories of the legacy service`() {
    #expect(
      names(category: .basic) == [
        "address_components", "adr_address", "business_status", "formatted_address",
        "geometry/location", "geometry/viewport", "icon", "icon_background_color",
        "icon_mask_base_uri", "name", "permanently_closed", "photo", "place_id", "plus_code",
        "type", "url", "utc_offset", "vicinity", "wheelchair_accessible_entrance",
      ])
    #expect(
      names(category: .contact) == [
        "current_opening_hours", "formatted_phone_number", "international_phone_number",
        "opening_hours", "secondary_opening_hours", "website",
      ])
    #expect(
      names(category: .atmosphere) == [
        "curbside_pickup", "delivery", "dine_in", "editorial_summary", "price_level", "rating",
        "reservable", "reviews", "serves_beer", "serves_breakfast", "serves_brunch",
        "serves_dinner", "serves_lunch", "serves_vegetarian_food", "serves_wine", "takeout",
        "user_ratings_total",
      ])
  }

  @Test func `tiers are ordered by price and have Google's names`() {
    let tiers: [DetailsField.Tier] = [.ids, .essentials, .pro, .enterprise, .atmosphere]
    #expect(tiers.shuffled().sorted() == tiers)
    #expect(DetailsField.Tier.allCases == tiers)
    #expect(
      tiers.map(\.title) == [
        "Essentials (IDs Only)", "Essentials", "Pro", "Enterprise", "Enterprise + Atmosphere",
      ])
  }

  @Test func `a legacy field stands in the tier its category corresponds to`() {
    for field in DetailsField.all {
      switch field.legacyCategory {
      case nil: #expect(field.tier(in: .legacy) == nil)
      case .contact: #expect(field.tier(in: .legacy) == .enterprise)
      case .atmosphere: #expect(field.tier(in: .legacy) == .atmosphere)
      case .basic:
        let tier = field.tier(in: .legacy)
        #expect(tier.map { $0 <= .pro } == true)
        if let new = field.tier, new <= .pro { #expect(tier == new) }
      }
      #expect(field.tier(in: .new) == field.tier)
      #expect(field.path(in: .new) == field.newPath)
      #expect(field.path(in: .legacy) == field.legacyPath)
    }
  }

  @Test func `each field is found by each of its names`() {
    for field in DetailsField.all {
      #expect(DetailsField.named(field.name) == [field])
      if let path = field.legacyPath { #expect(DetailsField.named(path).contains(field)) }
      // "name" is our word for what the New API calls displayName.
      if let path = field.newPath { #expect(DetailsField.named(path) == [field]) }
    }
  }

  @Test(arguments: [
    ("type", ["types"]), ("photo", ["photos"]), ("review", ["reviews"]),
    ("address_component", ["addressComponents"]), ("geometry", ["location", "viewport"]),
    ("displayName", ["name"]), ("id", ["placeId"]), ("regularOpeningHours", ["openingHours"]),
    ("opening_hours", ["openingHours"]), ("vicinity", ["shortFormattedAddress"]),
    ("wheelchair_accessible_entrance", ["accessibilityOptions"]), ("nonsense", []), ("", []),
    ("Rating", []),
  ])
  func `usual variants`(_ word: String, _ names: [String]) {
    #expect(DetailsField.named(word).map(\.name) == names)
  }

  @Test func `fields with a property of their own are fields`() {
    let names = Set(DetailsField.all.map(\.name))
    #expect(DetailsField.modelled.isSubset(of: names))
    for field in DetailsField.all {
      for api in API.allCases {
        guard let path = field.path(in: api) else { continue }
        let isKept = DetailsField.additional(path: path, in: api) == field
        #expect(isKept != DetailsField.modelled.contains(field.name))
      }
    }
    #expect(DetailsField.additional(path: "nonsense", in: .new) == nil)
    #expect(DetailsField.additional(path: "serves_beer", in: .new) == nil)
  }
}
