import PlaceIndex
import PlacesClient
import Testing

@testable import PlacesSandbox

@Suite struct ExtraComputationTests {
  @Test func `descriptors name landmarks and areas, the nearest first`() throws {
    let answer = try sandbox.geocode(
      ("place_id", "sbx-test-saudade-14"), ("extra_computations", "ADDRESS_DESCRIPTORS"))
    let descriptor = try #require(answer.body[path: "results.0.address_descriptor"])
    let landmarks = descriptor["landmarks"]?.array ?? []
    #expect((2...5).contains(landmarks.count))
    #expect(landmarks.first?["place_id"] == "sbx-test-hotel")
    #expect(landmarks.first?["spatial_relationship"] == "BESIDE")
    let meters = landmarks.compactMap { $0["straight_line_distance_meters"]?.number }
    #expect(meters == meters.sorted())
    #expect(
      landmarks.allSatisfy {
        ($0["travel_distance_meters"]?.number ?? 0)
          >= ($0["straight_line_distance_meters"]?.number ?? 1)
      })
    #expect(descriptor[path: "areas.0.place_id"] == "sbx-test-lisbon")
    #expect(descriptor[path: "areas.0.containment"] == "WITHIN")
  }

  @Test func `New says the same in its own shape`() throws {
    let old = try sandbox.geocode(
      ("place_id", "sbx-test-saudade-14"), ("extra_computations", "ADDRESS_DESCRIPTORS")
    ).body[path: "results.0.address_descriptor"]
    let new = try sandbox.details("sbx-test-saudade-14", mask: "addressDescriptor").body[
      "addressDescriptor"]
    #expect(
      new?["landmarks"]?.array?.compactMap { $0["placeId"]?.string }
        == old?["landmarks"]?.array?.compactMap { $0["place_id"]?.string })
    #expect(new?[path: "landmarks.0.spatialRelationship"] == "BESIDE")
    #expect(new?[path: "landmarks.0.straightLineDistanceMeters"] == nil)
    #expect(new?[path: "areas.0.displayName.text"] == "Lisbon")
  }

  @Test func `a position has one of its own`() throws {
    let answer = try sandbox.geocode(
      ("latlng", "38.7112,-9.1331"), ("extra_computations", "BUILDING_AND_ENTRANCES"),
      ("extra_computations", "ADDRESS_DESCRIPTORS"))
    #expect(answer.body[path: "address_descriptor.landmarks.0.place_id"] == "sbx-test-hotel")
    #expect(answer.body[path: "results.0.address_descriptor.areas"] != nil)
  }

  @Test func `without it there is none, and areas have none`() throws {
    let plain = try sandbox.geocode(("place_id", "sbx-test-saudade-14"))
    #expect(plain.body[path: "results.0.address_descriptor"] == nil)
    let area = try sandbox.geocode(
      ("place_id", "sbx-test-pt"), ("extra_computations", "ADDRESS_DESCRIPTORS"))
    #expect(area.body[path: "results.0.address_descriptor"] == nil)
    let word = try sandbox.geocode(
      ("place_id", "sbx-test-pt"), ("extra_computations", "BUILDINGS"))
    #expect(word.message == "Invalid request. Invalid 'extra_computations' parameter.")
  }

  @Test func `a postal code of several towns names them`() throws {
    func code(_ id: String, _ town: String) -> IndexedPlace {
      var place = IndexedPlace(
        id: id, kind: .postalCode, source: .custom, name: "1234", types: ["postal_code"],
        location: GeoPoint(latitude: 1, longitude: 1), countryCode: "pt", countryName: "Portugal")
      place.postalCode = "1234"
      place.localityName = town
      return place
    }
    let both = Sandbox(
      index: HandmadeIndex(places: [code("sbx-code-a", "Avila"), code("sbx-code-b", "Bela")]))
    let answer = try both.geocode(("place_id", "sbx-code-a"))
    #expect(answer.body[path: "results.0.postcode_localities"] == ["Avila", "Bela"])
    #expect(
      answer.body[path: "results.0.address_components"]?.array?.map { $0[path: "types.0"] }
        == ["postal_code", "locality", "country"])
    let alone = Sandbox(index: HandmadeIndex(places: [code("sbx-code-a", "Avila")]))
    #expect(
      try alone.geocode(("place_id", "sbx-code-a")).body[path: "results.0.postcode_localities"]
        == nil)
  }
}
