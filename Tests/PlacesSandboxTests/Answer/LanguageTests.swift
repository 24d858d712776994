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

  @Test(arguments: [
    ("de", "Griechenland", "de"), ("fr-CA", "Grèce", "fr"), ("zh-TW", "希臘", "zh-TW"),
    ("zh-Hant-HK", "希臘", "zh-TW"), ("zh", "希腊", "zh-CN"), ("pt-BR", "Grécia", "pt"),
    ("iw", "יוון", "iw"), ("el", "Ελλάδα", "el"), ("en-AU", "Greece", "en"), ("xx", "Greece", "en"),
  ])
  func `the country is named in the language, in every service`(
    tag: String, name: String, language: String
  ) throws {
    let found = try sandbox.autocomplete(
      #"{"input":"athens greece","languageCode":"\#(tag)"}"#, mask: nil)
    let id = try #require(found.body.placeIDs.first)
    let text = found.body[path: "suggestions.0.placePrediction.text.text"]?.string
    #expect(text?.hasSuffix(name) == true)
    let legacy = try sandbox.legacyAutocomplete(("input", "athens greece"), ("language", tag))
    #expect(legacy.body[path: "predictions.0.description"]?.string == text)
    let details = try sandbox.details(
      id, mask: "addressComponents,formattedAddress", ("languageCode", tag)
    ).body
    let country = try #require(
      details["addressComponents"]?.array?.first { $0[path: "types.0"] == "country" })
    #expect(country["longText"]?.string == name)
    #expect(country["shortText"] == "GR")
    #expect(country["languageCode"]?.string == language)
    #expect(details["formattedAddress"]?.string?.hasSuffix(name) == true)
    let geocoded = try sandbox.geocode(("place_id", id), ("language", tag))
    #expect(geocoded.body[path: "results.0.formatted_address"] == details["formattedAddress"])
    let itself = try sandbox.details("sbx-country-gr", mask: "displayName", ("languageCode", tag))
    #expect(itself.body[path: "displayName.text"]?.string == name)
  }

  @Test func `town and region are named in the language of a script`() throws {
    let found = try sandbox.searchText(
      #"{"textQuery":"bakery in seoul","languageCode":"ko"}"#, mask: "places.addressComponents")
    let parts = found.body[path: "places.0.addressComponents"]?.array ?? []
    let town = parts.first { $0[path: "types.0"] == "locality" }
    #expect(town?["longText"] == "서울")
    #expect(town?["languageCode"] == "ko")
    #expect(parts.contains { $0["longText"] == "대한민국" })
  }

  @Test func `the abbreviations of countries are English`() throws {
    func address(_ tag: String) throws -> String? {
      try sandbox.geocode(("address", "Chicago"), ("language", tag)).body[
        path: "results.0.formatted_address"]?.string
    }
    #expect(try address("en")?.hasSuffix("USA") == true)
    #expect(try address("de")?.hasSuffix("Vereinigte Staaten") == true)
  }

  @Test func `every language names every country of the data`() {
    #expect(CountryNames.table.count > 70)
    for (tag, alias) in CountryNames.aliases { #expect(CountryNames.table[alias] != nil, "\(tag)") }
    for tag in CountryNames.table.keys {
      let names = CountryNames(tag)
      for code in ["au", "de", "kr", "us", "za"] {
        #expect(names?.name(of: code)?.isEmpty == false, "\(tag) \(code)")
      }
      #expect(names?.name(of: "|a") == nil && names?.name(of: "zz") == nil)
    }
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
