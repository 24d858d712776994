import PlaceIndex
import PlacesClient
import Testing

@testable import PlacesSandbox

@Suite struct PhotoTests {
  private func ask(
    _ id: String, _ photo: String, _ query: (String, String)...
  ) throws -> HTTPResponse {
    sandbox.respond(
      to: HTTPRequest(
        service: .placesNew, path: ["v1", "places", id, "photos", photo, "media"],
        query: query.map { HTTPRequest.Field($0.0, $0.1) }), key: "k")
  }

  private func photo(_ index: Int = 0) throws -> JSONValue {
    try #require(
      sandbox.details("sbx-test-hotel", mask: "photos").body[path: "photos.\(index)"])
  }

  private func reference() throws -> String {
    let name = try #require(try photo()["name"]?.string)
    #expect(name.hasPrefix("places/sbx-test-hotel/photos/"))
    return String(name.split(separator: "/").last ?? "")
  }

  @Test func `the media of a photo is a redirect, or its address as JSON`() throws {
    let reference = try reference()
    let redirect = try ask("sbx-test-hotel", reference, ("maxWidthPx", "4800"))
    #expect(redirect.status == 302)
    let address = try #require(redirect.header("location"))
    #expect(address.hasPrefix("https://example.com/"))
    let json = try Answer(
      ask("sbx-test-hotel", reference, ("maxWidthPx", "4800"), ("skipHttpRedirect", "true")))
    #expect(json.status == 200)
    #expect(json.body["photoUri"]?.string == address)
    #expect(
      json.body["name"]?.string == "places/sbx-test-hotel/photos/\(reference)/media")
  }

  @Test func `a picture is no larger than asked for and keeps its proportions`() throws {
    let photo = PhotoFact(
      reference: "r", width: 4000, height: 3000, author: Author(FactDice(try place(), "x"), 0),
      page: "p")
    #expect(photo.size(width: 400, height: nil) == (400, 300))
    #expect(photo.size(width: nil, height: 30) == (40, 30))
    #expect(photo.size(width: 4800, height: 4800) == (4000, 3000))
    #expect(photo.size(width: 1, height: nil) == (1, 1))
  }

  @Test func `a server leads to a picture of its own, of the size asked for`() throws {
    let service = SandboxService(sandbox, now: { .zero })
    let target = "/v1/places/sbx-test-hotel/photos/\(try reference())/media?maxWidthPx=33&key=k"
    func ask(_ target: String, _ host: String) -> HTTPResponse {
      service.answer(
        to: SandboxRequest(
          method: "GET", target: target, headers: [HTTPRequest.Field("Host", host)]),
        from: "127.0.0.1"
      ).response
    }
    let redirect = ask(target, "127.0.0.1:8089")
    let address = try #require(redirect.header("location"))
    let base = "http://127.0.0.1:8089"
    #expect(redirect.status == 302 && address.hasPrefix(base + "/sandbox/photos/sbxphoto-"))
    let picture = ask(String(address.dropFirst(base.utf8.count)), "127.0.0.1:8089")
    #expect(picture.status == 200)
    #expect(picture.header("content-type") == "image/png")
    #expect(picture.body.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
    #expect(Array(picture.body[16..<20]) == [0, 0, 0, 33])
    #expect(address.hasSuffix("/33x\(Int(picture.body[23])).png"))
    // A picture is no request to a service.
    #expect(service.bill.lines.map(\.events) == [1])
    #expect(
      ask(target, "evil\"<host>").header("location")?.hasPrefix("https://example.com") == true)
    for path in ["0x5.png", "5x4801.png", "5.png", "5x5.jpg", "x.png", "5x5x5.png"] {
      #expect(ask("/sandbox/photos/a/" + path, "h").status == 404, "\(path)")
    }
  }

  @Test func `sizes, the place and the photo are checked`() throws {
    let reference = try reference()
    func word(_ id: String, _ photo: String, _ query: (String, String)...) throws -> String? {
      let request = HTTPRequest(
        service: .placesNew, path: ["v1", "places", id, "photos", photo, "media"],
        query: query.map { HTTPRequest.Field($0.0, $0.1) })
      return try Answer(sandbox.respond(to: request, key: "k")).word
    }
    #expect(try word("sbx-test-hotel", reference) == "INVALID_ARGUMENT")
    #expect(try word("sbx-test-hotel", reference, ("maxWidthPx", "4801")) == "INVALID_ARGUMENT")
    #expect(try word("sbx-test-hotel", reference, ("maxHeightPx", "0")) == "INVALID_ARGUMENT")
    #expect(
      try word("sbx-test-hotel", reference, ("maxWidthPx", "9"), ("skipHttpRedirect", "yes"))
        == "INVALID_ARGUMENT")
    #expect(try word("x", reference, ("maxHeightPx", "10")) == "INVALID_ARGUMENT")
    #expect(try word("sbx-test-hotel", "p", ("maxHeightPx", "4800")) == "NOT_FOUND")
    #expect(try word("sbx-reserved-stale", reference, ("maxWidthPx", "9")) == "NOT_FOUND")
  }

  @Test func `every photo fetched is billed as one`() throws {
    let reference = try reference()
    let request = SandboxRequest(
      method: "GET",
      target: "/v1/places/sbx-test-hotel/photos/\(reference)/media?maxWidthPx=9&key=k")
    var meter = Meter()
    meter.record(request, sandbox.respond(to: request), at: .zero)
    #expect(meter.bill(at: .zero).lines.map(\.sku.id) == [.newDetailsPhotos])
  }

  @Test func `the legacy service has the same photos`() throws {
    let legacy = try sandbox.legacyDetails(("place_id", "sbx-test-hotel"), ("fields", "photo"))
      .body[path: "result.photos.0"]
    #expect(legacy?["width"] == (try photo()["widthPx"]))
    #expect(legacy?["photo_reference"]?.string == (try reference()))
    #expect(legacy?[path: "html_attributions.0"]?.string?.hasPrefix("<a href=") == true)
  }

  private func place() throws -> IndexedPlace {
    try #require(TestPlaces.index.place(id: "sbx-test-hotel"))
  }
}
