import PlacesClient
import Testing

@Suite struct `Answers that are none` {
  private func ask(_ response: HTTPResponse, _ api: API = .new) async throws -> (
    answer: UnreadableAnswer?, error: PlacesError?
  ) {
    let client = try PlacesClient.answering(response)
    let request = try api == .new ? PredictionRequest.new : PredictionRequest.legacy
    let error = await failure { () async throws(PlacesError) in
      try await client.predictions(for: request)
    }
    guard case .unreadable(let answer) = error else {
      Issue.record("\(String(describing: error))")
      return (nil, error)
    }
    return (answer, error)
  }

  private static let portal =
    "<!DOCTYPE html>\r\n<html>\n  <title>Hotel\u{1B}[31m\u{202E}Wi-Fi</title>\(String(repeating: "x", count: 3000))"

  @Test(arguments: API.allCases) func `a web page`(_ api: API) async throws {
    let (answer, error) = try await ask(
      HTTPResponse(
        status: 200, headers: [.init("content-type", "text/html; charset=utf-8")],
        body: Array(Self.portal.utf8)), api)
    let excerpt = try #require(answer?.excerpt)
    #expect(excerpt.hasPrefix("<!DOCTYPE html> <html> <title>Hotel [31m Wi-Fi</title>xxx"))
    #expect(excerpt.hasSuffix("x…"))
    #expect(excerpt.count == 201)
    #expect(answer?.contentType == "text/html; charset=utf-8")
    #expect(answer?.expected == "JSON")
    #expect(answer?.location == "")
    #expect(error?.failureClass == .server)
    #expect(error?.code == "unreadableAnswer")
    #expect(error?.status == "HTTP 200")
    #expect(
      error?.message
        == "\(api.consoleName): expected JSON, got HTTP 200, text/html; charset=utf-8, “\(excerpt)”"
    )
    #expect(error?.remedy.contains("--base-url") == true)
  }

  @Test func `an empty body`() async throws {
    let (_, error) = try await ask(HTTPResponse(status: 200, body: []))
    #expect(
      error?.message
        == "Places API (New): expected JSON, got HTTP 200, no content type, an empty body")
  }

  @Test(arguments: [
    (#"{"suggestions": [{"placePrediction": {"te"#, "byte 41"),
    (#"{"suggestions": [],}"#, "byte 19"),
    (#"{"suggestions": []} x"#, "byte 20"), ("{\"a\": \"\u{1}\"}", "byte 7"),
    (#"{"a": tru}"#, "byte 6"), ("'a'", ""),
  ])
  func `JSON that is broken or cut off`(_ body: String, _ location: String) async throws {
    let (answer, _) = try await ask(HTTPResponse(json: body))
    #expect(answer?.expected == "JSON")
    #expect(answer?.location == location)
  }

  @Test func `bytes that are no text`() async throws {
    let (answer, _) = try await ask(
      HTTPResponse(status: 200, body: Array("{\"a\": \"".utf8) + [0xFF, 0xC3] + Array("\"}".utf8)))
    #expect(answer?.location == "byte 7")
    #expect(answer?.excerpt == "{\"a\": \"\u{FFFD}\u{FFFD}\"}")
  }

  @Test(arguments: [301, 302, 307, 308])
  func `a redirect is not followed and not called JSON`(_ status: Int) async throws {
    for body in ["", "<html>moved</html>", "{}"] {
      let (answer, error) = try await ask(
        HTTPResponse(
          status: status, headers: [.init("Location", "https://evil.example/")],
          body: Array(body.utf8)))
      #expect(answer?.expected == "an answer, not a redirect")
      #expect(error?.remedy.contains("redirects are not followed") == true)
    }
  }

  @Test(arguments: [
    (502, "<html>Bad Gateway</html>", "JSON", FailureClass.server),
    (404, "<html>404</html>", "JSON", .server), (503, "{}", "an error object", .server),
    (400, #"{"error": "bad"}"#, "an error object", .server),
    (500, "[]", "an error object", .server),
    (429, "slow down", "JSON", .quota), (204, "{}", "HTTP 200", .server),
    (204, "", "JSON", .server),
  ])
  func `codes without an error object`(
    _ status: Int, _ body: String, _ expected: String, _ failureClass: FailureClass
  ) async throws {
    for api in API.allCases {
      let (answer, error) = try await ask(
        HTTPResponse(status: status, body: Array(body.utf8)), api)
      #expect(answer?.httpStatus == status)
      #expect(answer?.expected == expected)
      #expect(error?.failureClass == failureClass)
      #expect(error?.status == "HTTP \(status)")
    }
  }

  @Test func `the place of what was expected is told`() async throws {
    let (_, error) = try await ask(
      HTTPResponse(json: #"{"suggestions": [{"placePrediction": {"placeId": 7}}]}"#))
    #expect(
      error?.message.hasPrefix(
        "Places API (New): expected a string at suggestions[0].placePrediction.placeId, got HTTP 200, application/json; charset=UTF-8, “"
      ) == true)
  }

  @Test func `neither the excerpt nor the content type shows the key`() async throws {
    let (answer, error) = try await ask(
      HTTPResponse(
        status: 500, headers: [.init("Content-Type", "text/\(secretKey)")],
        body: Array("no \(secretKey) here".utf8)))
    #expect(answer?.excerpt == "no [key] here")
    #expect(answer?.contentType == "text/[key]")
    #expect(error?.message.contains(secretKey) == false)
  }

  @Test func `two megabytes are an answer`() async throws {
    let one =
      #"{"placePrediction": {"placeId": "x", "text": {"text": "\#(String(repeating: "é", count: 200))"}}}"#
    let body = "{\"suggestions\": [\(Array(repeating: one, count: 5000).joined(separator: ","))]}"
    #expect(body.utf8.count > 2_000_000)
    let client = try PlacesClient.answering(body)
    #expect(try await client.predictions(for: .new).value.predictions.count == 5000)
  }
}
