import PlaceIndex

/// Yes-or-no facts that Places API (New) puts into one message.
enum FactGroup {
  /// The known members of a message, in its order; `nil` when none is known.
  static func members(of name: String, _ place: IndexedPlace) -> [(name: String, isSo: Bool)]? {
    let traits = PlaceTraits(place)
    guard let group = table[name], !group.traits.isDisjoint(with: traits) else { return nil }
    var members: [(name: String, isSo: Bool)] = []
    for row in group.rows {
      let dice = FactDice(place, row.name)
      if dice.chance(row.known) { members.append((row.name, dice.chance(row.yes, 1))) }
    }
    if name == "paymentOptions" { agree(&members) }
    return members.isEmpty ? nil : members
  }

  /// Whether a wheelchair user can get in, where it is known: the one of these facts the legacy service has.
  static func isEntranceAccessible(_ place: IndexedPlace) -> Bool? {
    members(of: "accessibilityOptions", place)?
      .first { $0.name == "wheelchairAccessibleEntrance" }?.isSo
  }

  /// Who takes cards does not take cash only, and who takes none does.
  private static func agree(_ members: inout [(name: String, isSo: Bool)]) {
    let takesCards = members.contains { $0.name != "acceptsCashOnly" && $0.isSo }
    for index in members.indices where members[index].name == "acceptsCashOnly" {
      members[index].isSo = !takesCards
    }
  }

  private struct Row {
    var name: String
    var known: Int
    var yes: Int

    init(_ name: String, known: Int, yes: Int) {
      self.name = name
      self.known = known
      self.yes = yes
    }
  }

  private static let table: [String: (traits: PlaceTraits, rows: [Row])] = [
    "paymentOptions": (
      .paid,
      [
        Row("acceptsCreditCards", known: 90, yes: 88), Row("acceptsDebitCards", known: 85, yes: 92),
        Row("acceptsCashOnly", known: 80, yes: 0), Row("acceptsNfc", known: 75, yes: 75),
      ]
    ),
    "parkingOptions": (
      [.eating, .drinking, .shop, .lodging, .leisure, .service],
      [
        Row("freeParkingLot", known: 45, yes: 55), Row("paidParkingLot", known: 35, yes: 40),
        Row("freeStreetParking", known: 45, yes: 50), Row("paidStreetParking", known: 35, yes: 50),
        Row("valetParking", known: 20, yes: 20), Row("freeGarageParking", known: 20, yes: 30),
        Row("paidGarageParking", known: 25, yes: 45),
      ]
    ),
    "accessibilityOptions": (
      [.open, .charging, .housing],
      [
        Row("wheelchairAccessibleParking", known: 60, yes: 70),
        Row("wheelchairAccessibleEntrance", known: 85, yes: 80),
        Row("wheelchairAccessibleRestroom", known: 55, yes: 70),
        Row("wheelchairAccessibleSeating", known: 45, yes: 75),
      ]
    ),
  ]
}
