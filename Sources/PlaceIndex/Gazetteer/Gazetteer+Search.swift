extension Gazetteer {
  /// The best places for a query, best first, at most `query.limit`.
  ///
  /// Nothing for a text without a word, or with more than 32.
  public func search(_ query: PlaceQuery) -> [PlaceHit] {
    let words = QueryWords(query.text)
    guard !words.words.isEmpty, !words.isCut, query.limit > 0 else { return [] }
    var scan = PlaceScan(words.words, query, in: table)
    return scan.run().compactMap(table.place).map { PlaceHit(place: $0) }
  }
}
