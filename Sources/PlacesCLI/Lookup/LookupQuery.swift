import PlacesClient

/// One question of a command.
enum LookupQuery: Sendable, Hashable {
  case predict(PredictionRequest)
  case details(DetailsRequest)
  case geocode(GeocodeRequest)

  /// The name of the API that is asked, as `--api` and JSON spell it.
  var apiName: String {
    switch self {
    case .predict(let request): request.api.rawValue
    case .details(let request): request.api.rawValue
    case .geocode: "geocoding"
    }
  }

  /// The session the question belongs to.
  var session: SessionToken? {
    switch self {
    case .predict(let request): request.session
    case .details(let request): request.session
    case .geocode: nil
    }
  }

  /// What would be sent, and its price.
  var plan: PlannedRequest {
    switch self {
    case .predict(let request): PlacesClient.plan(for: request)
    case .details(let request): PlacesClient.plan(for: request)
    case .geocode(let request): PlacesClient.plan(for: request)
    }
  }

  /// What was asked for, in a few words, for messages.
  var subject: String {
    switch self {
    case .predict(let request): Quoting.value(request.text.text)
    case .details(let request): request.placeID.text
    case .geocode(let request):
      switch request.subject {
      case .address(let address, _, _): Quoting.value(address.text)
      case .components(let components, _): Quoting.value(components.text)
      case .coordinate(let coordinate, _, _): coordinate.text
      case .placeID(let id): id.text
      }
    }
  }
}

/// What a question brought.
enum LookupResult: Sendable, Hashable {
  case predictions(Predictions)
  /// `nil` when the service does not know the place ID.
  case details(PlaceDetails?)
  case geocode(GeocodeResults)

  /// Whether there is nothing to show.
  var isEmpty: Bool {
    switch self {
    case .predictions(let answer): answer.predictions.isEmpty
    case .details(let details): details == nil
    case .geocode(let answer): answer.results.isEmpty
    }
  }

  /// What is left of it when a command wants less than the service gave.
  func narrowed(to layout: AnswerLayout) -> LookupResult {
    switch self {
    case .predictions(var answer):
      if let limit = layout.limit { answer.predictions = Array(answer.predictions.prefix(limit)) }
      if !layout.hasDistances {
        for index in answer.predictions.indices { answer.predictions[index].distanceMeters = nil }
      }
      return .predictions(answer)
    case .geocode(var answer):
      if layout.isExact { answer.results.removeAll(where: \.isPartialMatch) }
      return .geocode(answer)
    case .details: return self
    }
  }
}
