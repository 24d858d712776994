import PlaceIndex
import PlacesClient
import Testing

@testable import PlacesSandbox

/// Every field of the client's table, asked of the built-in places.
@Suite struct FieldTableTests {
  private static let builtIn = Result { try SandboxTransport.builtInIndex() }
  private let sandbox: Sandbox
  private let places: [String]

  init() throws {
    let index = try Self.builtIn.get()
    // 2026-12-28 12:00 UTC, so that New Year's Day is within a week.
    sandbox = Sandbox(index: index, now: { 1_798_459_200 })
    let center = GeoPoint(latitude: 0, longitude: 0)
    let query = NearbyQuery(
      center: center, radiusMeters: SearchArea.wholeEarth, types: .anyOf(["establishment"]),
      limit: .max)
    places =
      ["sbx-reserved-moved", "sbx-country-pt"] + index.nearby(query).map(\.place.id)
  }

  /// What every place has.
  private static let alwaysThere: Set<String> = [
    "id", "name", "attributions", "displayName", "types", "googleMapsUri", "googleMapsLinks",
    "iconMaskBaseUri", "iconBackgroundColor", "place_id", "type", "url", "icon",
    "icon_mask_base_uri", "icon_background_color", "reference", "addressComponents", "primaryType",
    "primaryTypeDisplayName", "googleMapsTypeLabel",
  ]

  @Test(arguments: ["name"] + DetailsField.all.compactMap(\.newPath))
  func `New answers every field of some place, and leaves it out of another`(path: String) throws {
    var (has, lacks) = (0, 0)
    for id in places where has == 0 || (lacks == 0 && !Self.alwaysThere.contains(path)) {
      let body = try sandbox.details(id, mask: path).body
      if body[path: path] == nil { lacks += 1 } else { has += 1 }
      if has == 1, body[path: path] != nil {
        // The whole place has the documented shape: `get` checks it.
        _ = try sandbox.details(id, mask: "*")
      }
    }
    #expect(has > 0, "no place has \(path)")
    if !Self.alwaysThere.contains(path) { #expect(lacks > 0, "every place has \(path)") }
  }

  @Test(arguments: DetailsField.all.compactMap(\.legacyPath))
  func `legacy answers every field of some place`(path: String) throws {
    let member =
      ["photo": "photos", "type": "types"][path]
      ?? path.map { $0 == "/" ? "." : $0 }
      .reduce(into: "") { $0.append($1) }
    let id = try places.first { id in
      try sandbox.legacyDetails(("place_id", id), ("fields", path)).body[
        path: "result." + member] != nil
    }
    let found = try #require(id, "no place has \(path)")
    _ = try sandbox.legacyDetails(("place_id", found))
  }

  @Test func `what is unknown is left out of both`() throws {
    let new = try sandbox.details("sbx-country-pt", mask: "*").body
    let legacy = try sandbox.legacyDetails(("place_id", "sbx-country-pt")).body["result"]
    for field in DetailsField.all where field.tier == .atmosphere {
      if let path = field.newPath { #expect(new[path] == nil, "\(path)") }
      if let path = field.legacyPath { #expect(legacy?[path] == nil, "\(path)") }
    }
  }

  @Test func `a fact known to be false is written`() throws {
    var values: Set<JSONValue> = []
    for id in places where values.count < 2 {
      if let value = try sandbox.details(id, mask: "dineIn").body["dineIn"] {
        values.insert(value)
      }
    }
    #expect(values.contains(.bool(false)))
    #expect(values.contains(.bool(true)))
  }

  @Test func `both services say the same about a place`() throws {
    for id in places.prefix(150) {
      let new = try sandbox.details(id, mask: "*").body
      let legacy = try sandbox.legacyDetails(("place_id", id)).body["result"]
      for fact in YesNoFact.table {
        guard let name = fact.legacy else { continue }
        #expect(new[fact.new] == legacy?[name], "\(id) \(name)")
      }
      #expect(new["photos"]?.array?.count == legacy?["photos"]?.array?.count)
      #expect(new["reviews"]?.array?.count == legacy?["reviews"]?.array?.count)
      let entrance = new[path: "accessibilityOptions.wheelchairAccessibleEntrance"]
      #expect(entrance == legacy?["wheelchair_accessible_entrance"])
    }
  }

  @Test func `nothing is made up about real places and those of the user`() throws {
    var place = try #require(sandbox.index.place(id: "sbx-x-sydney-cheesebury-savings-bank"))
    #expect(!PlaceTraits(place).isEmpty)
    place.source = .custom
    let own = Sandbox(index: HandmadeIndex(places: [place]), now: { 1_798_459_200 })
    let body = try own.details(place.id, mask: "*").body
    let derived = [
      "photos", "reviews", "paymentOptions", "parkingOptions", "generativeSummary", "restroom",
    ]
    for name in derived { #expect(body[name] == nil, "\(name)") }
  }
}
