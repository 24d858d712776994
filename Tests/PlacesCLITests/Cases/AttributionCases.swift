import PlacesClient
import TestSupport
import Testing

/// Chapter J: Google and everyone else who must be named is named, in every format.
@Suite struct AttributionCases {
  static let google = "Powered by Google"

  /// Lookups with a result, and without one.
  static let lookups: [([String], LoopbackAnswer, Int)] = [
    (["predict", "x"], Answers.suggestions(Answers.suggestion()), 0),
    (["predict", "x", "--api=legacy"], Answers.predictions(Answers.prediction()), 0),
    (["details", "ChIJone"], .json(#"{"id":"ChIJone"}"#), 0),
    (["geocode", "x"], Answers.results(Answers.result()), 0),
    (["predict", "x"], .json("{}"), 1),
    (
      ["details", "ChIJone"],
      Answers.error(404, "NOT_FOUND", "The provided Place ID is no longer valid."), 1
    ),
    (["geocode", "x"], Answers.status("ZERO_RESULTS"), 1),
  ]

  @Test(arguments: lookups) func `text begins with the line`(
    words: [String], answer: LoopbackAnswer, status: Int
  ) async throws {
    for options in [[], ["-q"], ["-v"]] {
      let run = try await CaseRun.server(answer, words: words + options)
      #expect(run.status == status && run.lines.first == Self.google)
      #expect(run.lines.filter { $0.contains(Self.google) }.count == 1)
    }
    let terminal = try await CaseRun.server(
      answer, words: words + ["--color=never"], stdout: .terminal)
    #expect(terminal.status == status && terminal.terminal.hasPrefix(Self.google + "\n"))
    let coloured = try await CaseRun.server(answer, words: words, stdout: .terminal)
    #expect(
      coloured.terminal.withoutColour.hasPrefix(Self.google + "\n"))
  }

  @Test(arguments: lookups) func `machine formats carry it as a member`(
    words: [String], answer: LoopbackAnswer, status: Int
  ) async throws {
    for format in ["json", "ndjson", "geojson"] {
      let run = try await CaseRun.server(answer, words: words + ["--format", format])
      #expect(run.status == status && run.lines.count == 1)
      #expect(run.json?["attribution"] == .string(Self.google))
    }
    let csv = try await CaseRun.server(answer, words: words + ["--format=csv"])
    #expect(csv.status == status && csv.lines.first?.contains(",attribution,") == true)
    #expect(csv.lines.dropFirst().allSatisfy { $0.contains(",\(Self.google),") })
    #expect(csv.lines.count == (status == 0 ? 2 : 1))
  }

  @Test func `it cannot be switched off`() async throws {
    for option in ["--no-attribution", "--attribution=no", "--no-header"] {
      let run = try await CaseRun.server(words: ["predict", "x", option])
      #expect(run.isRefused(saying: String(option.prefix { $0 != "=" })))
    }
  }

  /// U87: the legacy service's HTML, and the text it becomes.
  static let credits: [(html: String, text: String, uri: String?)] = [
    (
      #"Listings by <a href="https://example.com/?a=1&amp;b=2">Example &#39;n Co</a>"#,
      "Listings by Example 'n Co", "https://example.com/?a=1&b=2"
    ),
    ("Tom &amp;amp; Co &lt;b&gt;", "Tom &amp; Co <b>", nil),
    (#"<a href="javascript:alert(1)">Evil Co</a>"#, "Evil Co", nil),
    (#"<a href="data:text/html,x">Data Co</a>"#, "Data Co", nil),
    (#"<a href='http://example.com' >Bare</a> & <b>more"#, "Bare & more", "http://example.com"),
    (#"Broken <a href="https://example.com"#, "Broken", "https://example.com"),
    ("1 < 2 Maps", "1 < 2 Maps", nil), ("&#x1F600; &bogus; &#xD800;x", "😀 &bogus; &#xD800;x", nil),
    ("a&#27;[31mb", #"a\u{1B}[31mb"#, nil),
  ]

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  @Test(arguments: 0..<credits.count) func `legacy credits become text with their link`(index: Int)
    async throws
  {
    let (html, text, uri) = Self.credits[index]
    let line = text + (uri.map { " (\($0))" } ?? "")
    let answer = Answers.legacyPlace(
      #"{"place_id":"A","photos":[{"photo_reference":"P","height":1,"width":1,"html_attributions":[\#(Self.quoted(html))]}]}"#,
      attributions: "[\(Self.quoted(html))]")
    let words = ["details", "A", "--fields=photos", "--api=legacy"]
    let people = try await CaseRun.server(answer, words: words)
    #expect(people.status == 0 && people.lines.last == line)
    #expect(people.lines.contains("photos\tP, \(line)"))
    let json = try await CaseRun.server(answer, words: words + ["--json"])
    #expect(json.json?["attributions"]?[0]?["html"] == .string(html))
    #expect(json.json?["attributions"]?[0]?["uri"] == uri.map(JSONValue.string))
    #expect(json.json?["place"]?["photos"]?[0]?["attributions"]?[0]?["html"] == .string(html))
    let csv = try await CaseRun.server(answer, words: words + ["--format=csv", "--color=never"])
    #expect(csv.stdout.contains(uri ?? "Powered by Google"))
  }

  @Test func `the New API's credits stand below the place`() async throws {
    let answer = LoopbackAnswer.json(
      #"{"id":"A","attributions":[{"provider":"Example Co","providerUri":"https://example.com"},{"provider":"No Link"},{"provider":"Odd","providerUri":"javascript:x"}]}"#
    )
    let text = try await CaseRun.server(answer, words: ["details", "A", "-q"])
    #expect(
      text.lines.suffix(3) == ["Example Co (https://example.com)", "No Link", "Odd"])
    let json = try await CaseRun.server(answer, words: ["details", "A", "--json"])
    #expect(
      json.json?["attributions"]?[0]
        == .object(["provider": "Example Co", "uri": "https://example.com"]))
    #expect(json.json?["attributions"]?.array?.count == 3)
    #expect(!json.stdout.contains(#"\/"#))
  }

  @Test func `a limit leaves the credits`() async throws {
    let run = try await CaseRun.sandbox("predict", "par", "--limit=1", "--json")
    let all = try await CaseRun.sandbox("predict", "par", "--json")
    #expect(run.json?["predictions"]?.array?.count == 1)
    #expect(run.json?["attributions"] == all.json?["attributions"])
    #expect(run.json?["attributions"]?.array?.isEmpty == false)
  }

  @Test(arguments: [["predict", "par"], ["geocode", "Paris"], ["details", "sbx-gn2988507"]])
  func `the sandbox says that it is not Google`(words: [String]) async throws {
    let text = try await CaseRun.places(words + ["--sandbox"])
    #expect(text.status == 0 && text.stdout.contains("not Google's data"))
    #expect(
      text.says("sandbox")
        && text.stdout.contains("GeoNames, CC BY 4.0 (https://www.geonames.org/)"))
    let json = try await CaseRun.places(words + ["--sandbox", "--json"])
    #expect(json.json?["backend"] == "sandbox" && json.stderr.isEmpty)
    let csv = try await CaseRun.places(words + ["--sandbox", "--format=csv"])
    #expect(csv.lines.dropFirst().allSatisfy { $0.contains(",sandbox,Powered by Google,") })
  }
}
