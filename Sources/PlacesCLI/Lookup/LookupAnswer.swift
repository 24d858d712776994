import PlacesClient

/// A question with what it brought, ready to be printed.
struct LookupAnswer: Sendable {
  /// The question.
  var query: LookupQuery
  /// What it brought.
  var result: LookupResult
  /// The service's status word, when it says that there is no such place.
  var status: String?
  /// The body as the service sent it, keys masked.
  var body: [UInt8]
  /// Who answered.
  var backend: Backend.Kind
  /// The providers that must be named, the data's own first.
  var attributions: [Attribution]
}

extension LookupAnswer {
  /// Asks a question and adds who must be named.
  ///
  /// - Throws: What the client throws, except that an unknown place ID is an answer without a place.
  init(asking query: LookupQuery, of client: PlacesClient, backend: Backend)
    async throws(PlacesError)
  {
    var named: [Attribution] = []
    let body: [UInt8]
    let headers: [HTTPRequest.Field]
    self.query = query
    switch query {
    case .predict(let request):
      let answer = try await client.predictions(for: request)
      (result, body, headers) = (.predictions(answer.value), answer.body, answer.headers)
    case .details(let request):
      let answer = try await client.details(for: request)
      (result, body, headers) = (.details(answer.value), answer.body, answer.headers)
      named = answer.value.attributions
    case .geocode(let request):
      let answer = try await client.geocode(request)
      (result, body, headers) = (.geocode(answer.value), answer.body, answer.headers)
    }
    self.body = body
    self.backend = backend.kind(answering: headers)
    // One that came as HTML says the same as one that did not.
    for attribution in backend.attributions
    where !named.contains(where: {
      $0.provider == attribution.provider && $0.uri == attribution.uri
    }) {
      named.append(attribution)
    }
    attributions = named
  }

  /// The answer of a service that does not know a place ID.
  init(withoutPlace query: LookupQuery, status: String, backend: Backend) {
    self.query = query
    result = .details(nil)
    self.status = status
    body = []
    self.backend = backend.kind
    attributions = backend.attributions
  }
}

extension LookupAnswer {
  /// The answer without what a command does not show.
  func narrowed(to layout: AnswerLayout) -> LookupAnswer {
    var answer = self
    answer.result = result.narrowed(to: layout)
    return answer
  }
}

extension Backend {
  /// The header field by which a sandbox says that it is one, whatever the address it is reached at.
  static let sandboxHeader = "X-Places-Backend"

  /// Who really answered.
  func kind(answering headers: [HTTPRequest.Field]) -> Kind {
    let length = Self.sandboxHeader.utf8.count
    let says = headers.first {
      $0.name.utf8.count == length && $0.name.lowercased() == Self.sandboxHeader.lowercased()
    }?.value
    return says == Kind.sandbox.rawValue ? .sandbox : kind
  }
}
