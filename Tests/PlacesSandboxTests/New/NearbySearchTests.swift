import PlacesClient
import Testing

@testable import PlacesSandbox

@Suite struct NearbySearchTests {
  private func ask(_ more: String = "", radius: String = "1500", mask: String? = "*") throws
    -> Answer
  {
    try sandbox.searchNearby(
      """
      {"locationRestriction":{"circle":{"center":{"latitude":38.7130,"longitude":-9.1360},
       "radius":\(radius)}}\(more)}
      """, mask: mask)
  }

  @Test func `businesses within the circle, the most important first`() throws {
    let answer = try ask()
    #expect(answer.body.placeIDs.prefix(2) == ["sbx-test-padaria", "sbx-test-cafe"])
    #expect(Set(answer.body.placeIDs.dropFirst(2)) == ["sbx-test-bar", "sbx-test-hotel"])
    #expect(try ask(radius: "0").text == "{}")
    #expect(try ask(radius: "1").text == "{}")
    #expect(try ask(mask: nil).message?.hasPrefix("FieldMask is a required parameter") == true)
  }

  @Test func `by distance the nearest first`() throws {
    let answer = try ask(#","rankPreference":"DISTANCE""#)
    #expect(
      answer.body.placeIDs
        == ["sbx-test-padaria", "sbx-test-hotel", "sbx-test-bar", "sbx-test-cafe"])
    let two = try ask(#","rankPreference":1,"maxResultCount":2"#)
    #expect(two.body.placeIDs == ["sbx-test-padaria", "sbx-test-hotel"])
  }

  @Test(arguments: [
    (#","includedTypes":["bakery","cafe"]"#, ["sbx-test-padaria", "sbx-test-cafe"]),
    (#","includedTypes":["store"]"#, ["sbx-test-padaria"]),
    (#","includedPrimaryTypes":["store"]"#, []),
    (#","includedPrimaryTypes":["hotel"]"#, ["sbx-test-hotel"]),
    (#","includedTypes":["bakery","bar"],"excludedTypes":["store"]"#, ["sbx-test-bar"]),
    (#","includedTypes":["store","bar"],"excludedPrimaryTypes":["bakery"]"#, ["sbx-test-bar"]),
    (#","includedTypes":["store","lodging"],"includedPrimaryTypes":["hotel"]"#, ["sbx-test-hotel"]),
  ])
  func `types that are in and out`(more: String, ids: [String]) throws {
    #expect(try ask(more).body.placeIDs == ids)
  }

  @Test(arguments: [
    (#","includedTypes":["bar"],"excludedTypes":["bar"]"#, "excluded_types"),
    (
      #","includedPrimaryTypes":["bar"],"excludedPrimaryTypes":["bar"]"#, "excluded_primary_types"
    ),
    (#","maxResultCount":21"#, "max_result_count"), (#","maxResultCount":-1"#, "max_result_count"),
    (#","languageCode":"x""#, "language_code"), (#","regionCode":"q1""#, "region_code"),
    (#","rankPreference":"RELEVANCE""#, "rank_preference"),
  ])
  func `values that are refused`(more: String, field: String) throws {
    let answer = try ask(more)
    #expect(answer.status == 400)
    #expect(answer.word == "INVALID_ARGUMENT")
    #expect(answer.body[path: "error.details.0.fieldViolations.0.field"]?.string == field)
  }

  @Test func `a list takes fifty types of table A`() throws {
    let types = PlaceType.all.filter { $0.new == .tableA }.map { "\"\($0.value)\"" }
    func list(_ count: Int) -> String {
      #","includedTypes":["# + types.prefix(count).joined(separator: ",") + "]"
    }
    #expect(try ask(list(50)).status == 200)
    #expect(try ask(list(51)).message?.hasPrefix("Invalid included_types: at most 50") == true)
    #expect(
      try ask(#","excludedTypes":["food"]"#).message?.hasPrefix("Invalid excluded_types 'food'.")
        == true)
  }

  @Test func `the circle is required, small enough and alone`() throws {
    #expect(try ask(radius: "50000").status == 200)
    #expect(try ask(radius: "50000.1").status == 400)
    #expect(try sandbox.searchNearby("{}").status == 400)
    #expect(
      try sandbox.searchNearby(#"{"locationRestriction":{"circle":{"radius":5}}}"#).status == 400)
    let box = try sandbox.searchNearby(
      #"{"locationRestriction":{"rectangle":{"low":{},"high":{}}},"pageToken":"x","textQuery":"a"}"#
    )
    #expect(box.message?.split(separator: "\n").count == 3)
  }

  @Test func `airports are among what is nearby`() throws {
    let builtIn = Sandbox(index: try SandboxTransport.builtInIndex())
    let answer = try builtIn.searchNearby(
      """
      {"locationRestriction":{"circle":{"center":{"latitude":-33.9461,"longitude":151.1772},
       "radius":3000}}}
      """)
    #expect(answer.body.placeIDs.contains("sbx-ap-syd"))
  }
}
