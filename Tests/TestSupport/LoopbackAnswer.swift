public import PlacesClient

/// What a loopback server does with a request.
public enum LoopbackAnswer: Sendable {
  /// Answers properly.
  case response(LoopbackResponse)
  /// Answers properly after a pause, unless the client leaves before.
  case delayed(LoopbackResponse, by: Duration)
  /// Answers properly as soon as the gate is opened.
  case held(LoopbackResponse, by: Gate)
  /// Sends an answer byte by byte with a pause before each, from the status line or only from the body on.
  case drip(LoopbackResponse, every: Duration, onlyBody: Bool = false)
  /// Promises the whole body, sends this many bytes of it, and closes.
  case truncate(LoopbackResponse, afterBodyBytes: Int)
  /// Sends these bytes, whatever they are, and then does this.
  case raw([UInt8], then: End)
  /// Stays silent until the client leaves or the server is stopped.
  case stall

  /// What happens to the connection after raw bytes.
  public enum End: Sendable {
    /// An orderly end.
    case close
    /// A connection reset (RST).
    case reset
    /// Silence.
    case stall
  }

  /// Closes without a byte.
  public static var close: LoopbackAnswer { .raw([], then: .close) }
  /// Resets the connection without a byte.
  public static var reset: LoopbackAnswer { .raw([], then: .reset) }
  /// Sends what is not HTTP, and closes.
  public static var garbage: LoopbackAnswer {
    .raw(Array("SSH-2.0-OpenSSH_9.2\r\nthis is not HTTP\r\n".utf8), then: .close)
  }

  /// Answers with JSON.
  public static func json(
    _ text: String, status: Int = 200, headers: [HTTPRequest.Field] = []
  ) -> LoopbackAnswer {
    let type = HTTPRequest.Field("Content-Type", "application/json; charset=UTF-8")
    return .response(
      LoopbackResponse(status: status, headers: [type] + headers, body: Array(text.utf8)))
  }

  /// Answers with a web page, as captive portals and proxies do.
  public static func html(_ text: String, status: Int = 200) -> LoopbackAnswer {
    .response(
      LoopbackResponse(
        status: status, headers: [HTTPRequest.Field("Content-Type", "text/html")],
        body: Array(text.utf8)))
  }

  /// Sends the client elsewhere.
  public static func redirect(to location: String, status: Int = 302) -> LoopbackAnswer {
    .response(
      LoopbackResponse(
        status: status, headers: [HTTPRequest.Field("Location", location)], body: []))
  }

  /// Refuses for now: status 429 with `Retry-After`.
  public static func tooManyRequests(retryAfter: String) -> LoopbackAnswer {
    .json(
      #"{"error":{"code":429,"status":"RESOURCE_EXHAUSTED","message":"slow down"}}"#, status: 429,
      headers: [HTTPRequest.Field("Retry-After", retryAfter)])
  }

  /// Answers with this many bytes of blanks.
  public static func huge(_ byteCount: Int) -> LoopbackAnswer {
    .response(
      LoopbackResponse(
        status: 200, headers: [HTTPRequest.Field("Content-Type", "application/json")],
        body: [UInt8](repeating: 0x20, count: byteCount)))
  }
}

/// An HTTP answer, to which the server adds `Content-Length`.
public struct LoopbackResponse: Sendable {
  /// The status.
  public var status: Int
  /// Header fields, sent in this order.
  public var headers: [HTTPRequest.Field]
  /// The body.
  public var body: [UInt8]
  /// Whether the connection stays open afterwards.
  public var keepsAlive: Bool

  /// Creates an answer.
  public init(
    status: Int = 200, headers: [HTTPRequest.Field] = [], body: [UInt8] = [],
    keepsAlive: Bool = true
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.keepsAlive = keepsAlive
  }

  /// The status line and fields up to and with the blank line.
  var head: [UInt8] {
    var text = "HTTP/1.1 \(status) Scripted\r\n"
    for field in headers { text += "\(field.name): \(field.value)\r\n" }
    if status != 204, status != 304, status >= 200 { text += "Content-Length: \(body.count)\r\n" }
    if !keepsAlive { text += "Connection: close\r\n" }
    return Array((text + "\r\n").utf8)
  }
}
