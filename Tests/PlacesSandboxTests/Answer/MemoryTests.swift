import PlaceIndex
import PlacesClient
import Synchronization
import Testing

@testable import PlacesSandbox

/// What a sandbox remembers between requests, so that a question that takes long takes so once, and how much it looks for.
@Suite struct MemoryTests {
  /// An index that counts what it is asked.
  private final class CountingIndex: PlaceSearch {
    let index: any PlaceSearch
    let searches = Mutex(0)
    let addresses = Mutex(0)
    let passes = Mutex(0)

    init(_ index: any PlaceSearch) { self.index = index }

    func search(_ query: PlaceQuery) -> [PlaceHit] {
      searches.withLock { $0 += 1 }
      return index.search(query)
    }
    func matchAddress(_ query: PlaceQuery) -> [PlaceHit] {
      addresses.withLock { $0 += 1 }
      return index.matchAddress(query)
    }
    func place(id: String) -> IndexedPlace? { index.place(id: id) }
    func places(around point: GeoPoint) -> [PlaceHit] { index.places(around: point) }
    func nearby(_ query: NearbyQuery) -> [PlaceHit] {
      passes.withLock { $0 += 1 }
      return index.nearby(query)
    }
  }

  @Test func `regions and towns are looked up once for a language`() throws {
    let index = CountingIndex(try SandboxTransport.builtInIndex())
    let sandbox = Sandbox(index: index)
    func ask(_ tag: String) throws -> (answer: String, searches: Int) {
      index.searches.withLock { $0 = 0 }
      let answer = try sandbox.legacyAutocomplete(("input", "bank seo"), ("language", tag))
      return (answer.text, index.searches.withLock { $0 })
    }
    let first = try ask("ko")
    let second = try ask("ko")
    #expect(first.searches > 1)
    #expect(second.searches == 1)
    #expect(second.answer == first.answer)
    #expect(first.answer.holds("서울"))
    let greek = try ask("el")
    #expect(greek.searches > 1)
    #expect(!greek.answer.holds("서울"))
  }

  @Test func `an address of many numbers takes a few searches`() throws {
    let index = CountingIndex(TestPlaces.index)
    let address = (1...500).map(String.init).joined(separator: " ")
    let answer = try Sandbox(index: index).geocode(("address", address))
    #expect(answer.word != "INVALID_REQUEST")
    #expect((1...7).contains(index.addresses.withLock { $0 }))
  }

  @Test func `a cache begins anew when it is full`() {
    let cache = BoundedCache<Int, Int>(limit: 10)
    for key in 0..<1_000 {
      #expect(cache.value(for: key) { key * 2 } == key * 2)
      #expect(cache.count <= 10)
    }
    #expect(cache.value(for: 999) { -1 } == 1_998)
    #expect(cache.value(for: 0) { -1 } == -1)
  }

  @Test func `phone numbers and symbols take one pass over all businesses together`() throws {
    let index = CountingIndex(TestPlaces.index)
    let sandbox = Sandbox(index: index)
    for _ in 0..<3 {
      let phone = try sandbox.findPlace(("input", "+351210000000"), ("inputtype", "phonenumber"))
      #expect(phone.body[path: "candidates.0.place_id"] == "sbx-test-hotel")
      let nobody = try sandbox.findPlace(("input", "+351210000001"), ("inputtype", "phonenumber"))
      #expect(nobody.word == "ZERO_RESULTS")
      let cook = try sandbox.legacyAutocomplete(("input", "👩‍🍳"))
      #expect(cook.body.placeIDs == ["sbx-test-zoe"])
      #expect(try sandbox.legacyAutocomplete(("input", "🍕")).word == "ZERO_RESULTS")
    }
    #expect(index.passes.withLock { $0 } == 1)
  }

  @Test func `too many businesses are found without a table`() throws {
    let index = CountingIndex(TestPlaces.index)
    let (small, none) = (BusinessTable(), BusinessTable(limit: 0))
    for digits in ["351210000000", "351210000001"] {
      #expect(
        none.businesses(withDigits: digits, in: index).map(\.id)
          == small.businesses(withDigits: digits, in: index).map(\.id))
    }
    for text in ["👩‍🍳", "-", "'"] {
      #expect(
        none.businesses(named: text, 5, in: index) { _ in true }.map(\.id)
          == small.businesses(named: text, 5, in: index) { _ in true }.map(\.id))
    }
    // One for the table, one to see that there is none, and one for each of the five questions after that.
    #expect(index.passes.withLock { $0 } == 7)
  }

  @Test(arguments: ["-", "'", "&", ".", "🍕", "👩‍🍳", "--"])
  func `the table finds what a pass over the built-in businesses finds`(text: String) throws {
    let index = try SandboxTransport.builtInIndex()
    let (table, none) = (BusinessTable(), BusinessTable(limit: 0))
    let isShown = { (place: IndexedPlace) in place.countryCode != "us" }
    #expect(
      table.businesses(named: text, 5, in: index, where: isShown).map(\.id)
        == none.businesses(named: text, 5, in: index, where: isShown).map(\.id))
  }
}
