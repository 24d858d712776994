/// An answer that is not what the service promises.
public struct UnreadableAnswer: Sendable, Hashable {
  /// The service that was asked.
  public var service: Service
  /// The HTTP status code.
  public var httpStatus: Int
  /// The content type, as sent.
  public var contentType: String?
  /// What was expected, as the end of "expected …": `a JSON object`.
  public var expected: String
  /// Where in the JSON it was expected: `predictions[2].description`; empty for the answer as a whole.
  public var location: String
  /// The start of the body, at most 200 characters, without line ends and control characters, any key masked.
  public var excerpt: String
  /// How long the server wants to be left alone.
  public var retryAfter: Duration?

  init(
    service: Service, response: HTTPResponse, expected: String, location: String = ""
  ) {
    self.service = service
    httpStatus = response.status
    contentType = response.header("Content-Type").map { Self.clean($0.utf8, limit: 80) }
    self.expected = expected
    self.location = location
    excerpt = Self.clean(response.body, limit: 200)
    retryAfter = RetryAfter.wait(response, now: SystemClock.secondsSince1970)
  }

  /// The start of a text on one line: runs of blanks and controls become one blank.
  private static func clean(_ bytes: some Collection<UInt8>, limit: Int) -> String {
    let text = String(decoding: bytes.prefix(limit * 8), as: UTF8.self)
    var result = ""
    var count = 0
    var isAfterBlank = true
    for scalar in text.unicodeScalars {
      if count == limit { return result + "…" }
      let isBlank =
        scalar.properties.isWhitespace || scalar.isControl
        || scalar.properties.generalCategory == .format
      if isBlank && isAfterBlank { continue }
      result.unicodeScalars.append(isBlank ? " " : scalar)
      isAfterBlank = isBlank
      count += 1
    }
    return result.trimmingBlanks()
  }
}
