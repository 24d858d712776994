import PlaceIndex
import PlacesClient

/// The members of a place in Places API (New) that are derived: see `Sources/PlacesSandbox/Facts`.
struct NewFacts {
  let place: IndexedPlace
  let index: any PlaceSearch
  let instant: Int
  /// The base language of the request.
  let language: String
  let writing: NewWriting

  /// A member by its name; `nil` when nothing is known, or when it has its default.
  func value(_ name: String) -> JSONValue? {
    if let fact = YesNoFact.named(new: name) {
      return fact.value(of: place, PlaceTraits(place)).map(JSONValue.bool)
    }
    return option(name) ?? opinion(name) ?? around(name)
  }

  private func option(_ name: String) -> JSONValue? {
    switch name {
    case "paymentOptions", "parkingOptions", "accessibilityOptions":
      return FactGroup.members(of: name, place).map { members in
        .object(
          members.reduce(into: JSONObject()) { $0.append($1.name, $1.isSo) })
      }
    case "pureServiceAreaBusiness":
      return BusinessState.isPureServiceArea(place).map(JSONValue.bool)
    case "openingDate":
      guard case .futureOpening(let day) = BusinessState(place, instant: instant) else {
        return nil
      }
      return .object(NewWriting.date(day))
    case "priceRange":
      return PriceRange(place).map { range in
        var object: JSONObject = ["startPrice": .object(NewWriting.money(range.start))]
        object.append("endPrice", range.end.map(NewWriting.money))
        return .object(object)
      }
    case "fuelOptions":
      let prices = FuelPrice.all(of: place, instant: instant)
      return prices.isEmpty ? nil : .object(["fuelPrices": .array(prices.map(fuel))])
    case "evChargeOptions":
      let connectors = ChargeConnectors.all(of: place)
      return connectors.isEmpty ? nil : .object(charging(connectors))
    case "transitStation": return TransitFacts(place).map { .object(transit($0)) }
    case "currentSecondaryOpeningHours": return secondaryHours { NewHours(writing).current($0) }
    case "regularSecondaryOpeningHours": return secondaryHours { NewHours(writing).regular($0) }
    default: return nil
    }
  }

  private func secondaryHours(_ shape: (PlaceHours) -> JSONObject?) -> JSONValue? {
    let hours = SecondaryHours.all(of: place, instant: instant).compactMap { row -> JSONValue? in
      guard var object = shape(row.hours) else { return nil }
      object.append(
        "secondaryHoursType", writing.enumeration(row.kind, of: SecondaryHours.words))
      return .object(object)
    }
    return hours.isEmpty ? nil : .array(hours)
  }

  private func fuel(_ price: FuelPrice) -> JSONValue {
    var object = JSONObject()
    object.append("type", writing.enumeration(price.type, of: FuelPrice.words))
    object.append("price", NewWriting.money(price.price))
    object.append("updateTime", NewWriting.timestamp(price.updated))
    return .object(object)
  }

  private func charging(_ connectors: [ChargeConnectors]) -> JSONObject {
    let updated = NewWriting.timestamp(instant.floorDivided(by: 900) * 900)
    let rows = connectors.map { row -> JSONValue in
      var object = JSONObject()
      object.append("type", writing.enumeration(row.type, of: ChargeConnectors.words))
      object.append("maxChargeRateKw", row.kilowatts)
      object.append("count", row.count)
      object.append("availableCount", row.available)
      object.append("outOfServiceCount", row.outOfService)
      object.append("availabilityLastUpdateTime", updated)
      return .object(object)
    }
    let count = connectors.map(\.count).reduce(0, +)
    return ["connectorCount": .integer(Int64(count)), "connectorAggregation": .array(rows)]
  }

  private func transit(_ facts: TransitFacts) -> JSONObject {
    let lines = facts.lines.map { line -> JSONValue in
      var object: JSONObject = ["id": .string("sbxline-\(place.countryCode)-\(line.number)")]
      object.append(
        "vehicleType", writing.enumeration(facts.vehicle, of: TransitFacts.words))
      object.append("displayName", NewWriting.text("Sample Line \(line.number)"))
      object.append("shortDisplayName", NewWriting.text("\(line.number)"))
      object.append("textColor", "#FFFFFF")
      object.append("backgroundColor", line.color)
      object.append("url", facts.page + "/lines/\(line.number)")
      object.append("icon", icon(facts, "line-\(line.number)", hasName: true))
      object.append("vehicleIcon", icon(facts, facts.vehicle.lowercased(), hasName: false))
      return .object(object)
    }
    let stops = facts.platforms.map { platform -> JSONValue in
      var object: JSONObject = ["id": .string("sbxstop-\(place.id)-\(platform)")]
      object.append("displayName", NewWriting.text(place.name))
      object.append("platformCode", NewWriting.text(platform))
      object.append("signageText", NewWriting.text("Platform \(platform)"))
      object.append("stopCode", NewWriting.text("S\(platform)"))
      object.append("location", NewWriting.point(place.location))
      object.append("wheelchairAccessibleEntrance", FactGroup.isEntranceAccessible(place))
      return .object(object)
    }
    let agency: JSONObject = [
      "displayName": .object(NewWriting.text(facts.agency)), "url": .string(facts.page),
      "fareUrl": .string(facts.page + "/fares"),
      "icon": .object(icon(facts, "agency", hasName: true)), "lines": .array(lines),
    ]
    return [
      "displayName": .object(NewWriting.text(place.name)),
      "agencies": .array([.object(agency)]), "stops": .array(stops),
    ]
  }

  private func icon(_ facts: TransitFacts, _ name: String, hasName: Bool) -> JSONObject {
    var object: JSONObject = ["url": .string(facts.page + "/icons/" + name + ".png")]
    object.append("nameIncluded", hasName ? true : nil)
    return object
  }
}
