import PlacesClient
import Testing

@testable import PlacesSandbox

@Suite struct LanguageTests {
  private let sandbox: Sandbox

  init() throws { sandbox = Sandbox(index: try SandboxTransport.builtInIndex()) }

  @Test(arguments: [
    ("athens", "el", "Αθήνα"), ("seoul", "ko", "서울"), ("new york", "ko-KR", "뉴욕"),
    ("bangkok", "th", "กรุงเทพ"), ("tel aviv", "iw", "תל אביב"), ("tel aviv", "he", "תל אביב"),
    ("paris", "ja", "パリ"),
  ])
  func `a name in the language is shown by both services`(input: String, tag: String, name: String)
    throws
  {
    let legacy = try sandbox.legacyAutocomplete(
      ("input", input), ("language", tag), ("types", "locality"))
    #expect(legacy.body[path: "predictions.0.structured_formatting.main_text"]?.string == name)
    let new = try sandbox.autocomplete(
      #"{"input":"\#(input)","languageCode":"\#(tag)","includedPrimaryTypes":["locality"]}"#)
    #expect(
      new.body[path: "suggestions.0.placePrediction.structuredFormat.mainText.text"]?.string
        == name)
    #expect(legacy.body.placeIDs == new.body.placeIDs)
    let id = try #require(new.body.placeIDs.first)
    let details = try sandbox.details(
      id, mask: "displayName,formattedAddress,addressComponents", ("languageCode", tag)
    ).body
    #expect(details[path: "displayName.text"]?.string == name)
    #expect(details[path: "displayName.languageCode"]?.string == String(tag.prefix(2)))
    #expect(details["formattedAddress"]?.string?.hasPrefix(name) == true)
    #expect(details[path: "addressComponents.0.longText"]?.string == name)
    let geocoded = try sandbox.geocode(("place_id", id), ("language", tag))
    #expect(geocoded.body[path: "results.0.address_components.0.long_name"]?.string == name)
  }

  @Test func `what the script does not tell stays as it is`() throws {
    for tag in ["en", "ru", "ar", "zh-CN", "de", "qq", "fr-FR"] {
      let answer = try sandbox.legacyAutocomplete(
        ("input", "athens"), ("language", tag), ("types", "locality"))
      #expect(answer.body[path: "predictions.0.structured_formatting.main_text"] == "Athens")
    }
    let tokyo = try sandbox.legacyAutocomplete(
      ("input", "tokyo"), ("language", "ja"), ("types", "locality"))
    #expect(tokyo.body[path: "predictions.0.structured_formatting.main_text"] == "Tokyo")
  }

  @Test func `the header counts where no language is given`() throws {
    func name(_ body: String) throws -> String? {
      try sandbox.post(
        "places:autocomplete", body, mask: nil,
        headers: [HTTPRequest.Field("Accept-Language", "ko-KR,ko;q=0.9,en;q=0.5")]
      ).body[path: "suggestions.0.placePrediction.structuredFormat.mainText.text"]?.string
    }
    #expect(try name(#"{"input":"busan","includedPrimaryTypes":["locality"]}"#) == "부산")
    #expect(
      try name(#"{"input":"busan","includedPrimaryTypes":["locality"],"languageCode":"en"}"#)
        == "Busan")
  }
}
