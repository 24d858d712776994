import PlaceIndex

/// A fact that is true, false or not known, as both services have it.
struct YesNoFact {
  /// The member in Places API (New).
  let new: String
  /// The field of the legacy service, or `nil` when it has none.
  let legacy: String?
  /// Which places it is asked about.
  let traits: PlaceTraits
  /// For how many of these it is known, in percent.
  let known: Int
  /// For how many of those it is true, in percent.
  let yes: Int
  /// Types of which it is always true.
  let always: Set<String>

  /// What is known about a place.
  func value(of place: IndexedPlace, _ traits: PlaceTraits) -> Bool? {
    if !traits.isEmpty, !always.isDisjoint(with: place.types) { return true }
    guard !self.traits.isDisjoint(with: traits) else { return nil }
    let dice = FactDice(place, new)
    return dice.chance(known) ? dice.chance(yes, 1) : nil
  }

  /// The fact with a name of Places API (New).
  static func named(new name: String) -> YesNoFact? { byNewName[name] }

  /// The fact with a name of the legacy service.
  static func named(legacy name: String) -> YesNoFact? { byLegacyName[name] }

  private static let byNewName = Dictionary(
    table.map { ($0.new, $0) }, uniquingKeysWith: { first, _ in first })
  private static let byLegacyName = Dictionary(
    table.compactMap { row in row.legacy.map { ($0, row) } },
    uniquingKeysWith: { first, _ in first }
  )

  private init(
    _ new: String, _ legacy: String?, _ traits: PlaceTraits, known: Int, yes: Int,
    always: Set<String> = []
  ) {
    self.new = new
    self.legacy = legacy
    self.traits = traits
    self.known = known
    self.yes = yes
    self.always = always
  }

  /// All facts of this kind.
  static let table: [YesNoFact] = [
    YesNoFact(
      "takeout", "takeout", .eating, known: 90, yes: 80, always: ["meal_takeaway"]),
    YesNoFact(
      "delivery", "delivery", [.eating, .shop], known: 75, yes: 50,
      always: ["meal_delivery", "pizza_delivery"]),
    YesNoFact("dineIn", "dine_in", .eating, known: 90, yes: 85),
    YesNoFact("curbsidePickup", "curbside_pickup", [.eating, .shop], known: 60, yes: 40),
    YesNoFact(
      "reservable", "reservable", .eating, known: 75, yes: 55,
      always: ["fine_dining_restaurant"]),
    YesNoFact(
      "servesBreakfast", "serves_breakfast", .eating, known: 80, yes: 45,
      always: ["breakfast_restaurant"]),
    YesNoFact("servesLunch", "serves_lunch", .eating, known: 85, yes: 85),
    YesNoFact("servesDinner", "serves_dinner", .eating, known: 85, yes: 75),
    YesNoFact(
      "servesBeer", "serves_beer", [.eating, .drinking], known: 85, yes: 70,
      always: ["beer_garden", "brewery", "brewpub", "pub"]),
    YesNoFact(
      "servesWine", "serves_wine", [.eating, .drinking], known: 85, yes: 65,
      always: ["wine_bar", "winery", "vineyard"]),
    YesNoFact(
      "servesBrunch", "serves_brunch", .eating, known: 70, yes: 35, always: ["brunch_restaurant"]),
    YesNoFact(
      "servesVegetarianFood", "serves_vegetarian_food", .eating, known: 75, yes: 65,
      always: ["vegetarian_restaurant", "vegan_restaurant"]),
    YesNoFact("outdoorSeating", nil, [.eating, .drinking], known: 70, yes: 55),
    YesNoFact(
      "liveMusic", nil, [.eating, .drinking], known: 60, yes: 30, always: ["live_music_venue"]),
    YesNoFact(
      "menuForChildren", nil, .eating, known: 60, yes: 50, always: ["family_restaurant"]),
    YesNoFact(
      "servesCocktails", nil, [.eating, .drinking], known: 65, yes: 45, always: ["cocktail_bar"]),
    YesNoFact(
      "servesDessert", nil, .eating, known: 70, yes: 60,
      always: ["dessert_restaurant", "dessert_shop", "ice_cream_shop"]),
    YesNoFact(
      "servesCoffee", nil, .eating, known: 75, yes: 70,
      always: ["cafe", "coffee_shop", "coffee_stand"]),
    YesNoFact("goodForChildren", nil, [.eating, .lodging, .leisure], known: 75, yes: 65),
    YesNoFact(
      "allowsDogs", nil, [.eating, .lodging, .leisure], known: 60, yes: 45,
      always: ["dog_cafe", "dog_park"]),
    YesNoFact("restroom", nil, .open, known: 70, yes: 80, always: ["public_bathroom"]),
    YesNoFact("goodForGroups", nil, [.eating, .drinking, .leisure], known: 70, yes: 65),
    YesNoFact(
      "goodForWatchingSports", nil, [.eating, .drinking], known: 60, yes: 35,
      always: ["sports_bar"]),
  ]
}
