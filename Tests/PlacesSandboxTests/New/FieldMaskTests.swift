import Testing

@testable import PlacesSandbox

/// Field masks that are remembered.
@Suite struct FieldMaskTests {
  static let texts = [
    "suggestions", "suggestions.placePrediction.text,suggestions.placePrediction.types", "*",
    "suggestions.place_prediction.text.matches.end_offset", "suggestions.queryPrediction,*",
    "suggestions.placePrediction.text,suggestions.placePrediction",
  ]

  @Test(arguments: texts) func `a mask means the same the second time`(text: String) throws {
    let masks = FieldMasks()
    let fresh = try FieldMask.autocomplete.selection(text)
    for _ in 1...2 { #expect(try masks.selection(text, .autocomplete) == fresh) }
  }

  @Test func `a text is a mask of one method only, and a bad one is refused each time`() throws {
    let masks = FieldMasks()
    _ = try masks.selection("id", .details)
    for _ in 1...2 {
      #expect(throws: RPCError.self) { try masks.selection("id", .autocomplete) }
      #expect(throws: RPCError.self) { try masks.selection("suggestions.", .autocomplete) }
    }
  }

  @Test func `however many masks come, each is read right`() throws {
    let masks = FieldMasks()
    for number in 0..<3 * FieldMasks.limit {
      let text = Array(repeating: "suggestions", count: number + 1).joined(separator: ",")
      let selection = try masks.selection(text, .autocomplete)
      #expect(selection.contains("suggestions"))
      #expect(!selection.contains("places"))
    }
  }

  @Test func `what is written through a mask is what is left of the whole answer`() throws {
    let body = #"{"input":"b","includeQueryPredictions":true,"origin":{"latitude":1}}"#
    let whole = try sandbox.autocomplete(body, mask: "*").body
    for text in Self.texts {
      let selection = try FieldMask.autocomplete.selection(text)
      #expect(try sandbox.autocomplete(body, mask: text).body == selection.pruned(whole), "\(text)")
    }
  }
}
