import PlaceIndex
import PlacesClient
import Testing

@testable import PlacesSandbox

@Suite struct BuiltInTests {
  private let sandbox: Sandbox

  init() throws { sandbox = Sandbox(index: try SandboxTransport.builtInIndex()) }

  @Test(arguments: ["par", "sydney", "new y", "lisbo", "san", "münch", "東京", "airport", "12"])
  func `legacy and New give the same places in the same order`(input: String) throws {
    let legacy = try sandbox.legacyAutocomplete(("input", input)).body.placeIDs
    let new = try sandbox.autocomplete(
      String(decoding: JSONWriter.compact(["input": .string(input)] as JSONObject), as: UTF8.self)
    ).body.placeIDs
    #expect(legacy == new)
    #expect(legacy.count <= 5)
  }

  @Test func `what a word matched through a mistake in typing is marked`() throws {
    let legacy = try sandbox.legacyAutocomplete(("input", "melborune aus")).body
    #expect(legacy[path: "predictions.0.structured_formatting.main_text"] == "Melbourne")
    let main = JSONValue.object(["length": .integer(9), "offset": .integer(0)])
    let format = try #require(legacy[path: "predictions.0.structured_formatting"])
    #expect(format["main_text_matched_substrings"] == .array([main]))
    #expect(format["secondary_text_matched_substrings"]?.array?.count == 1)
    let new = try sandbox.autocomplete(#"{"input":"melborune aus"}"#).body
    let shown = try #require(new[path: "suggestions.0.placePrediction.structuredFormat"])
    #expect(shown[path: "mainText.matches.0.endOffset"] == 9)
    #expect(shown[path: "secondaryText.matches"]?.array?.count == 1)
  }

  @Test func `a region puts no place with a mistake before those as typed`() throws {
    // Lisbon is as typed; Lisburn would be with a mistake.
    let plain = try sandbox.autocomplete(#"{"input":"lisbo"}"#).body.placeIDs
    #expect(plain.count == 5)
    let new = try sandbox.autocomplete(#"{"input":"lisbo","regionCode":"gb"}"#).body.placeIDs
    let legacy = try sandbox.legacyAutocomplete(("input", "lisbo"), ("region", "uk")).body.placeIDs
    #expect(new == plain)
    #expect(legacy == plain)
  }

  @Test func `Sydney is found, described and geocoded`() throws {
    let found = try sandbox.autocomplete(
      #"{"input":"sydney","includedPrimaryTypes":["(cities)"]}"#)
    let id = try #require(found.body.placeIDs.first)
    let details = try sandbox.details(id, mask: "displayName,timeZone,attributions").body
    #expect(details[path: "displayName.text"] == "Sydney")
    #expect(details[path: "attributions.0.provider"] == "GeoNames, CC BY 4.0")
    let geocoded = try sandbox.geocode(("place_id", id))
    #expect(geocoded.body[path: "results.0.formatted_address"] == "Sydney NSW, Australia")
    let address = try sandbox.geocode(("address", "Sydney NSW"), ("components", "country:AU"))
    #expect(address.body[path: "results.0.place_id"]?.string == id)
  }

  @Test func `the transport answers and obeys cancellation`() async throws {
    let transport = try SandboxTransport.builtIn()
    let key = try APIKey("k")
    let request = HTTPRequest(
      service: .geocoding, path: ["maps", "api", "geocode", "json"],
      query: [HTTPRequest.Field("address", "Lisbon")])
    let response = try await transport.send(request, key: key, timeout: .seconds(1))
    #expect(try Answer(response).word == "OK")
    let task = Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      return try await transport.send(request, key: key, timeout: .seconds(1))
    }
    await #expect(throws: TransportError.cancelled) { try await task.value }
  }

  @Test func `the bank of the first example is found with both countries`() throws {
    let answer = try sandbox.autocomplete(
      #"{"input":"cheesebu","includedPrimaryTypes":["bank"],"includedRegionCodes":["au","nz"]}"#)
    let texts = answer.body["suggestions"]?.array?.compactMap {
      $0[path: "placePrediction.text.text"]?.string
    }
    #expect(texts?.contains { $0.hasSuffix("Australia") } == true)
    #expect(texts?.contains { $0.hasSuffix("New Zealand") } == true)
  }

  @Test func `a city comes before the state of its name`() throws {
    let answer = try sandbox.geocode(("address", "New York"))
    #expect(answer.body[path: "results.0.formatted_address"] == "New York City, NY, USA")
  }

  @Test(arguments: ["au", "tr", "gb", "uk", "ci", "tw", "va", "Germany", "new zealand"])
  func `a country alone is that country`(value: String) throws {
    let answer = try sandbox.geocode(("components", "country:" + value))
    #expect(answer.body[path: "results.0.types.0"] == "country", "\(answer.text)")
  }

  @Test func `what is true of every place in a tenth of the data`() throws {
    let index = try SandboxTransport.builtInIndex()
    var zones: Set<String> = []
    var faults: [String] = []
    for rank in stride(from: 3, to: index.count, by: 10) {
      let place = try #require(index[rank])
      if let zone = place.timeZone { zones.insert(zone) }
      guard place.source == .invented else { continue }
      let texts = PredictionText(place)
      let scalars = Array(texts.full.unicodeScalars)
      let agree = texts.terms.allSatisfy {
        scalars.dropFirst($0.offset).starts(with: $0.value.unicodeScalars)
      }
      // An address names itself once.
      let repeats = place.kind == .streetAddress && texts.secondary?.contains(place.name) == true
      let isHonest =
        place.business == nil || PlaceFacts.summary(of: place)?.contains("nvented") == true
      if !agree || repeats || !isHonest || TypeWords.shown(place, in: .new).isEmpty {
        faults.append(place.id)
      }
    }
    #expect(faults.isEmpty)
    #expect(zones.count > 200)
    #expect(zones.allSatisfy { TimeZoneRule(zone: $0) != nil })
  }

  @Test func `every source of the data is named`() {
    let names = Sandbox.attributions.map(\.provider).joined(separator: "\n")
    for word in ["Sandbox", "not Google's", "GeoNames", "CC BY 4.0", "airportsdata", "MIT"] {
      #expect(names.contains(word))
    }
  }
}
