import PlacesClient

extension ValueProblem {
  /// Creates the problem of a value the client refused.
  init(_ error: ValueError) {
    self.init(error.reason, remedy: error.remedy)
  }
}

extension ValueParser {
  /// Creates a parser from one of the client's throwing initialisers.
  init(
    _ metavar: String, choices: [String] = [], completion: Completion = .none,
    checking make: @escaping @Sendable (String) throws(ValueError) -> Value
  ) {
    self.init(metavar, choices: choices, completion: completion) { text throws(ValueProblem) in
      do throws(ValueError) { return try make(text) } catch { throw ValueProblem(error) }
    }
  }
}

extension ValueParser<String> {
  /// The name of a place type; the API that is asked decides which are legal.
  static var placeTypeName: ValueParser {
    ValueParser("TYPE", completion: .placeType) { text throws(ValueProblem) in text }
  }

  /// The name of a field of a place, of a price tier, or `*`.
  static var fieldName: ValueParser {
    ValueParser("FIELD", completion: .field) { text throws(ValueProblem) in text }
  }

  /// An address component with the value it must have.
  static var component: ValueParser {
    ValueParser("NAME:VALUE") { text throws(ValueProblem) in text }
  }
}

extension ValueParser<QueryText> {
  /// What someone is looking for.
  static var queryText: ValueParser {
    ValueParser("TEXT") { text throws(ValueError) in try QueryText(text) }
  }

  /// An address.
  static var address: ValueParser {
    ValueParser("ADDRESS") { text throws(ValueError) in try QueryText(text, as: .address) }
  }
}

extension ValueParser<Coordinate> {
  /// A coordinate in decimal degrees.
  static var coordinate: ValueParser {
    ValueParser("LAT,LNG") { text throws(ValueError) in try Coordinate(text) }
  }
}

extension ValueParser<Area> {
  /// A circle or a rectangle.
  static var area: ValueParser {
    ValueParser("AREA") { text throws(ValueError) in try Area(text) }
  }
}

extension ValueParser<Rectangle> {
  /// A rectangle.
  static var rectangle: ValueParser {
    ValueParser("AREA") { text throws(ValueError) in
      switch try Area(text) {
      case .rectangle(let rectangle): return rectangle
      case .circle: throw .area(text, .notARectangle)
      }
    }
  }
}

extension ValueParser<CountryCode> {
  /// A country.
  static var country: ValueParser {
    ValueParser("CC", completion: .country) { text throws(ValueError) in try CountryCode(text) }
  }
}

extension ValueParser<PlaceID> {
  /// A place ID.
  static var placeID: ValueParser {
    ValueParser("PLACE_ID") { text throws(ValueError) in try PlaceID(text) }
  }
}

extension ValueParser<SessionChoice> {
  /// A session token, or the word for a fresh one.
  static var session: ValueParser {
    ValueParser("TOKEN") { text throws(ValueError) in
      text == "new" ? .fresh : .token(try SessionToken(text))
    }
  }
}

extension ValueParser<SessionToken> {
  /// The token of a session that is under way; `new`, which predict takes, would begin one that has nothing in it.
  static var sessionToken: ValueParser {
    ValueParser("TOKEN") { text throws(ValueProblem) in
      guard text != "new" else {
        throw ValueProblem(
          "details ends a session, so a new one would be for nothing",
          remedy: "give the token of the predictions, or leave the option out")
      }
      do throws(ValueError) { return try SessionToken(text) } catch { throw ValueProblem(error) }
    }
  }
}

extension ValueParser<LanguageTag> {
  /// A language.
  static var languageTag: ValueParser {
    ValueParser("LANGUAGE") { text throws(ValueError) in try LanguageTag(text) }
  }
}

extension ValueParser<RegionCode> {
  /// A region.
  static var regionCode: ValueParser {
    ValueParser("REGION") { text throws(ValueError) in try RegionCode(text) }
  }
}

extension ValueParser<Double> {
  /// A pace.
  static var requestsPerSecond: ValueParser {
    ValueParser("N") { text throws(ValueProblem) in
      guard let number = DecimalText.parse(text), number >= 0.01, number <= 10_000 else {
        throw ValueProblem("expected a number from 0.01 to 10000")
      }
      return number
    }
  }
}

extension ValueParser<ResultType> {
  /// A type of geocoding result.
  static var resultType: ValueParser {
    ValueParser("TYPE", choices: ResultType.allCases.map(\.rawValue), completion: .choices) {
      text throws(ValueError) in try ResultType(text)
    }
  }
}

extension ValueParser<LocationType> {
  /// How exact a location is.
  static var locationType: ValueParser {
    ValueParser("TYPE", choices: LocationType.known.map(\.rawValue), completion: .choices) {
      text throws(ValueError) in try LocationType(filter: text)
    }
  }
}

extension ValueParser<BaseURL> {
  /// A server.
  static var baseURL: ValueParser {
    ValueParser("URL") { text throws(ValueProblem) in
      do throws(BaseURLError) { return try BaseURL(text) } catch { throw ValueProblem(error) }
    }
  }
}

extension ValueProblem {
  /// Creates the problem of a text that is not a base URL.
  fileprivate init(_ error: BaseURLError) {
    switch error {
    case .missingScheme: self.init("the URL has no https:// in front")
    case .unsupportedScheme: self.init("the URL is neither https nor http")
    case .malformedHost: self.init("the URL has no host, or one that no host is called")
    case .malformedPort: self.init("the port of the URL is not a number from 1 to 65535")
    case .malformedPath: self.init("the path of the URL has characters that must be encoded")
    case .userInformation: self.init("the URL has a user name or password")
    case .queryOrFragment: self.init("the URL has a ? or # part")
    case .httpsNeeded(let host):
      self.init(
        "plain http would show the key to everyone on the way to \(host)",
        remedy: "use https; plain http is for this machine only")
    }
  }
}
