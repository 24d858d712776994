extension PlaceIndex: PlaceSearch {
  /// A place found, by its number in the index.
  public struct Match: Sendable, Hashable {
    /// Its place in the order of importance.
    public var rank: Int
    /// What it was sorted by; see ``PlaceIndex``.
    public var key: Int
    /// Whether a typing mistake was allowed for.
    public var hasTypo: Bool
  }

  /// The best places for a query, best first, at most `query.limit`.
  ///
  /// Nothing for a text without a word, or with more than 32.
  public func search(_ query: PlaceQuery) -> [PlaceHit] {
    matches(query).compactMap { match in
      tables.place(match.rank).map { PlaceHit(place: $0, hasTypo: match.hasTypo) }
    }
  }

  /// The same without reading the places.
  public func matches(_ query: PlaceQuery) -> [Match] {
    for edits in 0...Self.mostEdits {
      let found = matches(query, edits: edits)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// So many mistakes are allowed for in a word.
  static let mostEdits = 2

  /// The best places when so many mistakes are allowed for in each word; with fewer no place may hold all words.
  func matches(_ query: PlaceQuery, edits: Int) -> [Match] {
    guard var terms = terms(query) else { return [] }
    if edits > 0 {
      var isAny = false
      for index in terms.indices {
        let isFound = terms[index].allowTypos(edits, areas: terms.count > 1, in: tables.dictionary)
        isAny = isAny || isFound
        // A word too short for so many mistakes may still have fewer.
        if !isFound, edits > 1 {
          _ = terms[index].allowTypos(edits - 1, areas: terms.count > 1, in: tables.dictionary)
        }
      }
      guard isAny else { return [] }
    }
    var run = SearchRun(
      terms, PlaceFilter(query, in: tables), Ranking(query.bias), limit: query.limit, in: tables)
    run.run()
    return run.best.hits.map { Match(rank: $0.record, key: $0.key, hasTypo: edits > 0) }
  }

  /// The terms that answer each word; nothing for a text without a word, or with too many.
  private func terms(_ query: PlaceQuery) -> [WordTerms]? {
    let words = QueryWords(query.text)
    guard !words.words.isEmpty, !words.isCut, query.limit > 0 else { return nil }
    return words.words.map { WordTerms($0, in: tables.dictionary) }
  }

  /// The place with an identifier.
  public func place(id: String) -> IndexedPlace? {
    tables.record(identifier: Array(id.utf8)).flatMap(tables.place)
  }

  /// The first identifier, in the order of their bytes, that begins so; nothing when none does.
  public func firstIdentifier(beginningWith prefix: String) -> String? {
    let prefix = Array(prefix.utf8)
    guard let record = tables.firstRecord(notBelow: prefix) else { return nil }
    let found = tables.identifierBytes(record)
    return found.starts(with: prefix) ? String(decoding: found, as: UTF8.self) : nil
  }
}
