import PlacesClient

extension GeocodeOptions {
  /// What stands on the command line to be looked up, as text.
  var words: [String?] {
    [address?.text, coordinate.map { $0.text(\.text) } ?? placeID.map { $0.text(\.text) }]
      .filter { $0 != nil }
  }

  /// Makes a request.
  func request(_ subject: GeocodeRequest.Subject) -> GeocodeRequest {
    GeocodeRequest(subject, language: common.language, region: common.region)
  }

  /// Makes what a batch does with each row: an address, a coordinate with `--latlng -`, a place ID with `--place-id -`.
  func job(_ layout: AnswerLayout) throws(Failure) -> BatchJob {
    let options = self
    let makeSubject = try rowSubject()
    var sample = self
    if sample.address == nil && sample.coordinate == nil && sample.placeID == nil {
      sample.address = .sample
    }
    return BatchJob(
      command: "geocode", readsAnswers: placeID != nil, rowsPerInput: limit ?? 1,
      sample: .geocode(request(.address(.sample, components: nil, bounds: nil))), layout: layout,
      fingerprint: fingerprint
    ) { text throws(ValueProblem) in
      do throws(ValueError) {
        return .geocode(options.request(try makeSubject(text)))
      } catch {
        throw ValueProblem(error)
      }
    } placeQuery: { id, _ in
      .geocode(options.request(.placeID(id)))
    }
  }

  /// Checks what goes with the rows, and returns how a row becomes what is looked up.
  private func rowSubject() throws(Failure)
    -> @Sendable (String) throws(ValueError) ->
    GeocodeRequest.Subject
  {
    var template = self
    if case .input? = coordinate {
      template.coordinate = .value(.sample)
      guard case .coordinate(_, let resultTypes, let locationTypes) = try template.subject() else {
        return { text throws(ValueError) in throw .malformed(.address, value: text) }
      }
      return { text throws(ValueError) in
        .coordinate(
          try Coordinate(text), resultTypes: resultTypes, locationTypes: locationTypes)
      }
    }
    if case .input? = placeID {
      template.placeID = .value(.sample)
      _ = try template.subject()
      return { text throws(ValueError) in .placeID(try PlaceID(text)) }
    }
    if template.coordinate == nil && template.placeID == nil { template.address = .sample }
    switch try template.subject() {
    case .address(_, let components, let bounds):
      return { text throws(ValueError) in
        .address(try QueryText(text, as: .address), components: components, bounds: bounds)
      }
    case .coordinate(_, let resultTypes, let locationTypes):
      return { text throws(ValueError) in
        .coordinate(
          try Coordinate(text), resultTypes: resultTypes, locationTypes: locationTypes)
      }
    case .placeID, .components: return { text throws(ValueError) in .placeID(try PlaceID(text)) }
    }
  }

  private var fingerprint: [String] {
    var facts = ["components \(components.joined(separator: ","))"]
    if let bounds { facts.append("bounds \(Area.rectangle(bounds).text)") }
    if coordinate != nil { facts.append("latlng") }
    if placeID != nil { facts.append("place-id") }
    if isExact { facts.append("exact") }
    if let limit { facts.append("limit \(limit)") }
    facts.append("result-type \(resultTypes.map(\.rawValue).joined(separator: ","))")
    facts.append("location-type \(locationTypes.map(\.rawValue).joined(separator: ","))")
    return facts
  }
}

/// A value on the command line, or `-` for one a line of the input.
enum InputChoice<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value.
  case value(Value)
  /// One a line.
  case input

  /// The text of it; `-` for the input.
  func text(_ text: KeyPath<Value, String>) -> String {
    switch self {
    case .value(let value): value[keyPath: text]
    case .input: "-"
    }
  }
}

extension ValueParser {
  /// A value, or `-`.
  static func inputChoice<Inner>(_ parser: ValueParser<Inner>) -> ValueParser
  where Value == InputChoice<Inner> {
    ValueParser(parser.metavar, choices: parser.choices, completion: parser.completion) {
      text throws(ValueProblem) in
      text == "-" ? .input : .value(try parser.parse(text))
    }
  }
}
