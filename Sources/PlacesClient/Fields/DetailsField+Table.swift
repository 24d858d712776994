/// Every field a details request can ask for, one row a field, in the order JSON output has them.
///
/// Tiers of Places API (New) as of 2026-08-29; categories of the legacy service from its documentation of 2023. The New
/// API's `name` (the resource name `places/ID`) is left out: it repeats the place ID.
extension DetailsField {
  static let table: [DetailsField] = [
    DetailsField(
      "placeId", new: "id", legacy: "place_id", tier: .ids, category: .basic, isInTierGroup: true),
    DetailsField(
      "attributions", new: "attributions", legacy: nil, tier: .ids, category: nil,
      isInTierGroup: false),
    DetailsField(
      "movedPlaceId", new: "movedPlaceId", legacy: nil, tier: .ids, category: nil,
      isInTierGroup: true),
    DetailsField(
      "movedPlace", new: "movedPlace", legacy: nil, tier: .ids, category: nil, isInTierGroup: false),
    DetailsField(
      "name", new: "displayName", legacy: "name", tier: .pro, category: .basic, isInTierGroup: true),
    DetailsField(
      "formattedAddress", new: "formattedAddress", legacy: "formatted_address", tier: .essentials,
      category: .basic, isInTierGroup: true),
    DetailsField(
      "shortFormattedAddress", new: "shortFormattedAddress", legacy: "vicinity", tier: .essentials,
      category: .basic, isInTierGroup: false),
    DetailsField(
      "addressComponents", new: "addressComponents", legacy: "address_components",
      tier: .essentials, category: .basic, isInTierGroup: true),
    DetailsField(
      "postalAddress", new: "postalAddress", legacy: nil, tier: .essentials, category: nil,
      isInTierGroup: false),
    DetailsField(
      "adrFormatAddress", new: "adrFormatAddress", legacy: "adr_address", tier: .essentials,
      category: .basic, isInTierGroup: false),
    DetailsField(
      "addressDescriptor", new: "addressDescriptor", legacy: nil, tier: .essentials, category: nil,
      isInTierGroup: false),
    DetailsField(
      "location", new: "location", legacy: "geometry/location", tier: .essentials, category: .basic,
      isInTierGroup: true),
    DetailsField(
      "viewport", new: "viewport", legacy: "geometry/viewport", tier: .essentials, category: .basic,
      isInTierGroup: true),
    DetailsField(
      "types", new: "types", legacy: "type", tier: .essentials, category: .basic,
      isInTierGroup: true),
    DetailsField(
      "primaryType", new: "primaryType", legacy: nil, tier: .pro, category: nil, isInTierGroup: true
    ),
    DetailsField(
      "primaryTypeDisplayName", new: "primaryTypeDisplayName", legacy: nil, tier: .pro,
      category: nil, isInTierGroup: true),
    DetailsField(
      "plusCode", new: "plusCode", legacy: "plus_code", tier: .essentials, category: .basic,
      isInTierGroup: true),
    DetailsField(
      "businessStatus", new: "businessStatus", legacy: "business_status", tier: .pro,
      category: .basic, isInTierGroup: true),
    DetailsField(
      "consumerAlert", new: "consumerAlert", legacy: nil, tier: .ids, category: nil,
      isInTierGroup: false),
    DetailsField(
      "photos", new: "photos", legacy: "photo", tier: .ids, category: .basic, isInTierGroup: false),
    DetailsField(
      "accessibilityOptions", new: "accessibilityOptions", legacy: "wheelchair_accessible_entrance",
      tier: .pro, category: .basic, isInTierGroup: true),
    DetailsField(
      "containingPlaces", new: "containingPlaces", legacy: nil, tier: .pro, category: nil,
      isInTierGroup: true),
    DetailsField(
      "googleMapsLinks", new: "googleMapsLinks", legacy: nil, tier: .pro, category: nil,
      isInTierGroup: true),
    DetailsField(
      "googleMapsTypeLabel", new: "googleMapsTypeLabel", legacy: nil, tier: .pro, category: nil,
      isInTierGroup: true),
    DetailsField(
      "googleMapsUri", new: "googleMapsUri", legacy: "url", tier: .pro, category: .basic,
      isInTierGroup: true),
    DetailsField(
      "iconBackgroundColor", new: "iconBackgroundColor", legacy: "icon_background_color",
      tier: .pro, category: .basic, isInTierGroup: true),
    DetailsField(
      "iconMaskBaseUri", new: "iconMaskBaseUri", legacy: "icon_mask_base_uri", tier: .pro,
      category: .basic, isInTierGroup: true),
    DetailsField(
      "openingDate", new: "openingDate", legacy: nil, tier: .pro, category: nil, isInTierGroup: true
    ),
    DetailsField(
      "pureServiceAreaBusiness", new: "pureServiceAreaBusiness", legacy: nil, tier: .pro,
      category: nil, isInTierGroup: true),
    DetailsField(
      "subDestinations", new: "subDestinations", legacy: nil, tier: .pro, category: nil,
      isInTierGroup: true),
    DetailsField(
      "timeZone", new: "timeZone", legacy: nil, tier: .pro, category: nil, isInTierGroup: true),
    DetailsField(
      "utcOffsetMinutes", new: "utcOffsetMinutes", legacy: "utc_offset", tier: .pro,
      category: .basic, isInTierGroup: true),
    DetailsField(
      "currentOpeningHours", new: "currentOpeningHours", legacy: "current_opening_hours",
      tier: .enterprise, category: .contact, isInTierGroup: true),
    DetailsField(
      "currentSecondaryOpeningHours", new: "currentSecondaryOpeningHours",
      legacy: "secondary_opening_hours", tier: .enterprise, category: .contact, isInTierGroup: true),
    DetailsField(
      "internationalPhoneNumber", new: "internationalPhoneNumber",
      legacy: "international_phone_number", tier: .enterprise, category: .contact,
      isInTierGroup: true),
    DetailsField(
      "nationalPhoneNumber", new: "nationalPhoneNumber", legacy: "formatted_phone_number",
      tier: .enterprise, category: .contact, isInTierGroup: true),
    DetailsField(
      "priceLevel", new: "priceLevel", legacy: "price_level", tier: .enterprise,
      category: .atmosphere, isInTierGroup: true),
    DetailsField(
      "priceRange", new: "priceRange", legacy: nil, tier: .enterprise, category: nil,
      isInTierGroup: true),
    DetailsField(
      "rating", new: "rating", legacy: "rating", tier: .enterprise, category: .atmosphere,
      isInTierGroup: true),
    DetailsField(
      "openingHours", new: "regularOpeningHours", legacy: "opening_hours", tier: .enterprise,
      category: .contact, isInTierGroup: true),
    DetailsField(
      "secondaryOpeningHours", new: "regularSecondaryOpeningHours", legacy: nil, tier: .enterprise,
      category: nil, isInTierGroup: true),
    DetailsField(
      "transitStation", new: "transitStation", legacy: nil, tier: .enterprise, category: nil,
      isInTierGroup: true),
    DetailsField(
      "userRatingCount", new: "userRatingCount", legacy: "user_ratings_total", tier: .enterprise,
      category: .atmosphere, isInTierGroup: true),
    DetailsField(
      "websiteUri", new: "websiteUri", legacy: "website", tier: .enterprise, category: .contact,
      isInTierGroup: true),
    DetailsField(
      "allowsDogs", new: "allowsDogs", legacy: nil, tier: .atmosphere, category: nil,
      isInTierGroup: true),
    DetailsField(
      "curbsidePickup", new: "curbsidePickup", legacy: "curbside_pickup", tier: .atmosphere,
      category: .atmosphere, isInTierGroup: true),
    DetailsField(
      "delivery", new: "delivery", legacy: "delivery", tier: .atmosphere, category: .atmosphere,
      isInTierGroup: true),
    DetailsField(
      "dineIn", new: "dineIn", legacy: "dine_in", tier: .atmosphere, category: .atmosphere,
      isInTierGroup: true),
    DetailsField(
      "editorialSummary", new: "editorialSummary", legacy: "editorial_summary", tier: .atmosphere,
      category: .atmosphere, isInTierGroup: true),
    DetailsField(
      "evChargeAmenitySummary", new: "evChargeAmenitySummary", legacy: nil, tier: .atmosphere,
      category: nil, isInTierGroup: true),
    DetailsField(
      "evChargeOptions", new: "evChargeOptions", legacy: nil, tier: .atmosphere, category: nil,
      isInTierGroup: true),
    DetailsField(
      "fuelOptions", new: "fuelOptions", legacy: nil, tier: .atmosphere, category: nil,
      isInTierGroup: true),
    DetailsField(
      "generativeSummary", new: "generativeSummary", legacy: nil, tier: .atmosphere, category: nil,
      isInTierGroup: true),
    DetailsField(
      "goodForChildren", new: "goodForChildren", legacy: nil, tier: .atmosphere, category: nil,
      isInTierGroup: true),
    DetailsField(
      "goodForGroups", new: "goodForGroups", legacy: nil, tier: .atmosphere, category: nil,
      isInTierGroup: true),
    DetailsField(
      "goodForWatchingSports", new: "goodForWatchingSports", legacy: nil, tier: .atmosphere,
      category: nil, isInTierGroup: true),
    DetailsField(
      "liveMusic", new: "liveMusic", legacy: nil, tier: .atmosphere, category: nil,
      isInTierGroup: true),
    DetailsField(
      "menuForChildren", new: "menuForChildren", legacy: nil, tier: .atmosphere, category: nil,
      isInTierGroup: true),
    DetailsField(
      "neighborhoodSummary", new: "neighborhoodSummary", legacy: nil, tier: .atmosphere,
      category: nil, isInTierGroup: true),
    DetailsField(
      "outdoorSeating", new: "outdoorSeating", legacy: nil, tier: .atmosphere, category: nil,
      isInTierGroup: true),
    DetailsField(
      "parkingOptions", new: "parkingOptions", legacy: nil, tier: .atmosphere, category: nil,
      isInTierGroup: true),
    DetailsField(
      "paymentOptions", new: "paymentOptions", legacy: nil, tier: .atmosphere, category: nil,
      isInTierGroup: true),
    DetailsField(
      "reservable", new: "reservable", legacy: "reservable", tier: .atmosphere,
      category: .atmosphere, isInTierGroup: true),
    DetailsField(
      "restroom", new: "restroom", legacy: nil, tier: .atmosphere, category: nil,
      isInTierGroup: true),
    DetailsField(
      "reviewSummary", new: "reviewSummary", legacy: nil, tier: .atmosphere, category: nil,
      isInTierGroup: true),
    DetailsField(
      "reviews", new: "reviews", legacy: "reviews", tier: .atmosphere, category: .atmosphere,
      isInTierGroup: true),
    DetailsField(
      "servesBeer", new: "servesBeer", legacy: "serves_beer", tier: .atmosphere,
      category: .atmosphere, isInTierGroup: true),
    DetailsField(
      "servesBreakfast", new: "servesBreakfast", legacy: "serves_breakfast", tier: .atmosphere,
      category: .atmosphere, isInTierGroup: true),
    DetailsField(
      "servesBrunch", new: "servesBrunch", legacy: "serves_brunch", tier: .atmosphere,
      category: .atmosphere, isInTierGroup: true),
    DetailsField(
      "servesCocktails", new: "servesCocktails", legacy: nil, tier: .atmosphere, category: nil,
      isInTierGroup: true),
    DetailsField(
      "servesCoffee", new: "servesCoffee", legacy: nil, tier: .atmosphere, category: nil,
      isInTierGroup: true),
    DetailsField(
      "servesDessert", new: "servesDessert", legacy: nil, tier: .atmosphere, category: nil,
      isInTierGroup: true),
    DetailsField(
      "servesDinner", new: "servesDinner", legacy: "serves_dinner", tier: .atmosphere,
      category: .atmosphere, isInTierGroup: true),
    DetailsField(
      "servesLunch", new: "servesLunch", legacy: "serves_lunch", tier: .atmosphere,
      category: .atmosphere, isInTierGroup: true),
    DetailsField(
      "servesVegetarianFood", new: "servesVegetarianFood", legacy: "serves_vegetarian_food",
      tier: .atmosphere, category: .atmosphere, isInTierGroup: true),
    DetailsField(
      "servesWine", new: "servesWine", legacy: "serves_wine", tier: .atmosphere,
      category: .atmosphere, isInTierGroup: true),
    DetailsField(
      "takeout", new: "takeout", legacy: "takeout", tier: .atmosphere, category: .atmosphere,
      isInTierGroup: true),
    DetailsField(
      "icon", new: nil, legacy: "icon", tier: nil, category: .basic, isInTierGroup: false),
    DetailsField(
      "permanentlyClosed", new: nil, legacy: "permanently_closed", tier: nil, category: .basic,
      isInTierGroup: false),
  ]
}
