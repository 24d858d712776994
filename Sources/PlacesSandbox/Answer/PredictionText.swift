import PlaceIndex

/// The texts of a prediction: the name, what tells it from others of that name, and both together.
struct PredictionText {
  /// The name.
  let main: String
  /// The place around it; `nil` for a country.
  let secondary: String?
  /// Both, joined with a comma.
  let full: String

  /// The place around it, in parts.
  private let around: AddressLines

  /// A part of the full text.
  struct Term: Hashable {
    /// Where it begins, in Unicode scalars of the full text.
    var offset: Int
    /// The text.
    var value: String
  }

  /// The texts for a place.
  init(_ place: borrowing IndexedPlace) {
    main = place.name
    around = AddressLines(place, isPrediction: true).dropping(name: main)
    secondary = around.pieces.isEmpty ? nil : around.text
    full = secondary.map { [main] in main + Self.gap + $0 } ?? main
  }

  /// What stands between the name and the place around it.
  static let gap = ", "

  /// The parts of the full text.
  var terms: [Term] {
    var offset = 0
    return ([main] + around.terms).map { value in
      defer { offset += value.unicodeScalars.count + 2 }
      return Term(offset: offset, value: value)
    }
  }
}
