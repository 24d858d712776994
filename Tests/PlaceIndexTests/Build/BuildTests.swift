import Testing

@testable import PlaceIndex

@Suite struct BuildTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Builds an index of one file and gives it with the rows that were left out.
  private func build(
    _ text: String, as name: String, _ change: (inout IndexBuild) -> Void = { _ in }
  ) throws -> (index: PlaceIndex, bad: [IndexBuild.BadRow]) {
    try folder.write(text, to: folder.file(name))
    var build = IndexBuild([folder.file(name)])
    change(&build)
    let rows = Rows()
    _ = try build.run(to: folder.file("out.idx"), bad: { rows.all.append($0) })
    return (try PlaceIndex(path: folder.file("out.idx")), rows.all)
  }

  private final class Rows {
    var all: [IndexBuild.BadRow] = []
  }

  @Test func `a table with its own column names`() throws {
    let (index, bad) = try build(
      #"""
      title,y,x,kind of place,cc
      "Smith, Jones & Co ""Ltd""",-33.87,151.21,bank;atm,AU
      "Two
      lines",1,2,,
      """#, as: "shops.csv"
    ) { $0.map = [.name: "title", .lat: "y", .lng: "x", .types: "kind of place", .country: "cc"] }
    #expect(bad == [])
    let place = try #require(index.search(PlaceQuery(text: "jones")).first?.place)
    #expect(place.name == "Smith, Jones & Co \"Ltd\"")
    #expect(place.types == ["bank", "atm", "point_of_interest", "establishment"])
    #expect(place.countryCode == "au")
    #expect(place.source == .custom)
    #expect(place.id == "sbx-shops-1")
    #expect(abs(place.location.latitude + 33.87) < 1e-7)
    #expect(index.search(PlaceQuery(text: "lines")).first?.place.name == "Two\nlines")
  }

  @Test func `bad rows are told by line and left out`() throws {
    let (index, bad) = try build(
      "name,lat,lng,country\nGood,1,2,fr\n,1,2,fr\nFar,91,2,fr\nOdd,north,2,fr\n\"A\nB\",1,2,france\nFew,1\n---,1,2,\n",
      as: "rows.csv")
    #expect(index.count == 1)
    #expect(bad.map(\.line) == [3, 4, 5, 6, 8, 9])
    #expect(
      bad.map(\.problem) == [
        .noName, .outOfRange(field: "latitude", value: "91.0"),
        .badNumber(field: "lat", value: "north"),
        .badCountry("france"), .wrongFieldCount(expected: 4, found: 2), .nameWithoutLetters("---"),
      ])
  }

  @Test func `strict stops at the first bad row and leaves an old file alone`() throws {
    try folder.write("old", to: folder.file("out.idx"))
    let error = #expect(throws: IndexBuild.Failure.self) {
      try build("name,lat,lng\nGood,1,2\nBad,1,200\nWorse,,\n", as: "rows.csv") {
        $0.isStrict = true
      }
    }
    guard case .badRow(let row) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(row.line == 3)
    let kept = try folder.read(folder.file("out.idx"))
    #expect(kept == Array("old".utf8))
    #expect(folder.names.sorted() == ["out.idx", "rows.csv"])
  }

  @Test func `a column that is not there is named`() throws {
    #expect(
      throws: IndexBuild.Failure.noColumn(folder.file("a.csv"), .lat, columns: ["name", "lng"])
    ) {
      try build("name,lng\nA,1\n", as: "a.csv")
    }
    #expect(
      throws: IndexBuild.Failure.unknownColumn(
        folder.file("b.csv"), .name, "title", columns: ["a", "lat", "lng"])
    ) {
      try build("a,lat,lng\nA,1,1\n", as: "b.csv") { $0.map = [.name: "title"] }
    }
  }

  @Test func `a dump of GeoNames with what lies beside it`() throws {
    func row(
      _ id: Int, _ name: String, _ others: String, _ feature: String, _ admin: String, _ people: Int
    ) -> String {
      "\(id)\t\(name)\t\(name)\t\(others)\t40.5\t-89.5\t\(feature)\tUS\t\t\(admin)\t\t\t\t\(people)\t\t\tAmerica/Chicago\t2020-01-01\n"
    }
    try folder.write("US.IL\tIllinois\tIllinois\t1\n", to: folder.file("admin1CodesASCII.txt"))
    try folder.write(
      "#comment\nUS\tUSA\t840\tUS\tUnited States\n", to: folder.file("countryInfo.txt"))
    try folder.write(
      "1\t7\ten\tSpringtown\t\t\t\t\n2\t7\tlink\thttps://example.org\t\t\t\t\n3\t9\tiata\tSPI\t\t\t\t\n",
      to: folder.file("alternateNamesV2.txt"))
    let (index, bad) = try build(
      row(7, "Springfield", "Frühlingsfeld,Спрингфилд", "P\tPPLA", "IL", 116_250)
        + row(8, "Springfield", "", "P\tPPL", "MO", 169_000)
        + row(9, "Lincoln Airport", "", "S\tAIRP", "IL", 0) + "10\tbroken\n",
      as: "US.txt")
    #expect(bad.map(\.line) == [4])
    func ids(_ text: String) -> [String] { index.search(PlaceQuery(text: text)).map(\.place.id) }
    #expect(ids("springfield") == ["sbx-gn8", "sbx-gn7"])
    #expect(ids("springfield illinois") == ["sbx-gn7"])
    #expect(ids("springfield il") == ["sbx-gn7"])
    #expect(ids("springfield usa") == ["sbx-gn8", "sbx-gn7"])
    #expect(ids("fruhlings") == ["sbx-gn7"])
    #expect(ids("springtown") == ["sbx-gn7"])
    #expect(ids("example") == [])
    #expect(ids("spi").first == "sbx-gn9")
    let place = try #require(index.place(id: "sbx-gn7"))
    #expect(place.regionName == "Illinois")
    #expect(place.regionCode == "IL")
    #expect(place.countryName == "United States")
    #expect(place.alternateNames == ["Frühlingsfeld", "Спрингфилд", "Springtown"])
    #expect(place.timeZone == "America/Chicago")
  }

  @Test func `a collection of features, read one by one`() throws {
    let (index, bad) = try build(
      #"""
      {"type":"FeatureCollection","name":"x","features":[
        {"type":"Feature","id":7,"geometry":{"type":"Point","coordinates":[10,50,3]},"properties":{"name":"One"}},
        {"type":"Feature","geometry":null,"properties":{"name":"Nowhere"}},
        {"type":"Feature","geometry":{"type":"Polygon","coordinates":[[[0,0],[4,0],[4,2],[0,0]]]},
         "properties":{"name":"Tw\u00f6","types":["park","natural_feature"]}}
      ]}
      """#, as: "map.geojson")
    #expect(bad.map(\.line) == [3])
    #expect(index.place(id: "7")?.name == "One")
    let two = try #require(index.search(PlaceQuery(text: "two")).first?.place)
    #expect(two.location == GeoPoint(latitude: 1, longitude: 2))
    #expect(two.types.first == "park")
  }

  @Test(arguments: [
    // Fiji, divided at the line of 180 degrees.
    (
      "MultiPolygon",
      "[[[[177,-18],[180,-18],[180,-16],[177,-18]]],[[[-180,-18],[-179,-18],[-179,-16],[-180,-18]]]]",
      -17.0, 179.0
    ),
    ("MultiLineString", "[[[-180,10],[-174,10]],[[178,10],[180,12]]]", 11, -178),
    ("MultiPoint", "[[179,0],[-177,2]]", 1, -179), ("MultiPoint", "[[10,0],[-20,2]]", 1, -5),
    // Long rings without a point between are no gaps.
    ("Polygon", "[[[-180,-90],[180,-90],[180,-60],[-180,-60],[-180,-90]]]", -75, 0),
    ("LineString", "[[-100,1],[100,3]]", 2, 0), ("Point", "[180,3]", 3, 180),
  ])
  func `the middle of what is divided at 180 degrees lies between its parts`(
    type: String, coordinates: String, latitude: Double, longitude: Double
  ) throws {
    let (index, bad) = try build(
      #"{"type":"Feature","geometry":{"type":""# + type + #"","coordinates":"# + coordinates
        + #"},"properties":{"name":"Wide"}}"# + "\n", as: "a.ndjson")
    #expect(bad.isEmpty)
    let place = try #require(index.search(PlaceQuery(text: "wide")).first?.place)
    #expect(place.location == GeoPoint(latitude: latitude, longitude: longitude))
  }

  @Test func `a feature without a geometry says so`() throws {
    let (_, bad) = try build(
      #"{"type":"Feature","geometry":null,"properties":{"name":"A"}}"# + "\n"
        + #"{"type":"Feature","properties":{"name":"B"}}"# + "\n"
        + #"{"type":"Feature","properties":{"name":"C","lat":1,"lng":2}}"# + "\n", as: "a.ndjson")
    #expect(bad.map(\.problem) == [.notAPoint("no geometry"), .notAPoint("no geometry")])
  }

  @Test func `a line that is no JSON is told by column`() throws {
    let (_, bad) = try build(
      "{\"name\":\"A\",\"lat\":1,\"lng\":2}\n{\"name\" \"B\"}\n[1]\n", as: "a.ndjson")
    #expect(bad.map(\.line) == [2, 3])
    #expect(bad.first?.problem == .notJSON("column 9: expected a colon"))
  }

  @Test func `an address without a name goes by street and number`() throws {
    let (index, _) = try build(
      "number,street,city,postcode,lat,lng,country\n12a,High Street,Exampleton,AB1 2CD,51,0,gb\n",
      as: "points.csv")
    let place = try #require(index.search(PlaceQuery(text: "12a high st exampleton")).first?.place)
    #expect(place.kind == .streetAddress)
    #expect(place.name == "12a High Street")
    #expect(place.localityName == "Exampleton")
    #expect(place.postalCode == "AB1 2CD")
    #expect(index.matchAddress(PlaceQuery(text: "12 high street")).isEmpty)
  }

  @Test func `of two rows with one identifier the second is a bad row`() throws {
    let text = "id,name,lat,lng\na,---,1,1\na,A,1,1\nb,B,2,2\n\na,C,3,3\na,D,3,3\n"
    let (index, bad) = try build(text, as: "ids.csv")
    let first = RowOrigin(file: folder.file("ids.csv"), line: 3)
    #expect(bad.map(\.line) == [2, 6, 7])
    #expect(bad.first?.problem == .nameWithoutLetters("---"))
    #expect(bad.dropFirst().allSatisfy { $0.problem == .repeatedIdentifier("a", first: first) })
    #expect(index.count == 2)
    #expect(index.place(id: "a")?.name == "A")
    let error = #expect(throws: IndexBuild.Failure.self) {
      try build("id,name,lat,lng\na,A,1,1\na,B,2,2\nc,,,\n", as: "ids.csv") { $0.isStrict = true }
    }
    guard case .badRow(let row) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(row.line == 3)
  }

  @Test func `identifiers are told apart across files and many rows`() throws {
    let rows = (0..<5000).map { "x\($0),A\($0),1,1\n" }.joined()
    try folder.write("id,name,lat,lng\n" + rows, to: folder.file("a.csv"))
    try folder.write("id,name,lat,lng\n" + rows + "y,Y,1,1\n", to: folder.file("b.csv"))
    let bad = Rows()
    let build = IndexBuild([folder.file("a.csv"), folder.file("b.csv")])
    let summary = try build.run(to: folder.file("out.idx"), bad: { bad.all.append($0) })
    #expect(summary.places == 5001 && summary.badRows == 5000)
    #expect(
      bad.all.last?.problem
        == .repeatedIdentifier("x4999", first: RowOrigin(file: folder.file("a.csv"), line: 5001)))
  }

  @Test func `the same rows give the same bytes`() throws {
    var random = RandomWorld(seed: 5)
    let text = random.places(50).map { $0.json + "\n" }.joined()
    try folder.write(text, to: folder.file("in.ndjson"))
    for name in ["a.idx", "b.idx"] {
      _ = try IndexBuild([folder.file("in.ndjson")]).run(to: folder.file(name))
    }
    let (first, second) = (
      try folder.read(folder.file("a.idx")), try folder.read(folder.file("b.idx"))
    )
    #expect(first == second)
  }
}
