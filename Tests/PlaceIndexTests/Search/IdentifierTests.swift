import Testing

@testable import PlaceIndex

/// Places looked up by their identifiers, at the ends of the order and outside of them too.
@Suite struct IdentifierTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func index(_ name: String, _ identifiers: [String]) throws -> PlaceIndex {
    let rows = identifiers.enumerated().map { "\($1),Portsea \($0),1,\($0),\($0)\n" }
    try folder.write(
      "id,name,lat,lng,population\n" + rows.joined(), to: folder.file(name + ".csv"))
    _ = try IndexBuild([folder.file(name + ".csv")]).run(to: folder.file(name + ".idx"))
    return try PlaceIndex(path: folder.file(name + ".idx"))
  }

  private static let identifiers = ["n9", "b", "n10", "d-long", "n2", "n1000", "x"]

  @Test(arguments: 1...7)
  func `an identifier is found wherever it is in the order`(count: Int) throws {
    let known = Self.identifiers.prefix(count)
    let index = try index("some", Array(known))
    for id in known { #expect(index.place(id: id)?.id == id) }
    for id in ["a", "b0", "c", "n1", "n11", "n3", "nn", "w", "xx", "z"] {
      #expect(index.place(id: id) == nil)
    }
  }

  @Test(arguments: 1...7)
  func `the first identifier that begins so is found`(count: Int) throws {
    let known = Self.identifiers.prefix(count).sorted()
    let index = try index("some", known)
    for prefix in ["a", "b", "c", "d-", "n", "n1", "n10", "n100", "n9", "n99", "o", "x", "xx", "z"]
    {
      #expect(index.firstIdentifier(beginningWith: prefix) == known.first { $0.hasPrefix(prefix) })
    }
  }

  @Test func `two indexes share the identifier of the most important place of the smaller one`()
    throws
  {
    let many = try index("many", Self.identifiers)
    #expect(many.sharedIdentifier(with: try index("none", ["a", "c", "n3", "z"])) == nil)
    let few = try index("few", ["b", "a", "n1000", "z"])
    #expect(few.sharedIdentifier(with: many) == "n1000")
    #expect(many.sharedIdentifier(with: few) == "n1000")
  }
}
