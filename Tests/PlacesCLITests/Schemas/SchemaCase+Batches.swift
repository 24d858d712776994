@testable import PlacesCLI

extension SchemaCase {
  /// Many inputs at once: rows with results, empty, blank and broken ones.
  static let batches: [SchemaCase] = [
    SchemaCase(
      .predict, ["predict", "-", "--types", "cities"], input: "par\n\nzzzqqqxxyy\r\nsyd",
      status: .success),
    SchemaCase(.predict, ["predict", "-"], input: "par\n\u{1}\n", status: .rowsFailed),
    SchemaCase(
      .predict, ["predict", "-", "--api", "legacy", "--retries", "0"],
      CannedTransport("<html>", status: 502, contentType: "text/html"), input: "par\n",
      status: .rowsFailed),
    SchemaCase(
      .details, ["details", "-", "--fields", "name"],
      input: "sbx-gn2147714\n\nnope\nsbx-reserved-stale\na b\n", status: .rowsFailed),
    SchemaCase(
      .details, ["details", "-", "--api", "legacy"],
      input: #"{"predictions":[{"placeId":"sbx-ap-syd"}],"sessionToken":"abc"}"#),
    SchemaCase(
      .geocode, ["geocode", "-", "--region", "au"], input: "Sydney\n\nSydney\n\u{1}\n",
      status: .rowsFailed),
    SchemaCase(
      .geocode, ["geocode", "-", "--retries", "0"],
      CannedTransport(#"{"status":"UNKNOWN_ERROR","results":[]}"#), input: "1 Example St\n",
      status: .rowsFailed),
    SchemaCase(
      .geocode, ["geocode", "--csv", "{street}, {city}"],
      input: "street,city\n1 Example Street,Sydney\n"),
  ]
}
