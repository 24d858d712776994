import PlacesClient
import Testing

@testable import PlacesSandbox

@Suite struct TextSearchTests {
  @Test func `a name, an address, and a kind of place with where it is`() throws {
    let name = try sandbox.searchText(#"{"textQuery":"hotel do mar"}"#, mask: "places.id")
    #expect(name.text == #"{"places":[{"id":"sbx-test-hotel"}]}"#)
    let address = try sandbox.searchText(#"{"textQuery":"Rua da Saudade 14 Lisbon"}"#)
    #expect(address.body.placeIDs.contains("sbx-test-saudade-14"))
    let kind = try sandbox.searchText(#"{"textQuery":"bakeries in Lisbon"}"#)
    #expect(kind.body.placeIDs == ["sbx-test-padaria"])
    #expect(try sandbox.searchText(#"{"textQuery":"Bakery"}"#).body.placeIDs.count == 2)
    #expect(try sandbox.searchText(#"{"textQuery":"qqqq"}"#).text == "{}")
  }

  @Test func `the mask is required and its paths begin with places`() throws {
    let body = #"{"textQuery":"hotel"}"#
    let missing = try sandbox.searchText(body, mask: nil)
    #expect(missing.status == 400)
    #expect(missing.message?.hasPrefix("FieldMask is a required parameter") == true)
    for path in ["displayName", "places.colour", "places.id, places.name", "suggestions"] {
      #expect(
        try sandbox.searchText(body, mask: path).message == "Request contains an invalid argument.")
    }
    #expect(try sandbox.searchText(body, mask: "nextPageToken").text == "{}")
    #expect(
      try sandbox.searchText(body, mask: "places.displayName.text").text
        == #"{"places":[{"displayName":{"text":"Hotel do Mar"}}]}"#)
  }

  @Test(arguments: [
    (#"{"textQuery":""}"#, "text_query"), (#"{}"#, "text_query"),
    (#"{"textQuery":"a","minRating":5.5}"#, "min_rating"),
    (#"{"textQuery":"a","maxResultCount":21}"#, "max_result_count"),
    (#"{"textQuery":"a","maxResultCount":-1}"#, "max_result_count"),
    (#"{"textQuery":"a","pageSize":-1}"#, "page_size"),
    (#"{"textQuery":"a","pageToken":"x"}"#, "page_token"),
    (#"{"textQuery":"a","priceLevels":["PRICE_LEVEL_FREE"]}"#, "price_levels"),
    (#"{"textQuery":"a","priceLevels":["CHEAP"]}"#, "price_levels[0]"),
    (#"{"textQuery":"a","rankPreference":"POPULARITY"}"#, "rank_preference"),
    (#"{"textQuery":"a","languageCode":"english"}"#, "language_code"),
    (#"{"textQuery":"a","regionCode":"840"}"#, "region_code"),
    (
      #"{"textQuery":"a","locationRestriction":{"circle":{"radius":1}}}"#, "location_restriction"
    ),
    (
      #"{"textQuery":"a","locationRestriction":{"rectangle":{"low":{"longitude":-91},"high":{"longitude":91}}}}"#,
      "location_restriction.rectangle"
    ),
    (
      #"{"textQuery":"a","locationBias":{"circle":{"center":{"latitude":1}}},"locationRestriction":{"rectangle":{"low":{},"high":{}}}}"#,
      "location_restriction"
    ),
  ])
  func `values that are refused`(body: String, field: String) throws {
    let answer = try sandbox.searchText(body)
    #expect(answer.status == 400)
    #expect(answer.word == "INVALID_ARGUMENT")
    #expect(answer.body[path: "error.details.0.fieldViolations.0.field"]?.string == field)
  }

  @Test func `a type that is none, or of table B, is refused`() throws {
    for type in ["food", "(cities)", "colour"] {
      let answer = try sandbox.searchText(#"{"textQuery":"a","includedType":"\#(type)"}"#)
      #expect(answer.message?.hasPrefix("Invalid included_type '\(type)'.") == true)
    }
  }

  @Test func `what is open, rated and priced`() throws {
    func ids(_ more: String) throws -> [String] {
      try sandbox.searchText(#"{"textQuery":"lisbon", \#(more)}"#).body.placeIDs
    }
    // The towns are never open; of what is in them, the hotel always is and the bar is until noon.
    #expect(Set(try ids(#""openNow":true"#)) == ["sbx-test-hotel", "sbx-test-bar"])
    func hotel(_ more: String) throws -> Bool {
      try !sandbox.searchText(#"{"textQuery":"hotel", \#(more)}"#).body.placeIDs.isEmpty
    }
    #expect(try hotel(#""openNow":true"#))
    #expect(try hotel(#""minRating":4.5"#))
    // Rounded up to 5.
    #expect(try !hotel(#""minRating":4.6"#))
    #expect(try hotel(#""priceLevels":["PRICE_LEVEL_EXPENSIVE"]"#))
    #expect(try hotel(#""priceLevels":[2,4]"#))
    #expect(try !hotel(#""priceLevels":["PRICE_LEVEL_MODERATE"]"#))
    // Monday 11:30 in Lisbon: the bar is open from 10 to 12.
    let bar = try sandbox.searchText(#"{"textQuery":"bar da noite","openNow":true}"#)
    #expect(bar.body.placeIDs == ["sbx-test-bar"])
  }

  @Test func `a type is a wish unless filtering is strict`() throws {
    let wish = try sandbox.searchText(#"{"textQuery":"padaria","includedType":"cafe"}"#)
    #expect(wish.body.placeIDs == ["sbx-test-cafe", "sbx-test-padaria"])
    let strict = try sandbox.searchText(
      #"{"textQuery":"padaria","includedType":"cafe","strictTypeFiltering":true}"#)
    #expect(strict.body.placeIDs == ["sbx-test-cafe"])
  }

  @Test func `by distance the nearest comes first`() throws {
    func ids(_ rank: String) throws -> [String] {
      try sandbox.searchText(
        """
        {"textQuery":"padaria","rankPreference":"\(rank)","locationBias":{"circle":{"center":
         {"latitude":38.7160,"longitude":-9.1394},"radius":5000}}}
        """
      ).body.placeIDs
    }
    #expect(try ids("DISTANCE") == ["sbx-test-cafe", "sbx-test-padaria"])
    #expect(try ids("RELEVANCE") == ["sbx-test-padaria", "sbx-test-cafe"])
  }

  @Test func `region, phone number and enumerations as numbers`() throws {
    let spain = try sandbox.searchText(#"{"textQuery":"toledo","regionCode":"ES"}"#)
    #expect(spain.body.placeIDs.first == "sbx-test-toledo-es")
    let phone = try sandbox.searchText(#"{"textQuery":"+351 21-000-0000"}"#)
    #expect(phone.body.placeIDs == ["sbx-test-hotel"])
    let numbers = try sandbox.post(
      "places:searchText", #"{"textQuery":"hotel"}"#, mask: "places.priceLevel",
      query: [HTTPRequest.Field("$alt", "json;enum-encoding=int")])
    #expect(numbers.text == #"{"places":[{"priceLevel":4}]}"#)
  }
}

@Suite struct SearchPageTests {
  private let builtIn: Sandbox

  init() throws { builtIn = Sandbox(index: try SandboxTransport.builtInIndex()) }

  @Test func `pages follow each other up to sixty places without one twice`() throws {
    var seen: [String] = []
    var token: String?
    var pages = 0
    repeat {
      let next = token.map { #","pageToken":"\#($0)""# } ?? ""
      let page = try builtIn.searchText(
        #"{"textQuery":"cafe","pageSize":25\#(next)}"#, mask: "places.id,nextPageToken")
      #expect(page.body.placeIDs.count == 20)
      seen += page.body.placeIDs
      token = page.body["nextPageToken"]?.string
      pages += 1
    } while token != nil && pages < 9
    #expect(pages == 3)
    #expect(Set(seen).count == 60)
  }

  @Test func `places with a mistake come only where there are none as typed`() throws {
    // Lisburn is Lisbo with a mistake, and would be the first by region and by distance.
    let lisburn = "sbx-gn2644411"
    let region = try builtIn.searchText(#"{"textQuery":"lisbo","regionCode":"GB"}"#).body.placeIDs
    #expect(region.count > 1 && !region.contains(lisburn))
    let near = try builtIn.searchText(
      """
      {"textQuery":"lisbo","rankPreference":"DISTANCE","locationBias":{"circle":{"center":
       {"latitude":54.5,"longitude":-6.0},"radius":5000}}}
      """
    ).body.placeIDs
    #expect(near.count > 1 && !near.contains(lisburn))
    let mistaken = try builtIn.searchText(#"{"textQuery":"lisbunr"}"#).body.placeIDs
    #expect(mistaken.contains(lisburn))
  }

  @Test func `a token belongs to its request`() throws {
    let first = try builtIn.searchText(#"{"textQuery":"cafe","pageSize":2}"#)
    let token = try #require(first.body["nextPageToken"]?.string)
    let other = try builtIn.searchText(#"{"textQuery":"bank","pageToken":"\#(token)"}"#)
    #expect(other.status == 400)
    // The size of a page may change.
    let next = try builtIn.searchText(
      #"{"pageToken":"\#(token)","page_size":3,"text_query":"cafe"}"#)
    let both = try builtIn.searchText(#"{"textQuery":"cafe","maxResultCount":5}"#)
    #expect(first.body.placeIDs + next.body.placeIDs == both.body.placeIDs)
  }
}
