import PlaceIndex
import PlacesClient

/// What all questions of Geocoding have in common: the language and what is added to the results.
struct GeocodingForm {
  /// The language of the names.
  let language: AnswerLanguage
  /// Whether landmarks and areas are added.
  let wantsDescriptors: Bool
  /// Who answers.
  let sandbox: Sandbox
  /// The places.
  var index: any PlaceSearch { sandbox.index }
  /// The streets asked about lately.
  var streets: StreetCache { sandbox.streets }

  /// Reads and checks the parameters; `extra_computations` may be repeated.
  init(_ request: Incoming, in sandbox: Sandbox) throws(LegacyError) {
    language = AnswerLanguage(request.parameters["language"], request)
    self.sandbox = sandbox
    let extras = request.parameters.items.filter { $0.name == "extra_computations" }
      .flatMap { $0.value.split(separator: "|") }
    // Entrances and outlines of buildings are in no data here.
    guard extras.allSatisfy({ $0 == "ADDRESS_DESCRIPTORS" || $0 == "BUILDING_AND_ENTRANCES" })
    else { throw .invalidParameter("extra_computations") }
    wantsDescriptors = extras.contains("ADDRESS_DESCRIPTORS")
  }

  /// The body of an answer with results; `square` is the plus code that comes with them, and where it is.
  func answer(_ results: [GeocodingResult], square: IndexedPlace? = nil) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(2048)
    bytes.append(UInt8(ascii: "{"))
    var writer = JSONMemberWriter(appendingTo: bytes)
    if let square {
      writer.append("address_descriptor", descriptor(of: square).map(JSONValue.object))
      LegacyShape.appendPlusCode(of: square, to: &writer)
    }
    writer.appendObjects("results", of: results) { $1.write(self, to: &$0) }
    writer.append("status", results.isEmpty ? "ZERO_RESULTS" : "OK")
    return writer.finish([UInt8(ascii: "}")])
  }

  /// The landmarks near a place and the areas it is in, where they were asked for.
  func descriptor(of place: IndexedPlace) -> JSONObject? {
    guard wantsDescriptors else { return nil }
    let surroundings = Surroundings(place, in: index)
    let landmarks = surroundings.landmarks.map { landmark -> JSONValue in
      .object([
        "display_name": Self.name(landmark.place), "place_id": .string(landmark.place.id),
        "spatial_relationship": .string(landmark.relationship),
        "straight_line_distance_meters": .number(landmark.meters),
        "travel_distance_meters": .number(landmark.travelMeters),
        "types": .array(TypeWords.shown(landmark.place, in: .legacy).map(JSONValue.string)),
      ])
    }
    let areas = surroundings.areas.map { area -> JSONValue in
      .object([
        "containment": .string(area.containment), "display_name": Self.name(area.place),
        "place_id": .string(area.place.id),
      ])
    }
    if landmarks.isEmpty, areas.isEmpty { return nil }
    return ["areas": .array(areas), "landmarks": .array(landmarks)]
  }

  /// All the towns that share a postal code, `nil` when it is one or the place is no postal code.
  func localities(of place: IndexedPlace) -> [String]? {
    guard place.kind == .postalCode, let code = place.postalCode else { return nil }
    let query = PlaceQuery(
      text: code, types: .anyOf(["postal_code"]), countries: [place.countryCode], limit: 20)
    var towns: [String] = []
    for other in index.search(query).map(\.place) where other.postalCode == code {
      if let town = other.localityName, !towns.contains(town) { towns.append(town) }
    }
    return towns.count > 1 ? towns : nil
  }

  private static func name(_ place: IndexedPlace) -> JSONValue {
    .object(["language_code": "en", "text": .string(place.name)])
  }
}
