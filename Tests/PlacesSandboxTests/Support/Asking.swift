import PlaceIndex
import PlacesClient
import PlacesSandbox
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A sandbox over the tests' places, at 2026-01-05 11:30 UTC, a Monday.
let sandbox = Sandbox(index: TestPlaces.index, now: { 1_767_612_600 })

/// An answer with its body read as JSON.
struct Answer {
  var status: Int
  var body: JSONValue
  var text: String

  init(_ response: HTTPResponse) throws {
    status = response.status
    text = String(decoding: response.body, as: UTF8.self)
    body = try JSONDecoder().decode(JSONValue.self, from: Data(response.body))
  }

  /// Reads the answer to a request, which must have the shape the reference gives it.
  init(_ response: HTTPResponse, to target: String, hasMask: Bool = false) throws {
    try self.init(response)
    let parts = target.split(separator: "?", maxSplits: 1)
    let query = parts.dropFirst().first.map(String.init) ?? ""
    let isCut = hasMask || query.holds("fields=") || target.holds("findplacefromtext")
    let faults = ShapeCheck.faults(
      in: body, status: status, path: parts.first.map(String.init) ?? "", isCut: isCut,
      enumsAreNumbers: query.holds("enum-encoding"))
    #expect(faults.isEmpty, "\(target): \(text)")
  }

  /// The status word of a legacy answer, or of an error of the New API.
  var word: String? { body["status"]?.string ?? body["error"]?["status"]?.string }
  /// The message of an error.
  var message: String? { body["error_message"]?.string ?? body["error"]?["message"]?.string }
}

extension Sandbox {
  /// Asks with `GET`, query parameters as given, key added.
  func get(
    _ path: [String], _ query: [(String, String)], headers: [HTTPRequest.Field] = [],
    service: Service = .placesLegacy
  ) throws -> Answer {
    let request = HTTPRequest(
      service: service, path: path, query: query.map { HTTPRequest.Field($0.0, $0.1) },
      headers: headers)
    return try Answer(
      respond(to: request, key: "k"), to: request.target,
      hasMask: headers.contains { $0.name.lowercased() == "x-goog-fieldmask" })
  }

  /// Asks legacy autocomplete.
  func legacyAutocomplete(_ query: (String, String)...) throws -> Answer {
    try get(["maps", "api", "place", "autocomplete", "json"], query)
  }

  /// Asks legacy details.
  func legacyDetails(_ query: (String, String)...) throws -> Answer {
    try get(["maps", "api", "place", "details", "json"], query)
  }

  /// Asks Geocoding.
  func geocode(_ query: (String, String)...) throws -> Answer {
    try get(["maps", "api", "geocode", "json"], query)
  }

  /// Asks details of the New API.
  func details(_ id: String, mask: String?, _ query: (String, String)...) throws -> Answer {
    try get(
      ["v1", "places", id], query,
      headers: mask.map { [HTTPRequest.Field("X-Goog-FieldMask", $0)] } ?? [], service: .placesNew)
  }

  /// Asks autocomplete of the New API with a JSON body.
  func autocomplete(_ body: String, mask: String? = nil) throws -> Answer {
    try post("places:autocomplete", body, mask: mask)
  }

  /// Asks Text Search with a JSON body.
  func searchText(_ body: String, mask: String? = "*") throws -> Answer {
    try post("places:searchText", body, mask: mask)
  }

  /// Asks Nearby Search with a JSON body.
  func searchNearby(_ body: String, mask: String? = "*") throws -> Answer {
    try post("places:searchNearby", body, mask: mask)
  }

  /// Asks legacy Find Place.
  func findPlace(_ query: (String, String)...) throws -> Answer {
    try get(["maps", "api", "place", "findplacefromtext", "json"], query)
  }

  /// Asks a method of the New API with a JSON body.
  func post(
    _ method: String, _ body: String, mask: String?, headers: [HTTPRequest.Field] = [],
    query: [HTTPRequest.Field] = []
  ) throws -> Answer {
    let mask = mask.map { [HTTPRequest.Field("x-goog-fieldmask", $0)] } ?? []
    let request = HTTPRequest(
      service: .placesNew, method: .post, path: ["v1", method], query: query,
      headers: headers + mask, body: Array(body.utf8))
    return try Answer(
      respond(to: request, key: "k"), to: request.target,
      hasMask: !mask.isEmpty && mask[0].value != "*")
  }
}

/// Reads JSON in a test.
func json(_ text: String) throws -> JSONValue {
  try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
}

extension JSONValue {
  /// The place IDs of an autocomplete answer of either API.
  var placeIDs: [String] {
    let new = self["suggestions"]?.array?.compactMap { $0["placePrediction"]?["placeId"]?.string }
    let found = self["places"]?.array?.compactMap { $0["id"]?.string }
    return new ?? found ?? self["predictions"]?.array?.compactMap { $0["place_id"]?.string } ?? []
  }

  /// The member at a path of names and positions.
  subscript(path path: String) -> JSONValue? {
    path.split(separator: ".").reduce(self) { value, part in
      if let index = Int(part) {
        guard let list = value?.array, list.indices.contains(index) else { return nil }
        return list[index]
      }
      return value?[String(part)]
    }
  }
}
