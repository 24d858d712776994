import PlacesClient
import TestSupport
import Testing

/// Chapter C: countries, types, components and languages reach each API in its own form, or are refused before.
@Suite struct FilterCases {
  static let sixteen = "us,ca,au,fr,de,nz,at,ch,it,es,pt,be,nl,dk,se,no"

  private func predict(_ words: String...) async throws -> CaseRun {
    let words = ["predict", "main"] + words
    return try await CaseRun.server(Answers.one(for: words), words: words)
  }

  @Test func `a country too many is not dropped`() async throws {
    let legacy = try await predict("--api", "legacy", "--countries", "us,ca,au,fr,de,nz")
    #expect(legacy.isRefused(saying: "--countries", "6", "5"))
    let new = try await predict("--countries", Self.sixteen)
    #expect(new.isRefused(saying: "--countries", "16", "15"))
  }

  @Test func `as many countries as there may be are all sent`() async throws {
    let legacy = try await predict("--api", "legacy", "--countries", "us,ca,au,fr,de")
    #expect(
      legacy.request?.parameter("components")
        == "country:us|country:ca|country:au|country:fr|country:de")
    let new = try await predict("--countries", String(Self.sixteen.dropLast(3)))
    #expect(new.request?.json?["includedRegionCodes"]?.array?.count == 15)
  }

  @Test(arguments: [
    ["--countries", "at,de"], ["--countries", "AT", "--countries", "de"],
    ["--countries=at, de"], ["--countries", "at,de,AT"],
  ])
  func `countries have one wire form an API`(options: [String]) async throws {
    let words = ["predict", "main"] + options
    let legacy = try await CaseRun.server(
      Answers.predictions(Answers.prediction()), words: words + ["--api", "legacy"])
    #expect(legacy.status == 0)
    #expect(legacy.request?.parameterNames == ["input", "components", "key"])
    #expect(legacy.request?.parameter("components") == "country:at|country:de")
    let new = try await CaseRun.server(Answers.suggestions(Answers.suggestion()), words: words)
    #expect(new.request?.json?["includedRegionCodes"] == ["at", "de"])
  }

  @Test(arguments: ["au,,nz", "", ",", "xx", "aus", "au nz", "au;nz"])
  func `what is no list of countries is refused`(list: String) async throws {
    let run = try await predict("--countries=\(list)")
    #expect(run.isRefused(saying: "--countries"))
  }

  @Test(arguments: [
    ("cities", "(cities)"), ("(cities)", "(cities)"), ("regions", "(regions)"),
    ("(Regions)", "(regions)"),
  ])
  func `collections need no parentheses`(given: String, sent: String) async throws {
    let legacy = try await predict("--api", "legacy", "--types", given)
    #expect(legacy.request?.parameter("types") == sent)
    let new = try await predict("--types", given)
    #expect(new.request?.json?["includedPrimaryTypes"] == [.string(sent)])
  }

  @Test func `types have one wire form an API`() async throws {
    let legacy = try await predict("--api", "legacy", "--types", "bank,cafe", "--types", "BANK")
    #expect(legacy.request?.parameter("types") == "bank|cafe")
    let new = try await predict("--types", "bank,cafe", "--types", "BANK")
    #expect(new.request?.json?["includedPrimaryTypes"] == ["bank", "cafe"])
  }

  /// Mixes the services refuse, and what has to be said (U27).
  @Test(arguments: [
    ("cities,address", "legacy", ["alone"]), ("cities,bank", "new", ["(cities)", "alone"]),
    ("cities,bank", "legacy", ["(cities)", "alone"]), ("cities,regions", "new", ["alone"]),
    ("establishment,premise", "legacy", ["establishment", "alone"]),
    ("address", "new", ["address"]),
    ("cafe,bar,bank,school,museum,park", "new", ["6", "5"]),
    ("cafe,bar,bank,school,museum,park", "legacy", ["6", "5"]),
    ("resturant", "new", ["resturant", "restaurant"]),
    ("resturant", "legacy", ["resturant", "restaurant"]), ("a,b,c,d,e,f", "new", ["'a'"]),
    ("zzqqxx", "new", ["zzqqxx", "places types"]), ("", "new", []), ("bank,,cafe", "new", []),
  ])
  func `a mix of types is refused by its rule`(types: String, api: String, words: [String])
    async throws
  {
    let run = try await predict("--types=\(types)", "--api", api)
    #expect(run.isRefused(saying: "--types"))
    #expect(run.says(words))
  }

  @Test func `components have one wire form`() async throws {
    let run = try await CaseRun.server(
      Answers.status("ZERO_RESULTS"),
      words: ["geocode", "Austin", "--components", "administrative_area:IL,country:US"])
    #expect(run.status == 1 && run.stdout == "Powered by Google\n")
    #expect(run.request?.parameterNames == ["address", "components", "key"])
    #expect(run.request?.parameter("components") == "administrative_area:IL|country:US")
  }

  @Test func `components alone are a question`() async throws {
    let run = try await CaseRun.server(
      Answers.results(Answers.result()),
      words: ["geocode", "--components", "postal_code:10115,country:DE"])
    #expect(run.status == 0)
    #expect(run.request?.parameterNames == ["components", "key"])
    #expect(run.request?.parameter("components") == "postal_code:10115|country:DE")
  }

  @Test(arguments: [
    ("components=country:us", ["country", "postal_code"]),
    ("planet:earth", ["planet", "country", "postal_code", "route"]), ("country", ["country"]),
    ("country:", ["country"]), ("country:US,country:CA", ["country", "twice"]),
    ("locality:a|country:US", []), ("", []),
  ])
  func `what is no component is refused`(filter: String, words: [String]) async throws {
    let run = try await CaseRun.server(words: ["geocode", "Austin", "--components=\(filter)"])
    #expect(run.isRefused(saying: "--components"))
    #expect(run.says(words))
  }

  @Test func `a contradiction in the sandbox finds nothing`() async throws {
    let run = try await CaseRun.sandbox(
      "geocode", "Sydney NSW", "--components", "country:NZ", "--json")
    for result in run.json?["results"]?.array ?? [] {
      #expect(result["formattedAddress"]?.string?.contains("Australia") == false)
    }
    #expect(run.status == 1)
  }

  @Test func `language and region are sent under each API's names`() async throws {
    let options = ["--language", "pt-BR", "--region", "AU"]
    let geocode = try await CaseRun.server(
      Answers.results(Answers.result()), words: ["geocode", "x"] + options)
    #expect(geocode.request?.parameter("language") == "pt-BR")
    #expect(geocode.request?.parameter("region") == "au")
    let new = try await CaseRun.server(
      Answers.suggestions(Answers.suggestion()), words: ["predict", "x"] + options)
    #expect(new.request?.json?["languageCode"] == "pt-BR")
    #expect(new.request?.json?["regionCode"]?.string?.lowercased() == "au")
    let details = try await CaseRun.server(.json("{}"), words: ["details", "x"] + options)
    #expect(details.request?.parameter("languageCode") == "pt-BR")
  }

  /// U33: two scripts in one answer.
  @Test func `texts are printed as they came`() async throws {
    let name = "東京 Café İstanbul ᾼ ﬁn"
    let answer = LoopbackAnswer.json(
      #"{"id":"A","displayName":{"text":"\#(name)","languageCode":"ja"},"formattedAddress":"1 Main St","addressComponents":[{"longText":"Τόκιο","shortText":"Τ","types":["locality"],"languageCode":"el"}]}"#
    )
    let words = ["details", "A", "--fields", "name,formattedAddress,addressComponents"]
    let json = try await CaseRun.server(answer, words: words + ["--json", "--language=en"])
    #expect(json.json?["place"]?["name"] == .string(name))
    #expect(json.json?["place"]?["nameLanguageCode"] == "ja")
    #expect(json.json?["place"]?["addressComponents"]?[0]?["languageCode"] == "el")
    let text = try await CaseRun.server(answer, words: words)
    #expect(text.lines.contains("name\t\(name)"))
  }

  @Test func `help says that languages may be mixed`() async throws {
    let run = try await CaseRun.places(["predict", "--help"])
    let help = run.stdout.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(help.contains("--language LANGUAGE") && help.contains("it mixes in"))
  }

  @Test func `wide characters keep columns aligned on a terminal`() async throws {
    let run = try await CaseRun.server(
      Answers.suggestions(
        Answers.suggestion("A", "東京", more: #","distanceMeters":640"#),
        Answers.suggestion("ABC", "Tokyo", more: #","distanceMeters":2156400"#)),
      words: ["predict", "x", "--origin=0,0", "--color=never"], stdout: .terminal)
    #expect(
      run.terminal == """
        Powered by Google
        A    東京   640 m
        ABC  Tokyo  2156 km

        """)
  }
}
