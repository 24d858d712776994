/// The Google services the client talks to; each has its own host and its own place for the key.
public enum Service: String, Sendable, Hashable, CaseIterable {
  /// Places API (New) on `places.googleapis.com`.
  case placesNew
  /// The legacy Places web service on `maps.googleapis.com`.
  case placesLegacy
  /// The Geocoding API (v3) on `maps.googleapis.com`.
  case geocoding
}

/// One request as the wire layer describes it, before a key is attached.
///
/// A value of this type never holds a key, so printing it (as `--dry-run` does) cannot leak one. Names and values are
/// plain text; percent-encoding happens once, in ``target``.
public struct HTTPRequest: Sendable, Hashable {
  /// The request methods the services use.
  public enum Method: String, Sendable, Hashable {
    case get = "GET"
    case post = "POST"
  }

  /// A query parameter or a header field, in the order it is sent.
  public struct Field: Sendable, Hashable {
    /// The name, as the service spells it.
    public var name: String
    /// The value, not encoded.
    public var value: String

    /// Creates a field.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Which service is asked, and so which host and which place for the key.
  public var service: Service
  /// The method.
  public var method: Method
  /// Path segments after the host, not encoded: `["v1", "places", "ChIJ…"]`.
  public var path: [String]
  /// Query parameters in the order they are sent, without the key.
  public var query: [Field]
  /// Header fields beyond those every request carries, without the key.
  public var headers: [Field]
  /// The body, empty for `GET`.
  public var body: [UInt8]

  /// Creates a request.
  public init(
    service: Service, method: Method = .get, path: [String], query: [Field] = [],
    headers: [Field] = [], body: [UInt8] = []
  ) {
    self.service = service
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
  }

  /// The path and query as they stand on the request line, percent-encoded once.
  public var target: String {
    var text = ""
    for segment in path { text += "/" + PercentEncoding.encode(segment, allowing: .pathSegment) }
    for (index, field) in query.enumerated() {
      text += index == 0 ? "?" : "&"
      text += PercentEncoding.encode(field.name, allowing: .query)
      text += "=" + PercentEncoding.encode(field.value, allowing: .query)
    }
    return text
  }
}
