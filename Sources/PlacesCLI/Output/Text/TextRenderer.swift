import PlacesClient

/// Lines for people and for `cut`: the attribution, the answers, and the credits of their providers.
///
/// In a pipe, columns are separated by tabs. On a terminal they are aligned, matches stand out and the rest is dim.
struct TextRenderer: AnswerRenderer {
  private let layout: AnswerLayout
  private let style: Style
  private let isAligned: Bool
  private var credits: [Attribution] = []
  private var hasAnswers = false

  init(layout: AnswerLayout, style: Style, isAligned: Bool) {
    self.layout = layout
    self.style = style
    self.isAligned = isAligned
  }

  func begin(_ answer: LookupAnswer) -> String { style.dim(googleAttribution) + "\n" }

  mutating func render(_ answer: LookupAnswer) -> String {
    for credit in answer.attributions where !credits.contains(credit) { credits.append(credit) }
    let rows: [[TextCell]] =
      switch answer.result {
      case .predictions(let answer): answer.predictions.map(row)
      case .details(let details?):
        PlaceText.rows(details.place, requested: answer.query).map { label, value in
          [TextCell(label, style.dim), TextCell(value)]
        }
      case .details(nil): []
      case .geocode(let answer): answer.results.map(row)
      }
    let isPlace = if case .details(.some) = answer.result { true } else { false }
    let separator = isPlace && hasAnswers ? "\n" : ""
    hasAnswers = hasAnswers || isPlace
    return separator + TextTable.render(rows, isAligned: isAligned)
  }

  func end() -> String {
    credits.map { style.dim(Sanitizer.terminalSafe($0.text)) + "\n" }.joined()
  }

  private func row(_ prediction: Prediction) -> [TextCell] {
    let id: String =
      switch prediction.target {
      case .place(let id): id.text
      case .query: "(query)"
      }
    var cells = [TextCell(id, style.dim), cell(prediction)]
    if layout.hasDistances, let meters = prediction.distanceMeters {
      cells.append(TextCell(DistanceText.format(meters)))
    }
    return cells
  }

  /// The full text; with colour, what matched is bold and what follows the main text dim.
  private func cell(_ prediction: Prediction) -> TextCell {
    let text = prediction.text
    guard style.isOn else { return TextCell(text.text) }
    let mainLength = prediction.mainText?.text.unicodeScalars.count ?? .max
    let scalars = Array(text.text.unicodeScalars)
    var styled = ""
    var position = 0
    func append(_ end: Int, isMatch: Bool) {
      for (start, stop, isMain) in [
        (position, min(end, mainLength), true), (max(position, mainLength), end, false),
      ] where start < stop {
        let piece = Sanitizer.terminalSafe(
          String(String.UnicodeScalarView(scalars[start..<stop])))
        styled += isMatch ? style.bold(piece) : isMain ? piece : style.dim(piece)
      }
      position = end
    }
    for match in text.matches {
      append(match.offset, isMatch: false)
      append(match.offset + match.length, isMatch: true)
    }
    append(scalars.count, isMatch: false)
    return TextCell(text.text, styled: styled)
  }

  private func row(_ result: GeocodeResult) -> [TextCell] {
    var cells = [
      TextCell(result.placeID, style.dim), TextCell(result.formattedAddress),
      TextCell(result.location.text), TextCell(result.locationType?.rawValue ?? "", style.dim),
    ]
    if result.isPartialMatch { cells.append(TextCell("partial match", style.yellow)) }
    return cells
  }
}

/// Distances for people.
enum DistanceText {
  /// Whole metres below a kilometre, one decimal below ten, whole kilometres above.
  static func format(_ meters: Int) -> String {
    if meters < 1000 { return "\(meters) m" }
    if meters < 9950 {
      let tenths = (meters + 50) / 100
      return "\(tenths / 10).\(tenths % 10) km"
    }
    return "\((meters + 500) / 1000) km"
  }
}
