import PlaceIndex
import Testing

/// Which places come first for a text.
struct RelevanceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    /// Names or identifiers of the first hits, in order.
    var first: [String]
    var testDescription: String { text }

    init(_ text: String, _ first: String...) {
      self.text = text
      self.first = first
    }
  }

  static let cases = [
    // Importance, for beginnings.
    Case("par", "Paris"), Case("PAR", "Paris"), Case("syd", "Sydney"), Case("lon", "London"),
    Case("ber", "Berlin"),
    Case("tok", "Tokyo"), Case("new y", "New York City"), Case("los an", "Los Angeles"),
    Case("s", "Shanghai"),
    // Whole names before longer ones, whatever they are of.
    Case("sydney", "sbx-gn2147714", "sbx-gn6354908"), Case("york", "York", "New York City"),
    Case("new york", "New York City"),
    Case("paris", "sbx-gn2988507", "sbx-gn4717560"), Case("mexico", "sbx-country-mx"),
    Case("georgia", "sbx-country-ge", "sbx-region-us-ga"),
    Case("springfield", "sbx-gn4409896", "sbx-gn4951788", "sbx-gn4250542"),
    Case("san jose", "sbx-gn5392171"),
    // But not before something much more important.
    Case("san", "Santiago"), Case("bangk", "Bangkok"),
    // Words of the region and country, in any order.
    Case("sydney nsw", "sbx-gn2147714"), Case("nsw sydney", "sbx-gn2147714"),
    Case("sydney australia", "sbx-gn2147714"),
    Case("sydney nova scotia", "sbx-gn6354908"), Case("paris texas", "sbx-gn4717560"),
    Case("springfield il", "sbx-gn4250542"),
    Case("springfield illinois usa", "sbx-gn4250542"), Case("london ontario", "sbx-gn6058560"),
    Case("victoria australia", "sbx-region-au-vic"),
    // Codes.
    Case("uk", "sbx-country-gb"), Case("us", "sbx-country-us"), Case("nsw", "sbx-region-au-nsw"),
    Case("jfk", "sbx-ap-jfk"),
    Case("lhr", "sbx-ap-lhr"), Case("aus", "sbx-country-au"),
    // Other names, scripts and spellings.
    Case("münchen", "sbx-gn2867714"), Case("munchen", "sbx-gn2867714"),
    Case("MUENCHEN", "sbx-gn2867714"), Case("Munich", "sbx-gn2867714"),
    Case("ミュンヘン", "sbx-gn2867714"), Case("みゅんへん", "sbx-gn2867714"), Case("Мюнхен", "sbx-gn2867714"),
    Case("ﾐｭﾝﾍﾝ", "sbx-gn2867714"),
    Case("bombay", "Mumbai"), Case("東京", "Tokyo"), Case("서울", "Seoul"), Case("القاهرة", "Cairo"),
    Case("köln", "Köln"), Case("koln", "Köln"),
    Case("sao paulo", "São Paulo"), Case("deutschland", "sbx-country-de"),
    Case("st louis", "St. Louis"), Case("saint louis", "St. Louis"),
    // Addresses, with abbreviations both ways.
    Case("1 example st syd", "sbx-x-sydney-example-street-1"),
    Case("1 Example Street Sydney NSW", "sbx-x-sydney-example-street-1"),
    Case("12 sample quay auckland", "sbx-x-auckland-sample-quay-12"),
    Case("40 specimen rd melbourne", "sbx-x-melbourne-specimen-road-40"),
    Case("4-6 mock ave manchester", "sbx-x-manchester-mock-avenue-4-6"),
    Case("beispielstr berlin", "sbx-x-berlin-beispielstrasse"),
    Case("beispielstrasse berlin", "sbx-x-berlin-beispielstrasse"),
    Case("rue exemple paris", "sbx-x-paris-rue-de-l-exemple"),
    Case("88 example st springfield", "sbx-x-springfield-example-street-88"),
    Case("2000 sydney", "sbx-x-sydney-code-2000"),
    Case("unit 4 12 specimen road sydney", "sbx-x-sydney-specimen-road-12-unit-4"),
    // Invented establishments.
    Case("cheesebu", "sbx-x-sydney-cheesebury-savings-bank", "sbx-x-auckland-cheesebury-bank"),
    Case("cheesebury bank auckland", "sbx-x-auckland-cheesebury-bank"),
    Case("zoë's küche", "sbx-x-berlin-zoes-kueche"),
    Case("zoes kuche berlin", "sbx-x-berlin-zoes-kueche"),
    Case("store #3", "sbx-x-new-york-store-3"), Case("bar 5+1", "sbx-x-san-francisco-bar-5-1"),
    Case("100% pure & sample", "sbx-x-london-hundred-percent"),
    Case("fit+fictional", "sbx-x-vancouver-plus-sign"),
    Case("q perth", "sbx-x-perth-single-letter"),
    Case("פלאפל", "sbx-x-tel-aviv-falafel"), Case("كشري", "sbx-x-cairo-koshary"),
    Case("示例面", "sbx-x-shanghai-noodles"), Case("猫カフェ", "sbx-x-tokyo-neko"),
    Case("cafe de l'echantillon", "sbx-x-paris-cafe-combining"),
    Case("isik golge", "sbx-x-istanbul-isik"),
  ]

  @Test(arguments: cases)
  func `the expected place comes first`(case: Case) throws {
    let hits = try BuiltIn.hits(`case`.text)
    #expect(hits.count >= `case`.first.count)
    for (hit, expected) in zip(hits, `case`.first) {
      #expect(hit.id == expected || hit.name == expected, "got \(hit.id) \(hit.name)")
    }
  }

  @Test func `spellings of one name give the same places in the same order`() throws {
    let expected = try BuiltIn.hits("zurich").map(\.id)
    #expect(!expected.isEmpty)
    for text in [
      "Zürich", "ZÜRICH", "zu\u{308}rich", "  zürich ", "Ｚｕｒｉｃｈ", "zürich,", "zür\u{200d}ich",
    ] {
      #expect(try BuiltIn.hits(text).map(\.id) == expected, "\(text)")
    }
  }

  @Test(arguments: [
    "", "   ", "\u{a0}\u{200b}", "-,#&+", "🍕", "xqzzyx", "sydney xqzzyx", "nsw tokyo",
  ])
  func `finds nothing`(text: String) throws {
    #expect(try BuiltIn.hits(text).isEmpty)
  }

  @Test func `a word that only says where a place is finds nothing by itself`() throws {
    // Every hit must have one of the words in its own names or codes.
    for hit in try BuiltIn.hits("berlin", limit: 50) where hit.business != nil {
      #expect(
        ([hit.name] + hit.alternateNames).contains {
          !MatchRanges.ranges(of: "berlin", in: $0).isEmpty
        }, "\(hit.name)")
    }
  }

  @Test func `the limit holds, and a smaller one gives the beginning of a larger one`() throws {
    let many = try BuiltIn.hits("san", limit: 40).map(\.id)
    #expect(many.count == 40)
    #expect(Set(many).count == 40)
    #expect(try BuiltIn.hits("san", limit: 7).map(\.id) == Array(many.prefix(7)))
    #expect(try BuiltIn.hits("san", limit: 0).isEmpty)
    #expect(try BuiltIn.hits("san", limit: -1).isEmpty)
    let two = try BuiltIn.hits("san jo", limit: 30).map(\.id)
    #expect(try BuiltIn.hits("san jo", limit: 4).map(\.id) == Array(two.prefix(4)))
  }

  @Test func `very long texts are answered with nothing`() throws {
    #expect(try BuiltIn.hits(String(repeating: "x", count: 20_000)).isEmpty)
    #expect(try BuiltIn.hits(String(repeating: "ü ", count: 20_000)).isEmpty)
    #expect(
      try BuiltIn.hits((0..<32).map { _ in "sydney" }.joined(separator: " ")).first?.name
        == "Sydney")
    #expect(try BuiltIn.hits((0..<33).map { _ in "sydney" }.joined(separator: " ")).isEmpty)
  }
}
