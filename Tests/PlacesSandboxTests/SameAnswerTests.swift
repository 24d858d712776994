import PlaceIndex
import PlacesClient
import Testing

@testable import PlacesSandbox

/// The same question through both services, many times over, and offsets over names that break them.
@Suite struct SameAnswerTests {
  private let index: any PlaceSearch

  init() throws { index = try SandboxTransport.builtInIndex() }

  /// The most important places of the data.
  private var places: [IndexedPlace] {
    let query = NearbyQuery(
      center: GeoPoint(latitude: 0, longitude: 0), radiusMeters: SearchArea.wholeEarth,
      limit: 20_000)
    return index.nearby(query).map(\.place)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `legacy and New give the same places in the same order`(seed: UInt64) throws {
    let sandbox = Sandbox(index: index)
    var generator = SeededGenerator(seed: seed)
    let places = places
    for _ in 0..<40 {
      let place = try #require(places.randomElement(using: &generator))
      let length = Int.random(in: 1...8, using: &generator)
      let input = String(place.name.prefix(length))
      guard input.contains(where: { $0.isLetter || $0.isNumber }) else { continue }
      var legacy = [("input", input)]
      var new: JSONObject = ["input": .string(input)]
      if Bool.random(using: &generator) {
        legacy.append(("components", "country:" + place.countryCode))
        new["includedRegionCodes"] = [.string(place.countryCode)]
      }
      if Bool.random(using: &generator) {
        legacy.append(("types", "(cities)"))
        new["includedPrimaryTypes"] = ["(cities)"]
      }
      let area = ["bias", "restriction", ""].randomElement(using: &generator) ?? ""
      if !area.isEmpty {
        let radius = Int.random(in: 1...50_000, using: &generator)
        let (latitude, longitude) = (place.location.latitude, place.location.longitude)
        legacy.append(("location" + area, "circle:\(radius)@\(latitude),\(longitude)"))
        new["location" + (area == "bias" ? "Bias" : "Restriction")] = try json(
          """
          {"circle":{"center":{"latitude":\(latitude),"longitude":\(longitude)},"radius":\(radius)}}
          """)
      }
      if Bool.random(using: &generator) {
        legacy.append(("region", place.countryCode))
        new["regionCode"] = .string(place.countryCode)
      }
      let mine = try sandbox.get(["maps", "api", "place", "autocomplete", "json"], legacy)
      let theirs = try sandbox.autocomplete(
        String(decoding: JSONWriter.compact(new), as: UTF8.self))
      #expect(mine.body.placeIDs == theirs.body.placeIDs, "\(legacy)")
    }
  }

  @Test(arguments: ["Sydney", "1 Example Street Sydney", "cheesebury", "cafe in lisbon", "🍕 slice"])
  func `Find Place gives the first place of Text Search`(text: String) throws {
    let sandbox = Sandbox(index: index)
    let found = try sandbox.findPlace(("input", text), ("inputtype", "textquery"))
    let body = JSONWriter.compact(["textQuery": .string(text)] as JSONObject)
    let searched = try sandbox.searchText(String(decoding: body, as: UTF8.self), mask: "places.id")
    let id = try #require(searched.body.placeIDs.first)
    #expect(found.body[path: "candidates.0.place_id"]?.string == id)
  }

  @Test func `a plus code and a position are predicted as the square they name`() throws {
    let sandbox = Sandbox(index: index)
    for input in ["4RRH46J6+22", "-33.87,151.21", "46J6+22 Sydney NSW"] {
      let answer = try sandbox.autocomplete(#"{"input":"\#(input)"}"#)
      #expect(answer.body.placeIDs == ["sbx-plus-4RRH46J6-22"])
      #expect(
        try sandbox.legacyAutocomplete(("input", input)).body.placeIDs == answer.body.placeIDs)
      #expect(
        try sandbox.legacyAutocomplete(("input", input), ("types", "bank")).word == "ZERO_RESULTS")
      #expect(
        try sandbox.legacyAutocomplete(("input", input), ("components", "country:au")).word == "OK")
    }
  }
}

/// Offsets over names of the built-in data with something before the match that counts differently in each unit.
@Suite struct BuiltInOffsetTests {
  /// Input, part of the name, and where the match begins in Unicode scalars and in UTF-16 units.
  private static let names: [(input: String, name: String, scalars: Int, utf16: Int)] = [
    ("slice", "🍕 Slice", 2, 3), ("zoe", "👩‍🍳 Zoë", 4, 6), ("ramen", "🍜🇯🇵 Sample Ramen", 11, 14),
    ("ilusao", "Cafe\u{301} da Ilusa\u{303}o Sampleton", 9, 9),
    ("sample bakery", "מאפיית הדוגמה Sample Bakery", 14, 14),
    ("specimen books", "مَكْتَبَةُ المِثَال Specimen Books", 20, 20),
    ("sample tea", "示例茶舍 Sample Tea", 5, 5),
  ]

  @Test(arguments: names)
  func `offsets in both units`(input: String, name: String, scalars: Int, utf16: Int) throws {
    let index = try SandboxTransport.builtInIndex()
    for (unit, start) in [(OffsetUnit.unicodeScalars, scalars), (.utf16, utf16)] {
      let sandbox = Sandbox(index: index, offsetUnit: unit)
      let new = try sandbox.autocomplete(#"{"input":"\#(input)"}"#).body["suggestions"]?.array?
        .compactMap { $0["placePrediction"] }
        .first { $0[path: "structuredFormat.mainText.text"]?.string?.hasPrefix(name) == true }
      #expect(new?[path: "text.matches.0.startOffset"]?.integer == start)
      let legacy = try sandbox.legacyAutocomplete(("input", input)).body["predictions"]?.array?
        .first { $0["description"]?.string?.hasPrefix(name) == true }
      #expect(legacy?[path: "matched_substrings.0.offset"]?.integer == start)
      let second = legacy?[path: "terms.1"]
      let text = try #require(legacy?["description"]?.string)
      let value = try #require(second?["value"]?.string)
      let offset = try #require(second?["offset"]?.integer)
      let tail =
        unit == .utf16
        ? String(decoding: Array(text.utf16).dropFirst(Int(offset)), as: UTF16.self)
        : String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(Int(offset))))
      #expect(tail.hasPrefix(value))
    }
  }

  @Test func `a text without letters finds the names that hold it`() throws {
    let sandbox = Sandbox(index: try SandboxTransport.builtInIndex())
    let answer = try sandbox.legacyAutocomplete(("input", "🍕"))
    #expect(answer.body[path: "predictions.0.description"]?.string?.hasPrefix("🍕") == true)
    #expect(try sandbox.legacyAutocomplete(("input", "🦄🦄")).word == "ZERO_RESULTS")
  }
}
