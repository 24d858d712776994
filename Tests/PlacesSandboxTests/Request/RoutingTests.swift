import PlacesClient
import Testing

@testable import PlacesSandbox

@Suite struct RoutingTests {
  @Test(arguments: [
    ("GET", "/"), ("GET", ""), ("GET", "/v1/places:autocomplete"), ("POST", "/v1/places/x"),
    ("GET", "/v1/places/"), ("GET", "/v1/places/a/b"), ("GET", "/v1/places"),
    ("GET", "v1/places/x"),
    ("GET", "/maps/api/geocode/xml"), ("POST", "/maps/api/geocode/json"),
    ("GET", "/maps/api/place/autocomplete"), ("GET", "/<script>"), ("PUT", "/v1/places/x"),
    ("GET", "/v2/places/x"),
  ])
  func `paths that nothing has`(method: String, target: String) {
    let response = sandbox.respond(to: SandboxRequest(method: method, target: target))
    #expect(response.status == 404)
    #expect(response.header("content-type")?.hasPrefix("text/html") == true)
    let page = String(decoding: response.body, as: UTF8.self)
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(!page.contains("<script>"))
  }

  @Test func `the key comes in the header or the query of the New API, in the query elsewhere`()
    throws
  {
    let header = [
      HTTPRequest.Field("X-Goog-Api-Key", "k"), HTTPRequest.Field("x-goog-fieldmask", "id"),
    ]
    func status(_ target: String, _ headers: [HTTPRequest.Field]) throws -> String? {
      let answer = try Answer(
        sandbox.respond(to: SandboxRequest(method: "GET", target: target, headers: headers)))
      return answer.word ?? "fine"
    }
    #expect(try status("/v1/places/sbx-test-hotel", header) == "fine")
    #expect(try status("/v1/places/sbx-test-hotel?key=k&fields=id", []) == "fine")
    #expect(try status("/v1/places/sbx-test-hotel?key=&fields=id", []) == "PERMISSION_DENIED")
    #expect(try status("/maps/api/geocode/json?address=Lisbon&key=k", []) == "OK")
    #expect(try status("/maps/api/geocode/json?address=Lisbon", header) == "REQUEST_DENIED")
  }

  @Test(arguments: [
    ("/maps/api/place/autocomplete/json", #""predictions":[]"#),
    ("/maps/api/place/details/json", #""html_attributions":[]"#),
    ("/maps/api/place/findplacefromtext/json", #""candidates":[]"#),
    ("/maps/api/geocode/json", #""results":[]"#),
  ])
  func `without a key the legacy services deny`(path: String, container: String) throws {
    let answer = try Answer(sandbox.respond(to: SandboxRequest(method: "GET", target: path)))
    #expect(answer.status == 200)
    #expect(answer.word == "REQUEST_DENIED")
    #expect(answer.message?.hasPrefix("You must use an API key") == true)
    #expect(answer.text.contains(container))
  }

  @Test func `queries are decoded as a lenient server does`() throws {
    func found(_ query: String) throws -> Bool {
      let target = "/maps/api/place/autocomplete/json?key=k&" + query
      let answer = try Answer(sandbox.respond(to: SandboxRequest(method: "GET", target: target)))
      return answer.body.placeIDs.contains("sbx-test-hotel")
    }
    #expect(try found("input=Hotel%20do%20Mar"))
    #expect(try found("input=Hotel+do+Mar"))
    #expect(try found("input=x&input=Hotel"))
    #expect(try found("input=Hotel&input="))
    #expect(try found("&&input=%48otel&=&x"))
    #expect(try found("input=Hotel%"))
    #expect(try found("input=Hotel%zz") == false)
    #expect(try found("input=Hotel%FF") == true)
  }

  @Test func `a slash in an identifier is one segment`() throws {
    let answer = try sandbox.details("a/b", mask: "id")
    #expect(answer.message == "Not a valid Place ID: a/b")
  }
}
