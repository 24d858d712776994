extension PlaceIndex: PlaceSearch {
  /// A place found, by its number in the index.
  public struct Match: Sendable, Hashable {
    /// Its place in the order of importance.
    public var rank: Int
    /// What it was sorted by; see ``PlaceIndex``.
    public var key: Int
    /// Whether a typing mistake was allowed for.
    public var hasTypo: Bool
    /// The worth of its text; see ``MatchQuality``.
    var worth: Int
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
    var found = matches(query, mistakes: 0)
    for mistakes in 1...TypoRule.mostMistakes
    where TypoRule.allows(mistakes, behind: found, limit: query.limit) {
      found += matches(query, mistakes: mistakes, behind: found)
    }
    return found
  }

  /// The best places but those found already, as many as are still wanted.
  func matches(_ query: PlaceQuery, mistakes: Int, behind found: [Match]) -> [Match] {
    // What holds the words as typed holds them with mistakes too.
    let more = matches(query, mistakes: mistakes)
    if found.isEmpty { return more }
    let known = Set(found.map(\.rank))
    return Array(
      more.lazy.filter { !known.contains($0.rank) }.prefix(max(0, query.limit - found.count)))
  }

  /// The best places when so many mistakes are allowed for in each word.
  func matches(_ query: PlaceQuery, mistakes: Int) -> [Match] {
    guard var terms = terms(query) else { return [] }
    if mistakes > 0 {
      var isAny = false
      for index in terms.indices {
        let isFound = terms[index].allowTypos(
          mistakes, areas: terms.count > 1, in: tables.dictionary)
        isAny = isAny || isFound
        // A word too short for so many mistakes may still have fewer.
        if !isFound, mistakes > 1 {
          _ = terms[index].allowTypos(mistakes - 1, areas: terms.count > 1, in: tables.dictionary)
        }
      }
      guard isAny else { return [] }
    }
    var run = SearchRun(
      terms, PlaceFilter(query, in: tables), Ranking(query.bias), limit: query.limit, in: tables)
    run.run()
    return run.best.hits.map {
      Match(rank: $0.record, key: $0.key, hasTypo: mistakes > 0, worth: $0.worth)
    }
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
