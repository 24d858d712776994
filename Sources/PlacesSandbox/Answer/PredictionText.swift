import PlaceIndex

/// The texts of a prediction: the name, what tells it from others of that name, and both together.
struct PredictionText {
  /// The name.
  let main: String
  /// The place around it; `nil` for a country.
  let secondary: String?
  /// The parts of the full text.
  let terms: [Term]
  /// Both, joined with a comma.
  let full: String

  /// A part of the full text.
  struct Term: Hashable {
    /// Where it begins, in Unicode scalars of the full text.
    var offset: Int
    /// The text.
    var value: String
  }

  /// The texts for a place.
  init(_ place: IndexedPlace) {
    let around = AddressLines(place, isPrediction: true).dropping(name: place.name)
    main = place.name
    secondary = around.pieces.isEmpty ? nil : around.text
    full = secondary.map { place.name + ", " + $0 } ?? place.name
    var offset = 0
    terms = ([place.name] + around.terms).map { value in
      defer { offset += value.unicodeScalars.count + 2 }
      return Term(offset: offset, value: value)
    }
  }
}
