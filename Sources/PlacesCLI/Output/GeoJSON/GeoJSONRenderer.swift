import PlacesClient

/// One FeatureCollection (RFC 7946) of all results: positions as `[lng, lat]`, the attribution as a foreign member.
struct GeoJSONRenderer: AnswerRenderer {
  private var header = JSONObject()
  private var features: [JSONValue] = []
  private var credits: [Attribution] = []

  mutating func begin(_ answer: LookupAnswer) -> String {
    header = [
      "type": "FeatureCollection", "attribution": .string(googleAttribution),
      "backend": .string(answer.backend.rawValue), "api": .string(answer.query.apiName),
    ]
    return ""
  }

  mutating func render(_ answer: LookupAnswer) -> String {
    for credit in answer.attributions where !credits.contains(credit) { credits.append(credit) }
    features += Self.features(answer).map { .object($0) }
    return ""
  }

  /// The results of an answer as features.
  static func features(_ answer: LookupAnswer) -> [JSONObject] {
    let document = AnswerDocument.object(answer, index: nil)
    let properties =
      document["predictions"]?.array ?? document["results"]?.array
      ?? document["place"].map { [$0] } ?? []
    return properties.map { feature($0.object ?? JSONObject()) }
  }

  mutating func end() -> String {
    header.append("features", .array(features))
    header.append("attributions", .array(credits.map { .object(ValueDocument.object($0)) }))
    return String(decoding: JSONWriter.compact(header), as: UTF8.self) + "\n"
  }

  /// A result as a feature; predictions have no position, so their geometry is `null`.
  private static func feature(_ result: JSONObject) -> JSONObject {
    var properties = result
    let location = properties["location"]
    properties["location"] = nil
    var feature: JSONObject = ["type": "Feature"]
    feature.append("id", result["placeId"])
    if let latitude = location?["lat"], let longitude = location?["lng"] {
      feature.append(
        "geometry",
        .object(["type": "Point", "coordinates": .array([longitude, latitude])]))
    } else {
      feature.append("geometry", .null)
    }
    feature.append("properties", properties)
    return feature
  }
}
