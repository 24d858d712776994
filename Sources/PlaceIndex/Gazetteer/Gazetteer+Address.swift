extension Gazetteer {
  /// The best places for an address.
  ///
  /// First like ``search(_:)``, but a word that begins with a digit (a house number, a postal code) must be there whole. When
  /// nothing holds all words, the places with the most telling part of them: a place then counts only if its name, another
  /// name or a code was given in full, with at least one letter, and words only as whole words. Such hits are not
  /// complete. A word is the more telling the longer it is; a number tells least, and words that are often abbreviated (street)
  /// find nothing by themselves if there are others.
  public func matchAddress(_ query: PlaceQuery) -> [PlaceHit] {
    let exact = QueryWords(query.text) { !$0.isNumber }
    guard !exact.words.isEmpty, query.limit > 0 else { return [] }
    if !exact.isCut {
      var scan = PlaceScan(exact.words, query, in: table)
      let records = scan.run()
      if !records.isEmpty { return records.compactMap(table.place).map { PlaceHit(place: $0) } }
    }
    let whole = QueryWords(query.text) { _ in false }
    var scan = PartialScan(whole.words, query, in: table)
    return scan.run().compactMap(table.place).map { PlaceHit(place: $0, isComplete: false) }
  }
}

extension FoldedWord {
  /// Whether it begins with a digit.
  var isNumber: Bool { letters.first.map { ("0"..."9").contains($0.scalar) } ?? false }
}
