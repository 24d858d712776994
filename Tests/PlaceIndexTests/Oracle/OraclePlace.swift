@testable import PlaceIndex

/// A place as the oracle and the builder are both given it.
struct OraclePlace: Sendable, Hashable {
  var id: String
  var kind = IndexedPlace.Kind.locality
  var name: String
  var others: [String] = []
  var codes: [String] = []
  var types: [String] = ["locality"]
  var importance: UInt32 = 0
  var latitude = 0.0
  var longitude = 0.0
  var country = "aa"
  /// Identifier of the region it is in, or of itself when it is one.
  var region: String?
  /// Identifier of the town it is in.
  var locality: String?
  var street: String?
  var number: String?
  var postcode: String?

  /// The place as a feature of a file.
  var json: String {
    func text(_ value: String) -> String {
      "\"" + value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
    func list(_ values: [String]) -> String { "[" + values.map(text).joined(separator: ",") + "]" }
    var members = [
      "\"source\":\"geoNames\"", "\"id\":\(text(id))", "\"kind\":\"\(kind)\"",
      "\"name\":\(text(name))",
      "\"alternates\":\(list(others))", "\"codes\":\(list(codes))", "\"types\":\(list(types))",
      "\"importance\":\(importance)", "\"country\":\(text(country))", "\"lat\":\(latitude)",
      "\"lng\":\(longitude)",
    ]
    for (name, value) in [
      ("regionId", region), ("localityId", locality), ("street", street), ("number", number),
      ("postcode", postcode),
    ] {
      if let value { members.append("\"\(name)\":\(text(value))") }
    }
    return "{" + members.joined(separator: ",") + "}"
  }
}

extension [OraclePlace] {
  /// An index of the places, in memory, through a file.
  func index() throws -> PlaceIndex {
    let folder = try TemporaryFolder()
    let input = folder.file("places.ndjson")
    try folder.write(map { $0.json + "\n" }.joined(), to: input)
    var build = IndexBuild([input])
    build.isStrict = true
    _ = try build.run(to: folder.file("places.idx"))
    return try PlaceIndex(path: folder.file("places.idx"))
  }
}
