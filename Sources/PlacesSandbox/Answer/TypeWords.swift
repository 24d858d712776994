import PlaceIndex
import PlacesClient

/// The type words of a place as a service shows them.
enum TypeWords {
  /// The words of a place that an API knows, a business with those that all of them have.
  static func shown(_ place: IndexedPlace, in api: API) -> [String] {
    let known = api == .new ? knownToNew : knownToLegacy
    var words = place.types.filter(known.contains)
    if place.isEstablishment || words.isEmpty {
      for word in usual(place.kind) where !words.contains(word) { words.append(word) }
    }
    return words
  }

  /// The words in a prediction, where everything that is no business is also a `geocode`.
  static func predicted(_ place: IndexedPlace, in api: API) -> [String] {
    let words = shown(place, in: api)
    return words.contains("establishment") ? words : words + ["geocode"]
  }

  /// The one word that Places API (New) says the place is, if it is one it knows.
  static func primary(_ place: IndexedPlace) -> String? {
    place.types.first.flatMap { PlaceType.named($0)?.new == nil ? nil : $0 }
  }

  /// A type word for people: `Art gallery`.
  static func displayName(_ word: String) -> String {
    let text = word.split(separator: "_").joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The type of table A that a word or two in lower case name, in the singular or the usual plural.
  static func named(_ text: String) -> String? {
    let word = text.split(separator: " ").joined(separator: "_")
    var forms = [word]
    for (ending, singular) in [("s", ""), ("es", ""), ("ies", "y")] where word.hasSuffix(ending) {
      forms.append(word.dropLast(ending.count) + singular)
    }
    return forms.first { PlaceType.named($0)?.new == .tableA }
  }

  private static let knownToNew = known(in: .new)
  private static let knownToLegacy = known(in: .legacy)

  private static func known(in api: API) -> Set<String> {
    Set(PlaceType.all.filter { $0.value != "geocode" && isShown($0, in: api) }.map(\.value))
  }

  private static func isShown(_ type: PlaceType, in api: API) -> Bool {
    switch api {
    case .new: type.new != nil && type.new != .collection
    case .legacy: type.legacy != nil && type.value != "address" && !type.value.hasPrefix("(")
    }
  }

  /// What every business is also, and what an area is that the index says nothing about.
  private static func usual(_ kind: IndexedPlace.Kind) -> [String] {
    switch kind {
    case .country: ["country", "political"]
    case .region: ["administrative_area_level_1", "political"]
    case .locality: ["locality", "political"]
    case .neighborhood: ["neighborhood", "political"]
    case .postalCode: ["postal_code"]
    case .airport: ["airport", "point_of_interest", "establishment"]
    case .route: ["route"]
    case .streetAddress: ["street_address"]
    case .establishment: ["point_of_interest", "establishment"]
    }
  }
}

extension IndexedPlace {
  /// Whether this stands for the square of a plus code rather than for something in the index.
  var isPlusCode: Bool { types.first == "plus_code" }

  /// Whether this is a business or another place people go to.
  var isEstablishment: Bool { kind == .establishment || kind == .airport }
}
