import PlaceIndex
import PlacesClient

extension NewAutocomplete {
  /// The suggestions in JSON, at most five; nothing found is an empty message.
  func answer(from sandbox: Sandbox) -> [UInt8] {
    let hits = search.hits(in: sandbox)
    let queries =
      includesQueries ? QuerySuggestions.texts(for: text, hasPlaces: !hits.isEmpty) : []
    let places = min(hits.count, PredictionSearch.limit - queries.count)
    let exact = MatchRanges(of: text)
    let mistaken =
      hits.contains(where: \.hasTypo) ? MatchRanges(of: text, allowingTypos: true) : exact
    return MaskedWriter.object(selection) { writer in
      guard places + queries.count > 0 else { return }
      writer.appendObjects("suggestions", of: Array(0..<places + queries.count)) { writer, number in
        if number < places {
          let marks = hits[number].hasTypo ? mistaken : exact
          writer.appendObject("placePrediction") {
            write(hits[number].place, marks, in: sandbox, to: &$0)
          }
        } else {
          let query = queries[number - places]
          let folded = FoldedText(query)
          writer.appendObject("queryPrediction") { writer in
            writer.appendObject("text") { write(query, folded, exact, to: &$0) }
            writer.appendObject("structuredFormat") { writer in
              writer.appendObject("mainText") { write(query, folded, exact, to: &$0) }
            }
          }
        }
      }
    }
  }

  private func write(
    _ place: IndexedPlace, _ marks: MatchRanges, in sandbox: Sandbox,
    to writer: inout MaskedWriter
  ) {
    let texts =
      language.isPlain
      ? PredictionText(place) : PredictionText(language.applied(to: place, in: sandbox).place)
    let (main, secondary) = (FoldedText(texts.main), texts.secondary.map(FoldedText.init))
    let full = secondary.map { main.followed(by: $0, after: PredictionText.gap) } ?? main
    if writer.wants("place") { writer.append("place", "places/" + place.id) }
    writer.append("placeId", place.id)
    writer.appendObject("text") { write(texts.full, full, marks, to: &$0) }
    writer.appendObject("structuredFormat") { writer in
      writer.appendObject("mainText") { write(texts.main, main, marks, to: &$0) }
      if let text = texts.secondary, let secondary {
        writer.appendObject("secondaryText") { write(text, secondary, marks, to: &$0) }
      }
    }
    writer.append("types", TypeWords.predicted(place, in: .new))
    if let origin, place.kind != .route, BusinessState.isPureServiceArea(place) != true {
      let meters = Int(origin.distanceMeters(to: place.location).rounded())
      if meters != 0 { writer.append("distanceMeters", meters) }
    }
  }

  /// A text with where it matches what was typed; zeros and empty lists are left out, as proto3 does.
  private func write(
    _ shown: String, _ folded: FoldedText, _ marks: MatchRanges, to writer: inout MaskedWriter
  ) {
    if !shown.isEmpty { writer.append("text", shown) }
    let ranges = marks.ranges(in: folded)
    if ranges.isEmpty { return }
    writer.appendObjects("matches", of: ranges) { writer, scalars in
      let range = offsetUnit.range(scalars, in: shown)
      if range.lowerBound != 0 { writer.append("startOffset", range.lowerBound) }
      if range.upperBound != 0 { writer.append("endOffset", range.upperBound) }
    }
  }
}

/// Suggestions of queries, which name a kind of place rather than a place.
enum QuerySuggestions {
  /// How many there are at most.
  static let limit = 2

  /// Kinds of places whose name begins with what was typed; otherwise the text itself, when it finds places at all.
  static func texts(for input: String, hasPlaces: Bool) -> [String] {
    let typed = input.lowercased().trimmingBlanks()
    let kinds = PlaceType.all.lazy.filter { $0.new == .tableA }
      .map { $0.value.split(separator: "_").joined(separator: " ") }
      .filter { $0.hasPrefix(typed) }
    let found = Array(kinds.prefix(limit))
    return found.isEmpty && hasPlaces ? [typed] : found
  }
}
