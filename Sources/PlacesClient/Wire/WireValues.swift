extension Coordinate {
  /// Reads `{lat, lng}`.
  init(legacy members: Members) throws(Misfit) {
    self = try Self.within(members, members.require("lat"), members.require("lng"))
  }

  /// Reads `{latitude, longitude}`; proto3 leaves a 0 out.
  init(new members: Members) throws(Misfit) {
    self = try Self.within(
      members, members.has("latitude") ? members.require("latitude") : 0,
      members.has("longitude") ? members.require("longitude") : 0)
  }

  /// A coordinate from an answer; one outside the Earth's range is the service's fault.
  private static func within(_ members: Members, _ latitude: Double, _ longitude: Double)
    throws(Misfit) -> Coordinate
  {
    do {
      return try Coordinate(latitude: latitude, longitude: longitude)
    } catch {
      throw members.misfit("a latitude from -90 to 90 and a longitude from -180 to 180")
    }
  }
}

extension Viewport {
  /// Reads `{southwest, northeast}`.
  init(legacy members: Members) throws(Misfit) {
    self.init(
      southwest: try members.require("southwest", Coordinate.init(legacy:)),
      northeast: try members.require("northeast", Coordinate.init(legacy:)))
  }

  /// Reads `{low, high}`.
  init(new members: Members) throws(Misfit) {
    self.init(
      southwest: try members.require("low", Coordinate.init(new:)),
      northeast: try members.require("high", Coordinate.init(new:)))
  }
}

extension PlaceID {
  /// Reads the place ID a member holds.
  init(_ members: Members, _ name: String) throws(Misfit) {
    let text = try members.require(name, as: String.self)
    do {
      self = try PlaceID(text)
    } catch {
      throw members.misfit("a place ID as \(name)")
    }
  }
}

extension AddressComponent {
  /// Reads a component in either spelling; a house number may be its only text.
  init(wire members: Members) throws(Misfit) {
    let long = members.text("long_name") ?? members.text("longText")
    let short = members.text("short_name") ?? members.text("shortText")
    self.init(
      longText: long ?? short ?? "", shortText: short, types: members.list("types") ?? [],
      languageCode: members.text("languageCode"))
  }
}

extension Members {
  /// Reads a plus code in either spelling; its compound part may be missing or empty.
  func plusCode(_ name: String) -> PlusCode? {
    let code = optional(name) { members in
      PlusCode(
        globalCode: members.text("global_code") ?? members.text("globalCode"),
        compoundCode: members.text("compound_code") ?? members.text("compoundCode"))
    }
    guard let code, code.globalCode != nil || code.compoundCode != nil else { return nil }
    return code
  }

  /// Reads attributions in HTML.
  func htmlAttributions() -> [Attribution] {
    (list("html_attributions", of: String.self) ?? []).map { Attribution(html: $0) }
  }
}
