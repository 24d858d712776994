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

  @Test func `every source of the data is named`() {
    let names = Sandbox.attributions.map(\.provider).joined(separator: "\n")
    for word in ["Sandbox", "not Google's", "GeoNames", "CC BY 4.0", "airportsdata", "MIT"] {
      #expect(names.contains(word))
    }
  }
}
