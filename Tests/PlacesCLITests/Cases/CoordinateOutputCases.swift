import PlacesClient
import TestSupport
import Testing

/// U19, U21 and U22: coordinates on the way out.
@Suite struct CoordinateOutputCases {
  /// Numbers as they come, and as they must be printed: the same number, shortest, in plain decimals.
  static let numbers = [
    ("40.417881799999996", "40.417881799999996"), ("40.7", "40.7"), ("-3.7983548", "-3.7983548"),
    ("20.0", "20"), ("0", "0"), ("1e-7", "0.0000001"), ("-0.1e1", "-1"),
    ("89.99999999999999", "89.99999999999999"),
  ]

  @Test(arguments: numbers) func `numbers survive`(received: String, printed: String) async throws {
    let answer = Answers.results(Answers.result(lat: received, lng: received))
    for format in ["json", "geojson", "csv", "text"] {
      let run = try await CaseRun.server(answer, words: ["geocode", "x", "--format", format])
      let expected =
        switch format {
        case "json": #""location":{"lat":\#(printed),"lng":\#(printed)}"#
        case "geojson": #""coordinates":[\#(printed),\#(printed)]"#
        case "csv": ",\(printed),\(printed),"
        default: "\t\(printed),\(printed)\t"
        }
      #expect(run.status == 0)
      #expect(run.stdout.contains(expected))
    }
  }

  @Test func `details of both APIs agree`() async throws {
    let new = try await CaseRun.server(
      .json(#"{"id":"A","location":{"latitude":40.417881799999996,"longitude":-3.7}}"#),
      words: ["details", "A", "--fields=location", "--json"])
    let legacy = try await CaseRun.server(
      Answers.legacyPlace(
        #"{"place_id":"A","geometry":{"location":{"lat":40.417881799999996,"lng":-3.7}}}"#),
      words: ["details", "A", "--fields=location", "--json", "--api=legacy"])
    let location: JSONValue = .object(["lat": .number(40.417881799999996), "lng": .number(-3.7)])
    #expect(new.json?["place"]?["location"] == location)
    #expect(legacy.json?["place"]?["location"] == location)
  }

  @Test func `the New API leaves a zero out`() async throws {
    let run = try await CaseRun.server(
      .json(#"{"id":"A","location":{"longitude":6.5}}"#),
      words: ["details", "A", "--fields=location", "--json"])
    #expect(run.json?["place"]?["location"] == .object(["lat": 0, "lng": .number(6.5)]))
  }

  @Test func `the order is the same in every output but GeoJSON`() async throws {
    let answer = Answers.results(Answers.result(lat: "-33.5", lng: "151.25"))
    let text = try await CaseRun.server(answer, words: ["geocode", "x"])
    #expect(text.lines == ["Powered by Google", "ChIJone\t1 Main St\t-33.5,151.25\tROOFTOP"])
    let csv = try await CaseRun.server(answer, words: ["geocode", "x", "--format=csv"])
    let header = csv.lines.first?.split(separator: ",").map(String.init) ?? []
    let cells = csv.lines.last?.split(separator: ",").map(String.init) ?? []
    #expect(header.firstIndex(of: "lat").map { cells[$0] } == "-33.5")
    #expect(header.firstIndex(of: "lng").map { cells[$0] } == "151.25")
    let map = try await CaseRun.server(answer, words: ["geocode", "x", "--format=geojson"])
    #expect(
      map.json?["features"]?[0]?["geometry"]
        == .object(["coordinates": [.number(151.25), .number(-33.5)], "type": "Point"]))
  }

  @Test func `at sea there is a plus code and no address`() async throws {
    let answer = LoopbackAnswer.json(
      #"{"plus_code":{"global_code":"767QFHCC+22"},"results":[],"status":"ZERO_RESULTS"}"#)
    let words = ["geocode", "--latlng", "7.47,-128.43"]
    let json = try await CaseRun.server(answer, words: words + ["--json"])
    #expect(json.status == 1)
    #expect(json.json?["plusCode"] == .object(["globalCode": "767QFHCC+22"]))
    #expect(json.json?["results"] == [])
    let text = try await CaseRun.server(answer, words: words)
    #expect(text.status == 1 && text.stdout == "Powered by Google\n")
    #expect(text.says("no address", "7.47,-128.43", "767QFHCC+22"))
  }
}
