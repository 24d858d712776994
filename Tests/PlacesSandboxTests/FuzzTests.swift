import PlacesClient
import Testing

@testable import PlacesSandbox

/// Requests made of random pieces: whatever comes, there is an answer, and it is JSON or the page for a wrong path.
@Suite struct FuzzTests {
  private static let paths = [
    "/maps/api/place/autocomplete/json", "/maps/api/place/details/json",
    "/maps/api/place/findplacefromtext/json", "/maps/api/geocode/json", "/v1/places:autocomplete",
    "/v1/places:searchText", "/v1/places:searchNearby", "/v1/places/sbx-test-hotel", "/v1/places/%",
    "/", "/v1/places/sbx-plus-8FVC9G8F-6X",
  ]
  private static let names = [
    "input", "types", "components", "location", "radius", "strictbounds", "locationbias",
    "locationrestriction", "origin", "offset", "place_id", "fields", "address", "latlng", "bounds",
    "region", "result_type", "location_type", "language", "key", "inputtype", "$fields", "$alt",
    "languageCode", "regionCode", "sessionToken", "%00", "",
  ]
  private static let values = [
    "Lisbon", "lis", "bank|bar", "country:pt", "38.7,-9.1", "1e308,1", "-0,-0", "90,180", "1500",
    "true", "circle:1@1,1", "rectangle:-1,179|1,-179", "point:0,0", "ipbias", "textquery",
    "name,geometry/location", "*", "id,location.latitude", "8FVC9G8F+6X", "PV68+FQ Lisbon",
    "8FVC0000+", "+", "%F0%9F", "%", "||", ",", "@", "9223372036854775808", "-1", "nan", "inf",
    "\u{202E}x", "sbx-test-bar", "sbx-reserved-moved", "sbx-plus-", "ROOFTOP", "route", "",
  ]

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `random queries`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1500 {
      var target = Self.paths.randomElement(using: &generator) ?? "/"
      target += "?key=k"
      for _ in 0..<Int.random(in: 0...5, using: &generator) {
        let name = Self.names.randomElement(using: &generator) ?? ""
        var value = Self.values.randomElement(using: &generator) ?? ""
        if Bool.random(using: &generator) {
          value += Self.values.randomElement(using: &generator) ?? ""
        }
        target += "&" + name + "=" + value
      }
      let method = target.contains("/places:") ? "POST" : "GET"
      try expectAnswer(to: SandboxRequest(method: method, target: target))
    }
  }

  @Test(arguments: 11...14 as ClosedRange<UInt64>)
  func `random bytes as body`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let seeds = [
      #"{"input":"Lisbon","locationBias":{"circle":{"center":{"latitude":1,"longitude":2},"radius":3}}}"#,
      #"{"input":"zoë 🍕","includedPrimaryTypes":["bank"],"origin":{"latitude":1},"inputOffset":2}"#,
    ]
    for round in 0..<800 {
      var body = Array((seeds.randomElement(using: &generator) ?? "").utf8)
      if round.isMultiple(of: 4) {
        body = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
          .random(in: .min ... .max, using: &generator)
        }
      } else {
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
          let index = Int.random(in: 0..<body.count, using: &generator)
          switch Int.random(in: 0...2, using: &generator) {
          case 0: body[index] = .random(in: .min ... .max, using: &generator)
          case 1 where body.count > 1: body.remove(at: index)
          default:
            body.insert(Array("{}[]\",:0-e".utf8).randomElement(using: &generator) ?? 0, at: index)
          }
        }
      }
      try expectAnswer(
        to: SandboxRequest(method: "POST", target: "/v1/places:autocomplete?key=k", body: body))
    }
  }

  @Test(arguments: 21...22 as ClosedRange<UInt64>)
  func `random bytes as target`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1500 {
      let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ -> UInt8 in
        .random(in: .min ... .max, using: &generator)
      }
      let start = Self.paths.randomElement(using: &generator) ?? ""
      let target =
        (Bool.random(using: &generator) ? start + "?key=k&" : "")
        + String(decoding: bytes, as: UTF8.self)
      try expectAnswer(to: SandboxRequest(method: "GET", target: target))
    }
  }

  private func expectAnswer(to request: SandboxRequest) throws {
    let response = sandbox.respond(to: request)
    if response.header("Content-Type")?.hasPrefix("text/html") == true {
      #expect(response.status == 404)
      return
    }
    let answer = try Answer(response, to: request.target)
    #expect(answer.body.object != nil, "\(request.target)")
    #expect([200, 400, 403, 404].contains(answer.status))
  }
}
