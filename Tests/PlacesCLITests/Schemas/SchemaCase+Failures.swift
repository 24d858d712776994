@testable import PlacesCLI

extension SchemaCase {
  /// Command lines that fail, by every road; standard error is what their schema describes.
  static let failures: [SchemaCase] = [
    SchemaCase(.error, ["predict", "syd", "--limit", "0"], status: .usage),
    SchemaCase(.error, ["predict", "syd", "--contries", "au"], status: .usage),
    SchemaCase(.error, ["predcit", "syd"], status: .usage),
    SchemaCase(.error, ["predict", " "], status: .usage),
    SchemaCase(.error, ["geocode", "--latlng", "91,0"], status: .usage),
    SchemaCase(.error, ["geocode", "x", "--latlng", "1,2"], status: .usage),
    SchemaCase(.error, ["details", "x", "--fields", "nonesuch"], status: .usage),
    SchemaCase(.error, ["details", "nope"], status: .usage),
    SchemaCase(.error, ["details", "sbx-gn2147714", "--session", "new"], status: .usage),
    SchemaCase(.error, ["details", "sbx-reserved-stale"], status: .nothingFound),
    SchemaCase(.error, ["predict", "syd", "--no-sandbox"], status: .accessDenied),
    SchemaCase(
      .error, ["predict", "syd", "--no-sandbox", "--key-file", "/nonexistent/key"],
      status: .accessDenied),
    SchemaCase(
      .error, ["predict", "syd", "--retries", "0"],
      CannedTransport(
        #"{"error":{"code":429,"status":"RESOURCE_EXHAUSTED","message":"Quota exceeded."}}"#,
        status: 429), status: .limitReached),
    SchemaCase(
      .error, ["geocode", "x"],
      CannedTransport(
        #"{"status":"REQUEST_DENIED","error_message":"The provided API key is invalid.","results":[]}"#
      ),
      status: .accessDenied),
    SchemaCase(
      .error, ["geocode", "x", "--retries", "0"],
      CannedTransport("<html>", status: 502, contentType: "text/html"), status: .badAnswer),
    SchemaCase(.error, ["predict", "syd"], CannedTransport("[1"), status: .badAnswer),
    SchemaCase(.error, ["geocode", "-", "--output", "/nonexistent/x"], status: .outputFailed),
    SchemaCase(
      .error, ["details", "a", "b", "--max-requests", "1", "--jobs", "1"], CannedTransport("{}"),
      status: .limitReached),
  ]
}
