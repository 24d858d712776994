import PlaceIndex
import PlacesClient
import Testing

@testable import PlacesSandbox

/// Every field of the client's table, asked of the built-in places.
@Suite struct FieldTableTests {
  /// The built-in index and the identifiers to try, looked up once.
  private static let builtIn = Result {
    let index = try SandboxTransport.builtInIndex()
    let center = GeoPoint(latitude: 0, longitude: 0)
    let query = NearbyQuery(
      center: center, radiusMeters: SearchArea.wholeEarth, types: .anyOf(["establishment"]),
      limit: .max)
    let found = index.nearby(query).map(\.place)
    // One of each type first, so that the rare ones are soon met.
    var types: Set<String> = []
    let first = found.filter { types.insert($0.types.first ?? "").inserted }.map(\.id)
    return (index, ["sbx-reserved-moved", "sbx-country-pt"] + first + found.map(\.id))
  }
  private let sandbox: Sandbox
  private let places: [String]

  init() throws {
    let index: PlaceIndex
    (index, places) = try Self.builtIn.get()
    // 2026-12-28 12:00 UTC, so that New Year's Day is within a week.
    sandbox = Sandbox(index: index, now: { 1_798_459_200 })
  }

  /// What every place has.
  private static let alwaysThere: Set<String> = [
    "id", "name", "attributions", "displayName", "types", "googleMapsUri", "googleMapsLinks",
    "iconMaskBaseUri", "iconBackgroundColor", "place_id", "type", "url", "icon",
    "icon_mask_base_uri", "icon_background_color", "reference", "addressComponents", "primaryType",
    "primaryTypeDisplayName", "googleMapsTypeLabel",
  ]

  @Test func `New answers every field of some place, and leaves it out of another`() throws {
    let paths = ["name"] + DetailsField.all.compactMap(\.newPath)
    var without = Set(paths)
    var with = without.subtracting(Self.alwaysThere)
    for id in places where !without.isEmpty || !with.isEmpty {
      let open = without.union(with)
      let mask = paths.filter { open.contains($0) }.joined(separator: ",")
      let body = try sandbox.details(id, mask: mask).body
      let found = open.filter { body[$0] != nil }
      if !without.isDisjoint(with: found) {
        // The whole place has the documented shape: `details` checks it.
        _ = try sandbox.details(id, mask: "*")
      }
      without.subtract(found)
      with.formIntersection(found)
    }
    #expect(without.isEmpty, "no place has these")
    #expect(with.isEmpty, "every place has these")
  }

  @Test func `legacy answers every field of some place`() throws {
    let fields = DetailsField.all.compactMap(\.legacyPath)
    var without = Set(fields)
    for id in places where !without.isEmpty {
      let names = fields.filter { without.contains($0) }.joined(separator: ",")
      let result = try sandbox.legacyDetails(("place_id", id), ("fields", names)).body["result"]
      let found = without.filter { name in
        let member = ["photo": "photos", "type": "types"][name] ?? name
        return result?[path: member.substituting("/", with: ".")] != nil
      }
      if !found.isEmpty { _ = try sandbox.legacyDetails(("place_id", id)) }
      without.subtract(found)
    }
    #expect(without.isEmpty, "no place has these")
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
