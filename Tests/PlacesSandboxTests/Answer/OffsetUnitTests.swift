import PlacesClient
import Testing

@testable import PlacesSandbox

@Suite struct OffsetUnitTests {
  private let sandbox = Sandbox(index: TestPlaces.index, offsetUnit: .utf16, now: { 0 })

  @Test func `UTF-16 counts two for most emoji`() throws {
    let legacy = try sandbox.legacyAutocomplete(("input", "zoë"), ("components", "country:de"))
    #expect(
      legacy.body[path: "predictions.0.matched_substrings"]
        == [.object(["length": 3, "offset": 6])])
    #expect(legacy.body[path: "predictions.0.terms.1.offset"] == 19)
    let new = try sandbox.autocomplete(#"{"input":"zoë","includedRegionCodes":["de"]}"#)
    #expect(
      new.body[path: "suggestions.0.placePrediction.text.matches"]
        == [.object(["endOffset": 9, "startOffset": 6])])
  }

  @Test func `the caret counts the same`() throws {
    let body = #"{"input":"👩‍🍳Lisxyz","inputOffset":8}"#
    #expect(try sandbox.autocomplete(body).body.placeIDs.first == "sbx-test-lisbon")
    #expect(OffsetUnit.utf16.scalars(ofOffset: 1, in: "🍕a") == 0)
    #expect(OffsetUnit.utf16.scalars(ofOffset: 3, in: "🍕a") == 2)
    #expect(OffsetUnit.utf16.scalars(ofOffset: 9, in: "🍕a") == 8)
  }
}
