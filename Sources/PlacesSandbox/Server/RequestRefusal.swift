import PlacesClient

/// Why a request is refused before any service sees it.
///
/// The connection ends with the answer, since where the next request would begin cannot be known.
struct RequestRefusal: Error, Hashable {
  /// The HTTP status, 400 to 505.
  var status: Int
  /// What is wrong, as a sentence.
  var reason: String

  init(_ status: Int, _ reason: String) {
    self.status = status
    self.reason = reason
  }

  /// The answer, an HTML page as Google's front end sends one.
  var response: HTTPResponse {
    let title = ReasonPhrase.text(status)
    let page = """
      <!DOCTYPE html>
      <html lang=en>
      <meta charset=utf-8>
      <title>Error \(status) (\(title))</title>
      <p><b>\(status).</b> \(HTMLText.escape(reason))

      """
    var headers = [HTTPRequest.Field("Content-Type", "text/html; charset=UTF-8")]
    if status == 405 { headers.append(HTTPRequest.Field("Allow", Self.allowedMethods)) }
    return HTTPResponse(status: status, headers: headers, body: Array(page.utf8))
  }

  /// The methods that have a meaning here.
  static let allowedMethods = "GET, HEAD, POST, OPTIONS"
}

extension RequestRefusal {
  static func malformed(_ reason: String) -> RequestRefusal { RequestRefusal(400, reason) }
  /// The request did not arrive in time.
  static let tooSlow = RequestRefusal(408, "The request did not arrive in time.")
  static let lengthRequired = RequestRefusal(
    411, "POST requests need a Content-Length or a chunked body.")
  static let bodyTooLong = RequestRefusal(413, "The body is longer than this server takes.")
  static let lineTooLong = RequestRefusal(414, "The URL is longer than this server takes.")
  static let headerTooLarge = RequestRefusal(
    431, "The header has more fields, or more bytes, than this server takes.")
  /// More connections than the server holds.
  static let tooManyConnections = RequestRefusal(503, "The server has no connection left.")
}

/// The words after a status on the wire.
enum ReasonPhrase {
  private static let table: [Int: String] = [
    100: "Continue", 200: "OK", 204: "No Content", 302: "Found", 400: "Bad Request",
    401: "Unauthorized", 402: "Payment Required", 403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed", 406: "Not Acceptable", 407: "Proxy Authentication Required",
    408: "Request Timeout", 409: "Conflict", 410: "Gone", 411: "Length Required",
    412: "Precondition Failed", 413: "Content Too Large", 414: "URI Too Long",
    415: "Unsupported Media Type", 416: "Range Not Satisfiable", 417: "Expectation Failed",
    421: "Misdirected Request", 422: "Unprocessable Content", 423: "Locked",
    424: "Failed Dependency", 425: "Too Early", 426: "Upgrade Required",
    428: "Precondition Required", 429: "Too Many Requests",
    431: "Request Header Fields Too Large", 451: "Unavailable For Legal Reasons",
    499: "Client Closed Request", 500: "Internal Server Error", 501: "Not Implemented",
    502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout",
    505: "HTTP Version Not Supported", 506: "Variant Also Negotiates",
    507: "Insufficient Storage", 508: "Loop Detected", 511: "Network Authentication Required",
  ]

  /// The usual words, or a plain word for a status without any.
  static func text(_ status: Int) -> String { table[status] ?? "Status" }
}
