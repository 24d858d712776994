import Testing

@testable import PlaceIndex

@Suite struct OracleTests {
  private static let worlds = 40
  private static let queriesEach = 510

  @Test(arguments: 0..<worlds)
  func `the index answers as the scan does`(world: Int) throws {
    var random = RandomWorld(seed: UInt64(world) &* 7919 &+ 1)
    let places = random.places(random.generator.number(1...60))
    let index = try places.index()
    let oracle = Oracle(places)
    for _ in 0..<Self.queriesEach {
      let query = random.query()
      guard Self.answers(index, query) != oracle.search(query) else { continue }
      let small = try Self.shrink(places, query)
      let found = try Self.answers(small.places.index(), small.query)
      Issue.record(
        """
        world \(world), \(small.query)
        places: \(small.places.map(\.json).joined(separator: "\n"))
        scan:  \(Oracle(small.places).search(small.query))
        index: \(found)
        """)
      return
    }
  }

  private static func answers(_ index: PlaceIndex, _ query: PlaceQuery) -> [Oracle.Hit] {
    index.matches(query).map {
      Oracle.Hit(id: index[$0.rank]?.id ?? "?", key: $0.key, hasTypo: $0.hasTypo)
    }
  }

  private static func fails(_ places: [OraclePlace], _ query: PlaceQuery) throws -> Bool {
    guard !places.isEmpty else { return false }
    return answers(try places.index(), query) != Oracle(places).search(query)
  }

  /// Leaves out places and parts of the query as long as the answers still differ.
  private static func shrink(_ places: [OraclePlace], _ query: PlaceQuery) throws -> (
    places: [OraclePlace], query: PlaceQuery
  ) {
    var (places, query) = (places, query)
    for change in Self.simpler {
      let other = change(query)
      if try fails(places, other) { query = other }
    }
    var size = max(1, places.count / 2)
    while true {
      var start = 0
      while start < places.count {
        var fewer = places
        fewer.removeSubrange(start..<min(start + size, places.count))
        if try fails(fewer, query) { places = fewer } else { start += size }
      }
      if size == 1 { break }
      size /= 2
    }
    for index in places.indices {
      for change in Self.plainer {
        var others = places
        change(&others[index])
        if try fails(others, query) { places = others }
      }
    }
    return (places, query)
  }

  private static let simpler: [@Sendable (PlaceQuery) -> PlaceQuery] = [
    {
      var query = $0
      query.bias = nil
      return query
    },
    {
      var query = $0
      query.restriction = nil
      return query
    },
    {
      var query = $0
      query.types = .any
      return query
    },
    {
      var query = $0
      query.countries = []
      return query
    },
    {
      var query = $0
      query.limit = 5
      return query
    },
  ]

  private static let plainer: [@Sendable (inout OraclePlace) -> Void] = [
    { $0.others = [] }, { $0.codes = [] }, { $0.street = nil }, { $0.number = nil },
    { $0.postcode = nil },
    { $0.region = nil }, { $0.locality = nil }, { $0.importance = 0 }, { $0.latitude = 0 },
    { $0.longitude = 0 }, { if $0.others.count > 1 { $0.others.removeLast() } },
  ]
}
