import PlacesClient
import TestSupport
import Testing

/// What the first release must show on a machine without key and network.
@Suite struct PromiseCases {
  private static let banks = ["cheesebu", "--types", "bank", "--countries", "au,nz", "--sandbox"]

  @Test func `banks in Australia and New Zealand`() async throws {
    let text = try await CaseRun.places(["predict"] + Self.banks)
    #expect(text.status == 0 && text.lines.first == "Powered by Google")
    #expect(text.says("sandbox") && text.stdout.contains("not Google's data"))
    for country in ["Australia", "New Zealand"] {
      #expect(text.lines.contains { $0.contains("\tCheesebu") && $0.hasSuffix(country) })
    }
    let json = try await CaseRun.places(["predict", "--json"] + Self.banks)
    #expect(json.json?["attribution"] == "Powered by Google" && json.json?["backend"] == "sandbox")
    let predictions = json.json?["predictions"]?.array ?? []
    #expect(!predictions.isEmpty)
    for prediction in predictions {
      #expect(prediction["types"]?.array?.contains("bank") == true)
    }
  }

  @Test(arguments: [["par"], ["syd", "--types=(cities)"], ["new", "--countries=us,nz"]])
  func `both APIs find the same places`(words: [String]) async throws {
    var found: [[JSONValue?]] = []
    for api in ["new", "legacy"] {
      let run = try await CaseRun.places(
        ["predict", "--sandbox", "--json", "--api", api] + words)
      #expect(run.status == 0 && run.json?["api"] == .string(api))
      found.append(
        run.json?["predictions"]?.array?.flatMap {
          [$0["placeId"], $0["text"], $0["mainText"], $0["matches"]]
        } ?? [])
    }
    #expect(!found[0].isEmpty && found[0] == found[1])
  }

  @Test func `all roads lead to Sydney`() async throws {
    let prediction = try await CaseRun.sandbox(
      "predict", "sydney", "--types", "(cities)", "--json")
    let id = prediction.json?["predictions"]?[0]?["placeId"]?.string ?? ""
    for words in [
      ["details", id], ["geocode", "--place-id", id],
      ["geocode", "--latlng", "-33.8688,151.2093"],
      ["geocode", "Sydney NSW", "--components", "country:AU"],
    ] {
      let text = try await CaseRun.places(words + ["--sandbox"])
      #expect(text.status == 0 && text.stdout.contains("Sydney"))
      for api in ["new", "legacy"] {
        let run = try await CaseRun.places(words + ["--sandbox", "--json", "--api", api])
        #expect(run.status == 0 && run.stdout.contains("Sydney NSW"))
        let place = run.json?["place"] ?? run.json?["results"]?[0]
        if words[1] != "--latlng" { #expect(place?["placeId"] == .string(id)) }
      }
    }
  }

  @Test(arguments: [
    ["x", "--types", "cafe,bar,bank,school,museum,park"],
    ["x", "--api=legacy", "--countries", "au,nz,us,ca,gb,ie"],
    ["x", "--countries", FilterCases.sixteen], ["x", "--types", "cities,bank"],
    ["x", "--origin", "91,0"], [""],
  ])
  func `what can be known to be wrong is refused before a request`(words: [String]) async throws {
    let run = try await CaseRun.server(words: ["predict"] + words)
    #expect(run.status == 2 && run.stdout.isEmpty && run.requests.isEmpty && !run.stderr.isEmpty)
  }

  @Test func `every command has a sandbox answer in every format`() async throws {
    for words in [["predict", "par"], ["geocode", "Paris"], ["details", "sbx-gn2988507"]] {
      for format in ["text", "json", "ndjson", "csv", "geojson"] {
        let run = try await CaseRun.places(words + ["--sandbox", "--format", format])
        #expect(
          run.status == 0 && run.stdout.contains("Paris") && run.stdout.contains("sbx-gn2988507"))
        #expect(run.stderr.isEmpty == (format != "text"))
      }
    }
  }

  @Test func `types lists what filters there are`() async throws {
    let run = try await CaseRun.places(["types", "coffee"])
    #expect(run.status == 0 && run.stderr.isEmpty && run.stdout.contains("coffee_shop\t"))
    let json = try await CaseRun.places(["types", "--api=legacy", "--json"])
    let names = json.json?["types"]?.array?.compactMap { $0["type"]?.string } ?? []
    #expect(names.contains("bank") && names.contains("(cities)") && !names.contains("coffee_shop"))
    let none = try await CaseRun.places(["types", "zzqqxx"])
    #expect(none.status == 1 && none.stdout.isEmpty)
  }

  @Test func `a variable chooses the sandbox, and an option beats it`() async throws {
    let variables = ["PLACES_BACKEND": "sandbox"]
    let run = try await CaseRun.places(["predict", "par", "--json"], variables)
    #expect(run.status == 0 && run.json?["backend"] == "sandbox")
    let option = try await CaseRun.places(["predict", "par", "--no-sandbox"], variables)
    #expect(option.status == 3 && option.stdout.isEmpty)
  }

  @Test func `a sandbox behind an address says what it is`() async throws {
    let run = try await CaseRun.server(
      .json("{}", headers: [.init("X-Places-Backend", "sandbox")]),
      words: ["predict", "x", "--json"])
    #expect(run.json?["backend"] == "sandbox")
  }

  /// No silent fallback: a server that fails is not replaced by the sandbox.
  @Test func `there is no silent fallback`() async throws {
    let dead = try DeadServer()
    let run = try await CaseRun.places(
      ["predict", "par", "--retries=0", "--base-url", dead.url], ["PLACES_API_KEY": CaseRun.key])
    #expect(
      run.status == 5 && run.stdout.isEmpty && !run.stderr.contains("answered on this machine"))
  }
}
