import CCurl

/// How a transfer ended, copied out of libcurl's memory.
struct CurlOutcome: Sendable, Hashable {
  /// libcurl's code: 0 for a whole answer, ``cancelled`` when it was cancelled.
  var code = 0
  /// The header section passed its limit.
  var hasTooManyHeaders = false
  /// The body passed its limit.
  var hasTooLargeBody = false
  /// The HTTP status, 0 before one came.
  var status = 0
  /// The status with which a proxy answered CONNECT, 0 when none was asked.
  var proxyStatus = 0
  /// The `errno` of the last failed connection, 0 without one.
  var systemError = 0
  /// Whether a connection stood, to the proxy if there is one.
  var isConnected = false
  /// Body bytes over the wire, before decoding.
  var receivedBytes = 0
  /// How long it waited for its turn.
  var waited = Duration.zero
  /// The header lines of the final answer.
  var headers: [UInt8] = []
  /// The decoded body.
  var body: [UInt8] = []
  /// What libcurl says about this failure in particular.
  var detail = ""
  /// What libcurl says about the code in general.
  var sentence = ""

  /// The code of a transfer that was cancelled.
  static let cancelled = Int(PLACES_CURL_CANCELLED)

  /// The code of a transfer that was called back before it was sent.
  static let recalled = Int(PLACES_CURL_RECALLED)

  /// Creates an outcome by hand.
  init(code: Int) { self.code = code }

  /// Copies what libcurl reports.
  init(copying result: UnsafePointer<places_curl_result>) {
    let result = unsafe result.pointee
    code = unsafe Int(result.code)
    hasTooManyHeaders = unsafe result.headers_too_large
    hasTooLargeBody = unsafe result.body_too_large
    status = unsafe Int(result.status)
    proxyStatus = unsafe Int(result.proxy_status)
    systemError = unsafe Int(result.system_error)
    isConnected = unsafe result.connected
    receivedBytes = unsafe Int(result.received)
    waited = unsafe .nanoseconds(result.waited)
    headers = unsafe Array(UnsafeBufferPointer(start: result.headers, count: result.header_count))
    body = unsafe Array(UnsafeBufferPointer(start: result.body, count: result.body_count))
    if code != 0 {
      detail = unsafe String(cString: result.detail)
      sentence = unsafe String(cString: result.sentence)
    }
  }

  /// The answer as the client sees it.
  var response: HTTPResponse {
    HTTPResponse(status: status, headers: Self.fields(headers), body: body)
  }

  /// Reads header lines; the status line and whatever has no colon are left out.
  static func fields(_ lines: [UInt8]) -> [HTTPRequest.Field] {
    lines.split(separator: UInt8(ascii: "\n")).dropFirst().compactMap { line in
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      return HTTPRequest.Field(
        String(decoding: line[..<colon], as: UTF8.self),
        String(decoding: trimmed(line[(colon + 1)...]), as: UTF8.self))
    }
  }

  private static func trimmed(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    let start = value.drop(while: isBlank)
    let end = start.lastIndex { !isBlank($0) } ?? start.startIndex - 1
    return start[...end]
  }
}
