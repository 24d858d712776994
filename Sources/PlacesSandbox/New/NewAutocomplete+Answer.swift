import PlaceIndex
import PlacesClient

extension NewAutocomplete {
  /// The suggestions, at most five; nothing found is an empty message.
  func answer(from sandbox: Sandbox) throws(RPCError) -> JSONObject {
    let hits = search.hits(in: sandbox)
    var suggestions = hits.map {
      JSONValue.object(["placePrediction": .object(prediction($0, in: sandbox))])
    }
    if includesQueries {
      let queries = QuerySuggestions.texts(for: text, hasPlaces: !hits.isEmpty)
      suggestions = Array(suggestions.prefix(PredictionSearch.limit - queries.count))
      suggestions += queries.map { .object(["queryPrediction": .object(queryPrediction($0))]) }
    }
    guard !suggestions.isEmpty, selection.contains("suggestions") else { return [:] }
    return ["suggestions": selection["suggestions"].pruned(.array(suggestions))]
  }

  private func prediction(_ hit: PlaceHit, in sandbox: Sandbox) -> JSONObject {
    let place = hit.place
    let hasTypo = hit.hasTypo
    let texts = PredictionText(language.applied(to: place, in: sandbox).place)
    var format: JSONObject = ["mainText": .object(formattable(texts.main, hasTypo))]
    format.append("secondaryText", texts.secondary.map { formattable($0, hasTypo) })
    var object = JSONObject()
    object.append("place", "places/" + place.id)
    object.append("placeId", place.id)
    object.append("text", formattable(texts.full, hasTypo))
    object.append("structuredFormat", format)
    object.append("types", TypeWords.predicted(place, in: .new))
    if let origin, place.kind != .route, BusinessState.isPureServiceArea(place) != true {
      let meters = Int(origin.distanceMeters(to: place.location).rounded())
      object.append("distanceMeters", meters == 0 ? nil : meters)
    }
    return object
  }

  private func queryPrediction(_ query: String) -> JSONObject {
    [
      "text": .object(formattable(query)),
      "structuredFormat": .object(["mainText": .object(formattable(query))]),
    ]
  }

  /// A text with where it matches what was typed; zeros and empty lists are left out, as proto3 does.
  private func formattable(_ shown: String, _ hasTypo: Bool = false) -> JSONObject {
    let ranges = MatchRanges.ranges(of: text, in: shown, allowingTypos: hasTypo)
    let matches = ranges.map { scalars in
      let range = offsetUnit.range(scalars, in: shown)
      var match = JSONObject()
      match.append("startOffset", range.lowerBound == 0 ? nil : range.lowerBound)
      match.append("endOffset", range.upperBound == 0 ? nil : range.upperBound)
      return JSONValue.object(match)
    }
    var object = JSONObject()
    object.append("text", shown.isEmpty ? nil : shown)
    object.append("matches", matches.isEmpty ? nil : .array(matches))
    return object
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
