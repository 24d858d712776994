import PlacesClient
import Testing

@Suite struct `Component filters` {
  @Test(arguments: [
    (["country:AU"], "country:AU"), ([" Country : new zealand "], "country:new zealand"),
    (["administrative_area:IL", "country:US"], "administrative_area:IL|country:US"),
    (
      ["locality:a", "locality:b", "administrative_area:c", "administrative_area:d"],
      "locality:a|locality:b|administrative_area:c|administrative_area:d"
    ),
    (["postal_code:10115", "route:Oak & Pine"], "postal_code:10115|route:Oak & Pine"),
    (["route:a:b"], "route:a:b"), (["locality:a\tb"], "locality:a b"),
  ])
  func `what the service understands`(_ texts: [String], _ wire: String) throws {
    #expect(try ComponentFilter(texts).text == wire)
  }

  @Test func `parts in the order given`() throws {
    let parts = try ComponentFilter(["postal_code:2000", "country:AU"]).parts
    #expect(parts.map(\.name) == [.postalCode, .country])
    #expect(parts.map(\.value) == ["2000", "AU"])
  }

  @Test(
    arguments: [
      ([], .blank(.components)), (["country"], .malformed(.components, value: "country")),
      (["country:"], .malformed(.components, value: "country:")),
      (["country: \u{200B}"], .malformed(.components, value: "country: \u{200B}")),
      (["country:a|route:b"], .malformed(.components, value: "country:a|route:b")),
      (["planet:earth"], .unknown(.components, value: "planet", nearest: nil)),
      (["components=country:us"], .unknown(.components, value: "components=country", nearest: nil)),
      ([":us"], .unknown(.components, value: "", nearest: nil)),
      ([""], .malformed(.components, value: "")),
      (["country:a", "country:b"], .repeatedComponent("country")),
      (["route:a", "country:b", "ROUTE:a"], .repeatedComponent("route")),
      (["postal_code:1", "postal_code:1"], .repeatedComponent("postal_code")),
      (["locality:a\u{0}"], .controlCharacter(.components, scalar: 0, offset: 1)),
    ] as [([String], ValueError)])
  func `what it does not, and why`(_ texts: [String], _ error: ValueError) {
    #expect(throws: error) { try ComponentFilter(texts) }
  }
}
