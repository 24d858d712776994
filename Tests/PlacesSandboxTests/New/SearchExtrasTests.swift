import PlaceIndex
import PlacesClient
import Testing

@testable import PlacesSandbox

@Suite struct SearchExtrasTests {
  /// A sandbox with a charging station in Lisbon and one in Chicago.
  private let charging: Sandbox

  init() throws {
    var lisbon = try #require(TestPlaces.index.place(id: "sbx-test-cafe"))
    lisbon.id = "sbx-test-charge-pt"
    lisbon.name = "Volt Sample"
    lisbon.types = [
      "electric_vehicle_charging_station", "point_of_interest", "establishment",
    ]
    var chicago = lisbon
    chicago.id = "sbx-test-charge-us"
    chicago.countryCode = "us"
    charging = Sandbox(index: HandmadeIndex(places: [lisbon, chicago]), now: { 1_767_612_600 })
  }

  private func found(_ options: String) throws -> Set<String> {
    Set(
      try charging.searchText(
        #"{"textQuery":"volt","evOptions":"# + options + "}", mask: "places.id"
      ).body.placeIDs)
  }

  @Test func `charging stations are told apart by connector and speed`() throws {
    let both: Set<String> = ["sbx-test-charge-pt", "sbx-test-charge-us"]
    #expect(try found("{}") == both)
    #expect(try found(#"{"minimumChargingRateKw":150}"#) == both)
    #expect(try found(#"{"minimumChargingRateKw":1000}"#).isEmpty)
    let combo2 = #"{"connectorTypes":["EV_CONNECTOR_TYPE_CCS_COMBO_2"]}"#
    #expect(try found(combo2) == ["sbx-test-charge-pt"])
    #expect(try found(#"{"connectorTypes":[5]}"#) == ["sbx-test-charge-us"])
  }

  @Test func `what cannot be charged with is left out`() throws {
    let answer = try sandbox.searchText(
      #"{"textQuery":"padaria","evOptions":{}}"#, mask: "places.id")
    #expect(answer.body.placeIDs.isEmpty)
  }

  @Test(arguments: [
    #""evOptions":{"connectorTypes":["SOCKET"]}"#, #""evOptions":{"connectorTypes":5}"#,
    #""evOptions":{"minimumChargingRateKw":-1}"#, #""evOptions":{"speed":1}"#,
    #""routingParameters":{"travelMode":"FLY"}"#,
    #""routingParameters":{"origin":{"latitude":91}}"#,
    #""routingParameters":{"routeModifiers":{"avoidRain":true}}"#,
    #""routingParameters":{"routingPreference":"FASTEST"}"#,
    #""searchAlongRouteParameters":{"polyline":{"points":"x"}}"#,
  ])
  func `extras are checked`(member: String) throws {
    let answer = try sandbox.searchText(#"{"textQuery":"padaria","# + member + "}")
    #expect(answer.word == "INVALID_ARGUMENT", "\(answer.text)")
  }

  @Test func `ways begin at the origin and go with the places`() throws {
    func ask(_ mode: String) throws -> JSONValue {
      try sandbox.searchText(
        """
        {"textQuery":"padaria","routingParameters":{"travelMode":"\(mode)",
         "origin":{"latitude":38.712,"longitude":-9.135}}}
        """, mask: "places.id,routingSummaries"
      ).body
    }
    let body = try ask("DRIVE")
    let ways = body["routingSummaries"]?.array ?? []
    #expect(ways.count == body.placeIDs.count)
    let position = try #require(body.placeIDs.firstIndex(of: "sbx-test-cafe"))
    let leg = try #require(ways[position][path: "legs.0"])
    #expect((700...900).contains(leg["distanceMeters"]?.integer ?? 0))
    let seconds = { (leg: JSONValue?) in Int(leg?["duration"]?.string?.dropLast() ?? "") ?? 0 }
    let walk = try ask("WALK")[path: "routingSummaries.\(position).legs.0"]
    #expect(seconds(walk) > 3 * seconds(leg))
    #expect(try sandbox.searchText(#"{"textQuery":"padaria"}"#).body["routingSummaries"] == nil)
  }

  @Test func `a polyline is read as Google writes it`() throws {
    let example = try #require(RouteLine(polyline: "_p~iF~ps|U_ulLnnqC_mqNvxq`@"))
    #expect(
      example.points == [
        GeoPoint(latitude: 38.5, longitude: -120.2), GeoPoint(latitude: 40.7, longitude: -120.95),
        GeoPoint(latitude: 43.252, longitude: -126.453),
      ])
    for text in ["", "_p~iF~ps|U", "_p~iF~ps|U_", "_p~iF~ps|U ulLnnqC", "~~~~~~~~~~~~"] {
      #expect(RouteLine(polyline: text) == nil, "\(text)")
    }
  }

  @Test func `only what is along a route is found, with a leg before and one after`() throws {
    func ask(_ line: String) throws -> Answer {
      try sandbox.searchText(
        """
        {"textQuery":"bar","searchAlongRouteParameters":{"polyline":{"encodedPolyline":"\(line)"}}}
        """, mask: "places.id,routingSummaries")
    }
    // Through Lisbon, and a line of the same form in the Atlantic.
    let near = try ask(Self.encoded([(38.70, -9.20), (38.71, -9.10)]))
    #expect(near.body.placeIDs == ["sbx-test-bar"])
    #expect(near.body[path: "routingSummaries.0.legs"]?.array?.count == 2)
    let far = try ask(Self.encoded([(38.70, -20), (38.71, -20.1)]))
    #expect(far.body == .object([:]))
    #expect(try ask("not a line").word == "INVALID_ARGUMENT")
  }

  private static func encoded(_ points: [(Double, Double)]) -> String {
    var text = ""
    var last = (0, 0)
    for point in points {
      let next = (Int((point.0 * 1e5).rounded()), Int((point.1 * 1e5).rounded()))
      for difference in [next.0 - last.0, next.1 - last.1] {
        var value = difference < 0 ? ~(difference << 1) : difference << 1
        while value >= 32 {
          text.unicodeScalars.append(Unicode.Scalar(UInt8(value & 31 | 32) + 63))
          value >>= 5
        }
        text.unicodeScalars.append(Unicode.Scalar(UInt8(value) + 63))
      }
      last = next
    }
    return text.substituting("\\", with: "\\\\")
  }

  @Test func `a text search has a page of its own`() throws {
    let odd = try sandbox.searchText(#"{"textQuery":"café da"}"#, mask: "searchUri").body
    #expect(odd["searchUri"]?.string?.hasSuffix("query=caf%C3%A9%20da") == true)
    let found = try sandbox.searchText(#"{"textQuery":"padaria"}"#, mask: "searchUri").body
    #expect(found["searchUri"]?.string?.hasSuffix("query=padaria") == true)
    #expect(found["places"] == nil)
  }
}
