/// The client all commands share: it asks Google's place services, or whatever a transport reaches in their stead.
///
/// ```swift
/// let client = PlacesClient(transport: transport, key: try APIKey("…"))
/// let request = try PredictionRequest(text: QueryText("cheesebu"))
/// for prediction in try await client.predictions(for: request).value.predictions {
///   print(prediction.text.text)
/// }
/// ```
///
/// A lookup is one request and the attempts it takes: each is charged to the budget, sent, decoded, and tried again when that
/// can help and the deadline allows it.
public struct PlacesClient: Sendable {
  /// What carries requests.
  public let transport: any Transport
  /// The key that is sent.
  public let key: APIKey
  /// When to give up.
  public let policy: RetryPolicy
  /// What may be spent, shared by all lookups that should be counted together.
  public let budget: Budget?
  /// What paces requests, shared by all lookups that go out together.
  public let rateLimiter: RateLimiter?
  /// What keeps further attempts from beginning, shared by all lookups that should end together.
  public let stopSwitch: StopSwitch?
  /// Is told what happens underway.
  public let observe: @Sendable (ClientEvent) -> Void

  /// The transport, if it takes more requests than it sends at once.
  let queue: (any QueueingTransport)?
  let timing: Timing
  let redactor: Redactor

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - transport: What carries requests.
  ///   - key: The key to send.
  ///   - policy: When to give up.
  ///   - budget: What may be spent, or `nil` for no limit.
  ///   - rateLimiter: What paces requests, or `nil` to send them as they come.
  ///   - stopSwitch: What keeps further attempts from beginning, or `nil` for nothing.
  ///   - observe: Is called for every attempt, retry and dropped part, possibly from several tasks at once.
  public init(
    transport: any Transport, key: APIKey, policy: RetryPolicy = RetryPolicy(),
    budget: Budget? = nil, rateLimiter: RateLimiter? = nil, stopSwitch: StopSwitch? = nil,
    observe: @escaping @Sendable (ClientEvent) -> Void = { _ in }
  ) {
    self.init(
      transport: transport, key: key, policy: policy, budget: budget, rateLimiter: rateLimiter,
      stopSwitch: stopSwitch, timing: Timing(), observe: observe)
  }

  package init(
    transport: any Transport, key: APIKey, policy: RetryPolicy, budget: Budget?,
    rateLimiter: RateLimiter? = nil, stopSwitch: StopSwitch? = nil, timing: Timing,
    observe: @escaping @Sendable (ClientEvent) -> Void
  ) {
    self.transport = transport
    // Of a struct, the cast would look for an answer among all conformances of the program.
    queue = type(of: transport) is AnyClass ? transport as? any QueueingTransport : nil
    self.key = key
    self.policy = policy
    self.budget = budget
    self.rateLimiter = rateLimiter
    self.stopSwitch = stopSwitch
    self.timing = timing
    redactor = Redactor(key)
    self.observe = observe
  }

  /// Asks for predictions.
  ///
  /// - Throws: ``PlacesError``. No prediction is not an error.
  public func predictions(for request: PredictionRequest) async throws(PlacesError)
    -> Answer<Predictions>
  { try await perform(Self.call(for: request)) }

  /// Asks for the details of a place.
  ///
  /// - Throws: ``PlacesError``. An unknown or outdated place ID is a refusal of the class ``FailureClass/nothingFound``.
  public func details(for request: DetailsRequest) async throws(PlacesError) -> Answer<PlaceDetails>
  { try await perform(Self.call(for: request)) }

  /// Asks the Geocoding API.
  ///
  /// - Throws: ``PlacesError``. No result is not an error.
  public func geocode(_ request: GeocodeRequest) async throws(PlacesError) -> Answer<GeocodeResults>
  { try await perform(GeocodingAPI.call(for: request)) }
}

/// What a lookup brought.
public struct Answer<Value: Sendable>: Sendable {
  /// The decoded answer.
  public var value: Value
  /// The body as the service sent it, with every key masked.
  public var body: [UInt8]
  /// The header fields of the answer.
  public var headers: [HTTPRequest.Field]
  /// How many attempts it took.
  public var attempts: Int

  /// Creates an answer, for code that stands in for a client.
  public init(
    value: Value, body: [UInt8] = [], headers: [HTTPRequest.Field] = [], attempts: Int = 1
  ) {
    self.value = value
    self.body = body
    self.headers = headers
    self.attempts = attempts
  }
}

/// What happens while a lookup is underway.
public enum ClientEvent: Sendable, Hashable {
  /// An attempt begins; the first has the number 1.
  case attempt(number: Int, HTTPRequest)
  /// An answer has come.
  case answer(status: Int, bytes: Int)
  /// The attempt was in vain and another follows.
  case retry(after: Duration, reason: String)
  /// An optional part of the answer had the wrong type and was left out.
  case dropped(path: String)
}

extension PlacesClient {
  /// What would be sent for a request, and what it would cost; nothing is sent.
  public static func plan(for request: PredictionRequest) -> PlannedRequest {
    PlannedRequest(call(for: request))
  }

  /// What would be sent for a request, and what it would cost; nothing is sent.
  public static func plan(for request: DetailsRequest) -> PlannedRequest {
    PlannedRequest(call(for: request))
  }

  /// What would be sent for a request, and what it would cost; nothing is sent.
  public static func plan(for request: GeocodeRequest) -> PlannedRequest {
    PlannedRequest(GeocodingAPI.call(for: request))
  }

  private static func call(for request: PredictionRequest) -> WireCall<Predictions> {
    switch request.api {
    case .new: NewAPI.call(for: request)
    case .legacy: LegacyAPI.call(for: request)
    }
  }

  private static func call(for request: DetailsRequest) -> WireCall<PlaceDetails> {
    switch request.api {
    case .new: NewAPI.call(for: request)
    case .legacy: LegacyAPI.call(for: request)
    }
  }
}

/// A request that has not been sent.
public struct PlannedRequest: Sendable, Hashable {
  /// What would be sent, without the key.
  public let request: HTTPRequest
  /// What it would cost.
  public let pricing: Pricing

  fileprivate init(_ call: WireCall<some Sendable>) {
    request = call.request
    pricing = call.pricing
  }
}
