import PlacesClient
import TestSupport
import Testing

/// Chapter B: coordinates are read exactly, checked before anything is sent, and never change on the way.
@Suite struct CoordinateCases {
  private static let answer = Answers.results(Answers.result(lat: "47.49", lng: "19.03"))

  @Test func `a locale changes nothing`() async throws {
    let run = try await CaseRun.server(
      Self.answer, words: ["geocode", "--latlng", "47.49,19.03", "--json"],
      variables: ["LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8"])
    #expect(run.status == 0)
    #expect(run.request?.parameter("latlng") == "47.49,19.03")
    #expect(run.stdout.contains(#""location":{"lat":47.49,"lng":19.03}"#))
  }

  /// Words that ask for a point south or west, and the parameter or member they end in (U15).
  @Test(arguments: [
    ["geocode", "--latlng", "-33.8568,151.2153"], ["geocode", "--latlng=-33.8568,151.2153"],
  ])
  func `a negative coordinate is a value`(words: [String]) async throws {
    let run = try await CaseRun.server(Self.answer, words: words)
    #expect(run.status == 0 && run.stderr.isEmpty)
    #expect(run.request?.parameter("latlng") == "-33.8568,151.2153")
  }

  @Test(arguments: [["--origin", "-26.2,28.0"], ["--origin=-26.2,28.0"]])
  func `a negative origin is a value`(words: [String]) async throws {
    let run = try await CaseRun.server(
      Answers.suggestions(Answers.suggestion()), words: ["predict", "museum"] + words)
    #expect(run.status == 0)
    #expect(run.request?.json?["origin"] == .object(["latitude": .number(-26.2), "longitude": 28]))
  }

  @Test(arguments: [
    ["geocode", "--", "-33.86,151.21"], ["geocode", "-33.86,151.21"],
    ["predict", "--api=legacy", "--", "-5 Degrees Bar"],
    ["predict", "-5 Degrees Bar", "--api=legacy"],
    ["predict", "--api=legacy", "--", "--limit"], ["predict", "--api=legacy", "--", "--"],
  ])
  func `text may begin with a dash`(words: [String]) async throws {
    let run = try await CaseRun.server(Answers.one(for: ["predict", "legacy"]), words: words)
    let sent = run.request?.parameter("input") ?? run.request?.parameter("address")
    #expect(words.contains(sent ?? "?"))
    #expect(sent?.hasPrefix("-") == true)
  }

  @Test func `an unknown option beside a negative number is still reported`() async throws {
    let run = try await CaseRun.server(
      words: ["geocode", "--latlng", "-33.87,151.21", "--nope"])
    #expect(run.isRefused(saying: "--nope"))
  }

  /// Texts that a careless number parser lets through (U14, U16–U18), and what must be said of them.
  static let refused: [(String, [String])] = [
    ("NaN,0", ["NaN"]), ("inf,0", ["inf"]), ("0,-Infinity", ["-Infinity"]), ("0x1F,2", ["0x1F"]),
    ("1e1,2", ["1e1"]), ("1_0,0", ["1_0"]), ("91,0", ["91", "-90", "90"]),
    ("-90.0001,0", ["-90.0001"]), ("0,180.0001", ["180.0001", "-180", "180"]),
    ("999,999", ["999"]), (",", ["','"]), ("1", ["'1'"]), ("1,2,3", ["1,2,3"]), ("", ["latlng"]),
    ("1;2", ["1;2"]), ("١,٢", ["١"]), ("1,", ["1,"]), ("1.,2", ["1."]),
    ("47,49 19,03", ["47,49 19,03", "point"]), ("47,49,19,03", ["47,49,19,03"]),
    ("103.85,1.28", ["103.85,1.28", "looks like lng,lat"]),
    ("40° 26′ N", ["40°"]), ("40° 66′ 0″ N 79° 0′ 0″ W", ["40°"]),
  ]

  @Test(arguments: refused) func `what is no coordinate is refused`(text: String, words: [String])
    async throws
  {
    for (command, option) in [(["geocode"], "--latlng"), (["predict", "museum"], "--origin")] {
      let run = try await CaseRun.server(words: command + [option, text])
      #expect(run.isRefused(saying: option))
      #expect(text.isEmpty || run.says(words))
    }
  }

  @Test(arguments: [
    ("90,180", "90,180"), ("-90,-180", "-90,-180"), ("0,0", "0,0"), ("-0,-0.0", "0,0"),
    ("0.00001,0.0000001", "0.00001,0.0000001"), ("+1.50,007", "1.5,7"),
    ("43.66,-70.25", "43.66,-70.25"), ("43.66, -70.25", "43.66,-70.25"),
    ("43.66 -70.25", "43.66,-70.25"), ("(43.66, -70.25)", "43.66,-70.25"),
    ("  43.66 ,\u{A0}-70.25\n", "43.66,-70.25"), ("39.04° N, 125.76° E", "39.04,125.76"),
  ])
  func `what is one is sent in plain decimals`(text: String, sent: String) async throws {
    let run = try await CaseRun.server(Self.answer, words: ["geocode", "--latlng", text])
    #expect(run.status == 0)
    #expect(run.request?.parameter("latlng") == sent)
  }

  @Test func `degrees, minutes and seconds are converted`() async throws {
    let run = try await CaseRun.server(
      Self.answer, words: ["geocode", "--latlng", "40° 26′ 46″ N 79° 58′ 56″ W"])
    let parts = run.request?.parameter("latlng")?.split(separator: ",").compactMap { Double($0) }
    #expect(parts?.count == 2)
    #expect(abs((parts?.first ?? 0) - (40 + 26.0 / 60 + 46.0 / 3600)) < 1e-9)
    #expect(abs((parts?.last ?? 0) + (79 + 58.0 / 60 + 56.0 / 3600)) < 1e-9)
  }

  @Test func `JSON bodies have no exponent either`() async throws {
    let run = try await CaseRun.server(
      Answers.suggestions(Answers.suggestion()),
      words: ["predict", "x", "--origin", "0.00001,-0.0000002"])
    #expect(
      run.request?.bodyText
        == #"{"input":"x","origin":{"latitude":0.00001,"longitude":-0.0000002}}"#)
  }
}
