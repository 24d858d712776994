import PlacesClient
import Testing

@Suite struct `Prediction requests` {
  @Test func `nothing but a text`() throws {
    let request = try PredictionRequest(text: QueryText("x"))
    #expect(request.api == .new)
    #expect(request.types == nil)
    #expect(request.countries == nil)
    #expect(request.location == nil)
    #expect(request.origin == nil)
    #expect(request.cursor == nil)
    #expect(request.session == nil)
    #expect(!request.includesQueries)
    #expect(request.language == nil)
    #expect(request.region == nil)
  }

  @Test(arguments: [1, 4, 5])
  func `the caret stands in the text, counted in scalars`(_ cursor: Int) throws {
    // A cook (three scalars), a blank and a letter.
    let text = try QueryText("👩‍🍳 x")
    #expect(try PredictionRequest(text: text, cursor: cursor).cursor == cursor)
  }

  @Test(arguments: [0, 6, -1, .max, .min])
  func `and nowhere else`(_ cursor: Int) throws {
    let text = try QueryText("👩‍🍳 x")
    #expect(
      throws: ValueError.outOfRange(
        .cursor, value: String(cursor), range: "1 to 5, the text's length")
    ) { try PredictionRequest(text: text, cursor: cursor) }
  }

  @Test func `filters made for the other API are checked again`() throws {
    let text = try QueryText("x")
    let shared = try PlaceTypeFilter(["bank"], for: .legacy)
    let request = try PredictionRequest(text: text, types: shared)
    #expect(request.types?.api == .new)
    #expect(request.types?.values == ["bank"])
    let woods = try PlaceTypeFilter(["woods"], for: .new)
    #expect(throws: ValueError.typeOfOtherAPI("woods", api: .legacy, replacement: [])) {
      try PredictionRequest(text: text, api: .legacy, types: woods)
    }
    let pair = try PlaceTypeFilter(["geocode", "establishment"], for: .new)
    #expect(throws: ValueError.typeStandsAlone("geocode", others: ["establishment"])) {
      try PredictionRequest(text: text, api: .legacy, types: pair)
    }
    let six = try ["at", "au", "be", "br", "ca", "ch"].map { try CountryCode($0) }
    let countries = try CountryFilter(six, for: .new)
    #expect(
      throws: ValueError.tooMany(
        .countries, count: 6, limit: 5, values: ["at", "au", "be", "br", "ca", "ch"])
    ) { try PredictionRequest(text: text, api: .legacy, countries: countries) }
  }

  @Test func `only the New API predicts queries`() throws {
    let text = try QueryText("x")
    #expect(try PredictionRequest(text: text, includesQueries: true).includesQueries)
    #expect(throws: ValueError.partOfOtherAPI(.queries, api: .legacy)) {
      try PredictionRequest(text: text, api: .legacy, includesQueries: true)
    }
  }

  @Test func `a details request asks the API its fields are for`() throws {
    #expect(try DetailsRequest.plain(.legacy).api == .legacy)
    #expect(try DetailsRequest.plain(.new).api == .new)
  }
}
