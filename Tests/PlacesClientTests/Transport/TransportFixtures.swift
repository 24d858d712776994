import PlacesClient
import TestSupport

/// A key that is easy to find wherever it should not be.
let secretKey = "SECRETKEY123"

extension CurlTransport {
  /// A transport that asks one loopback server and knows nothing of the machine's environment.
  static func to(
    _ server: LoopbackServer, environment: [String: String] = [:], bodyLimitBytes: Int = 16 << 20,
    requestLimit: Int? = nil
  ) throws -> CurlTransport {
    var configuration = Configuration(
      baseURL: try server.baseURL, environment: environment, bodyLimitBytes: bodyLimitBytes)
    configuration.requestLimit = requestLimit
    return CurlTransport(configuration)
  }

  /// Sends with the tests' key, and with a minute unless told otherwise.
  func send(
    _ request: HTTPRequest = .geocode, timeout: Duration = .seconds(60)
  ) async throws -> HTTPResponse {
    try await send(request, key: APIKey(secretKey), timeout: timeout)
  }

  /// The error a request ends with, nil when it gets an answer.
  func failure(
    _ request: HTTPRequest = .geocode, timeout: Duration = .seconds(60)
  ) async throws -> TransportError? {
    let key = try APIKey(secretKey)
    do throws(TransportError) {
      _ = try await send(request, key: key, timeout: timeout)
      return nil
    } catch {
      return error
    }
  }
}

extension HTTPRequest {
  /// A geocoding request.
  static let geocode = HTTPRequest(
    service: .geocoding, path: ["maps", "api", "geocode", "json"],
    query: [Field("address", "1 George St")])

  /// A legacy details request.
  static let legacyDetails = HTTPRequest(
    service: .placesLegacy, path: ["maps", "api", "place", "details", "json"],
    query: [Field("place_id", "ChIJexample")])

  /// An autocomplete request of Places API (New).
  static let autocomplete = HTTPRequest(
    service: .placesNew, method: .post, path: ["v1", "places:autocomplete"],
    headers: [Field("X-Goog-FieldMask", "*")], body: Array(#"{"input":"syd"}"#.utf8))
}
