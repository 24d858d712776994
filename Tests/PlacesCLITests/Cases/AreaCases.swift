import PlacesClient
import TestSupport
import Testing

/// Areas and distances.
@Suite struct AreaCases {
  private static let inside = Answers.suggestion("in", "Inside")
  private static let outside = Answers.suggestion("out", "Outside")

  @Test(arguments: [
    "48.85,2.35", "circle:0@48.85,2.35", "circle:-1@48.85,2.35", "circle:50001@48.85,2.35",
    "circle:5km@48.85,2.35", "circle:NaN@48.85,2.35", "circle:1e3@48.85,2.35", "circle:500",
    "circle:500@91,0", "rect:1,2,3", "rect:2,0,1,0", "square:1,2,3,4", "rect:1,2,3,x", "",
  ])
  func `what is no area is refused`(area: String) async throws {
    for option in ["--bias", "--restrict"] {
      let run = try await CaseRun.server(words: ["predict", "x", "\(option)=\(area)"])
      #expect(run.isRefused(saying: option))
      if area.contains("@48") { #expect(run.says("50000", "metres")) }
    }
  }

  @Test func `a circle of the largest radius`() async throws {
    let words = ["predict", "x", "--bias", "circle:50000@48.85,-2.35"]
    let new = try await CaseRun.server(Answers.suggestions(Self.inside), words: words)
    #expect(new.status == 0)
    #expect(
      new.request?.bodyText
        == #"{"input":"x","locationBias":{"circle":{"center":{"latitude":48.85,"longitude":-2.35},"radius":50000}}}"#
    )
    let legacy = try await CaseRun.server(
      Answers.predictions(Answers.prediction()), words: words + ["--api=legacy"])
    #expect(legacy.request?.parameter("locationbias") == "circle:50000@48.85,-2.35")
  }

  @Test(arguments: ["rect:-33.9,170,-33.8,-170", "rectangle:-33.9,170|-33.8,-170"])
  func `a rectangle may cross the antimeridian`(area: String) async throws {
    let words = ["predict", "x", "--restrict", area]
    let new = try await CaseRun.server(Answers.suggestions(Self.inside), words: words)
    #expect(
      new.request?.bodyText
        == #"{"input":"x","locationRestriction":{"rectangle":{"low":{"latitude":-33.9,"longitude":170},"high":{"latitude":-33.8,"longitude":-170}}}}"#
    )
    let legacy = try await CaseRun.server(
      Answers.predictions(Answers.prediction()), words: words + ["--api=legacy"])
    #expect(legacy.request?.parameter("locationrestriction") == "rectangle:-33.9,170|-33.8,-170")
  }

  @Test func `a bias leaves nothing out`() async throws {
    let run = try await CaseRun.server(
      Answers.suggestions(Self.inside, Self.outside),
      words: ["predict", "x", "--bias", "circle:500@1,2"])
    #expect(run.lines == ["Powered by Google", "in\tInside", "out\tOutside"])
    #expect(run.request?.json?.names == ["input", "locationBias"])
  }

  @Test func `of two areas the fence is used, and it is said`() async throws {
    let words = ["predict", "x", "--bias", "circle:500@1,2", "--restrict", "rect:1,1,2,2"]
    for api in ["new", "legacy"] {
      let words = words + ["--api", api]
      let run = try await CaseRun.server(Answers.one(for: words), words: words)
      #expect(run.status == 0)
      #expect(run.says("--bias is ignored"))
      #expect(run.request?.json?["locationBias"] == nil)
      #expect(run.request?.parameter("locationbias") == nil)
      #expect(
        (run.request?.json?["locationRestriction"]
          ?? run.request?.parameter("locationrestriction")
          .map(JSONValue.string)) != nil)
    }
    let quiet = try await CaseRun.server(Answers.suggestions(Self.inside), words: words + ["-q"])
    #expect(quiet.status == 0 && quiet.stderr.isEmpty)
  }

  @Test func `in the sandbox a bias prefers and a fence excludes`() async throws {
    let paris = ["predict", "saint", "--sandbox", "--json", "--origin=48.8566,2.3522"]
    let bias = try await CaseRun.places(paris + ["--bias", "circle:30000@48.8566,2.3522"])
    let fence = try await CaseRun.places(paris + ["--restrict", "circle:30000@48.8566,2.3522"])
    let near = fence.json?["predictions"]?.array ?? []
    #expect(fence.status == 0 && !near.isEmpty)
    #expect(near.allSatisfy { ($0["distanceMeters"]?.integer ?? .max) <= 30_500 })
    #expect(bias.json?["predictions"]?[0]?["placeId"] == near.first?["placeId"])
  }

  @Test func `bounds of geocode only prefer, and help says so`() async throws {
    let run = try await CaseRun.server(
      Answers.results(Answers.result(lat: "40.7", lng: "-74")),
      words: ["geocode", "New York", "--bounds", "rect:51.3,-0.5,51.7,0.3"])
    #expect(run.status == 0 && run.lines.count == 2)
    #expect(run.request?.parameter("bounds") == "51.3,-0.5|51.7,0.3")
    let help = try await CaseRun.places(["geocode", "--help"])
    #expect(help.stdout.contains("not a fence"))
  }

  /// U30: whole metres, 0 is 0, absent is absent.
  @Test func `distances appear when asked for`() async throws {
    let new = Answers.suggestions(
      Answers.suggestion("A", "Far", more: #","distanceMeters":2156400"#),
      Answers.suggestion("B", "Here", more: #","distanceMeters":0"#),
      Answers.suggestion("C", "Road"))
    let legacy = Answers.predictions(
      Answers.prediction("A", "Far", more: #","distance_meters":2156400"#),
      Answers.prediction("B", "Here", more: #","distance_meters":0"#),
      Answers.prediction("C", "Road"))
    for (api, answer) in [("new", new), ("legacy", legacy)] {
      let words = ["predict", "museum", "--api", api]
      let text = try await CaseRun.server(answer, words: words + ["--origin", "-26.2,28.0"])
      #expect(text.lines.dropFirst() == ["A\tFar\t2156 km", "B\tHere\t0 m", "C\tRoad"])
      let json = try await CaseRun.server(
        answer, words: words + ["--json", "--origin", "-26.2,28.0"])
      let distances = json.json?["predictions"]?.array?.map { $0["distanceMeters"] }
      #expect(distances == [2_156_400, 0, nil])
      let without = try await CaseRun.server(answer, words: words + ["--json"])
      #expect(without.status == 0 && !without.stdout.contains("distanceMeters"))
      #expect(
        without.request?.json?["origin"] == nil && without.request?.parameter("origin") == nil)
    }
  }
}
