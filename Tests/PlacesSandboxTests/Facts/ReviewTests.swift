import PlaceIndex
import PlacesClient
import Testing

@testable import PlacesSandbox

@Suite struct ReviewTests {
  /// A sandbox with one much reviewed place, at 2026-01-05.
  private static let id = "sbx-test-reviewed"
  private let sandbox: Sandbox
  private let place: IndexedPlace

  init() throws {
    var place = try #require(TestPlaces.index.place(id: "sbx-test-hotel"))
    place.id = Self.id
    place.business?.ratingCount = 250
    self.place = place
    sandbox = Sandbox(index: HandmadeIndex(places: [place]), now: { 1_767_612_600 })
  }

  private func legacy(_ query: (String, String)...) throws -> [JSONValue] {
    let answer = try sandbox.get(
      ["maps", "api", "place", "details", "json"],
      [("place_id", Self.id), ("fields", "reviews")] + query)
    return answer.body[path: "result.reviews"]?.array ?? []
  }

  @Test func `five of many, the youngest first when asked`() throws {
    let reviews = try legacy(("reviews_sort", "newest"))
    #expect(reviews.count == 5)
    let times = reviews.compactMap { $0["time"]?.integer }
    #expect(times == times.sorted(by: >))
    #expect(times.allSatisfy { $0 < 1_767_612_600 })
    #expect(reviews.allSatisfy { (1...5).contains($0["rating"]?.integer ?? 0) })
    #expect(try legacy() != reviews)
  }

  @Test func `a sort that is none is refused`() throws {
    let answer = try sandbox.legacyDetails(("place_id", Self.id), ("reviews_sort", "oldest"))
    #expect(answer.word == "INVALID_REQUEST")
  }

  @Test func `those in the language of the request come first and stay as they are`() throws {
    let languages = Set(try legacy().compactMap { $0["original_language"]?.string })
    for language in languages {
      let first = try #require(try legacy(("language", language)).first)
      #expect(first["original_language"]?.string == language)
      #expect(first["language"]?.string == language)
      #expect(first["translated"] == false)
    }
  }

  @Test func `others are translated unless that is not wanted`() throws {
    var seen: Set<String> = []
    for number in 0..<40 {
      var other = place
      other.id = "sbx-test-reviewed-\(number)"
      for review in ReviewFact.all(of: other, .relevance, language: "en") {
        let shown = review.text(for: "en", translates: true)
        #expect(shown.language == "en")
        #expect(shown.text == review.english)
        let own = review.text(for: "en", translates: false)
        #expect(own.text == review.original)
        #expect(own.language == review.language)
        seen.insert(review.language)
      }
    }
    #expect(seen.count > 3)
    #expect(
      try legacy(("reviews_no_translations", "true")).allSatisfy { $0["translated"] == false })
  }

  @Test func `New has the same reviews with both texts`() throws {
    let new = try sandbox.details(Self.id, mask: "reviews").body["reviews"]?.array ?? []
    let old = try legacy()
    #expect(new.count == old.count)
    for (a, b) in zip(new, old) {
      #expect(a[path: "authorAttribution.displayName"] == b["author_name"])
      #expect(a["rating"]?.number == b["rating"]?.number)
      #expect(a["relativePublishTimeDescription"] == b["relative_time_description"])
      #expect(a[path: "originalText.languageCode"] == b["original_language"])
      #expect(a["name"]?.string?.hasPrefix("places/\(Self.id)/reviews/") == true)
    }
  }

  @Test(arguments: [
    (0, "in the last week"), (6, "in the last week"), (7, "a week ago"), (20, "2 weeks ago"),
    (30, "a month ago"), (300, "10 months ago"), (365, "a year ago"), (900, "2 years ago"),
    (-5, "in the last week"),
  ])
  func `how long ago a review was written`(days: Int, text: String) throws {
    var review = try #require(ReviewFact.all(of: place, .age, language: "en").first)
    review.published = 1_767_612_600 - days * 86_400
    #expect(review.age(at: 1_767_612_600) == text)
  }
}
