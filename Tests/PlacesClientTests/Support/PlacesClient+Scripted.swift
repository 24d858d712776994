import PlacesClient
import Synchronization

extension APIKey {
  /// The key of the tests, easy to find wherever it should not be.
  static var secret: APIKey { get throws(ValueError) { try APIKey(secretKey) } }
}

extension PlacesClient {
  /// A client that gets one answer, whatever it asks.
  static func answering(_ body: String, status: Int = 200, headers: [HTTPRequest.Field] = [])
    throws -> PlacesClient
  {
    try answering(HTTPResponse(json: body, status: status, headers: headers))
  }

  /// A client that gets one answer, whatever it asks.
  static func answering(_ response: HTTPResponse, events: Events = Events()) throws -> PlacesClient
  {
    PlacesClient(
      transport: ScriptedTransport([.answer(response)]), key: try .secret,
      policy: RetryPolicy(retries: 0), observe: events.observe)
  }
}

/// What a client reported.
final class Events: Sendable {
  private let events = Mutex<[ClientEvent]>([])

  /// Everything, in order.
  var all: [ClientEvent] { events.withLock { $0 } }

  /// The paths of what was left out.
  var droppedPaths: [String] {
    all.compactMap { if case .dropped(let path) = $0 { path } else { nil } }
  }

  /// Keeps an event.
  @Sendable func observe(_ event: ClientEvent) { events.withLock { $0.append(event) } }
}

/// The error a lookup ends with, `nil` when it gets an answer.
func failure<Value>(_ lookup: () async throws(PlacesError) -> Value) async -> PlacesError? {
  do {
    _ = try await lookup()
    return nil
  } catch {
    return error
  }
}

extension Timing {
  /// No time passes and nothing is left to chance.
  static var instant: Timing { Timing(sleep: { _ in }, jitter: { 1 }) }
}
