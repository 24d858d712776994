import PlacesClient

/// The JSON forms of values that occur in several places.
enum ValueDocument {
  static func object(_ coordinate: Coordinate) -> JSONObject {
    ["lat": .number(coordinate.latitude), "lng": .number(coordinate.longitude)]
  }

  static func object(_ viewport: Viewport) -> JSONObject {
    box(viewport.southwest, viewport.northeast)
  }

  static func object(_ rectangle: Rectangle) -> JSONObject {
    box(rectangle.southwest, rectangle.northeast)
  }

  private static func box(_ southwest: Coordinate, _ northeast: Coordinate) -> JSONObject {
    ["southwest": .object(object(southwest)), "northeast": .object(object(northeast))]
  }

  static func object(_ area: Area) -> JSONObject {
    switch area {
    case .circle(let circle):
      [
        "circle": .object([
          "center": .object(object(circle.center)),
          "radiusMeters": .number(circle.radiusMeters),
        ])
      ]
    case .rectangle(let rectangle): ["rectangle": .object(object(rectangle))]
    }
  }

  static func object(_ plusCode: PlusCode) -> JSONObject {
    var object = JSONObject()
    object.append("globalCode", plusCode.globalCode)
    object.append("compoundCode", plusCode.compoundCode)
    return object
  }

  static func object(_ attribution: Attribution) -> JSONObject {
    var object: JSONObject = ["provider": .string(attribution.provider)]
    object.append("uri", attribution.uri)
    object.append("html", attribution.html)
    return object
  }

  static func object(_ component: AddressComponent) -> JSONObject {
    var object: JSONObject = ["longText": .string(component.longText)]
    object.append("shortText", component.shortText)
    object.append("types", component.types)
    object.append("languageCode", component.languageCode)
    return object
  }

  static func components(_ components: [AddressComponent]) -> JSONValue {
    .array(components.map { .object(object($0)) })
  }

  static func matches(_ text: MatchedText) -> JSONValue {
    .array(
      text.matches.map {
        .object(["offset": .integer(Int64($0.offset)), "length": .integer(Int64($0.length))])
      })
  }
}
