import PlacesClient

/// The JSON forms of values that occur in several places.
enum ValueDocument {
  /// Appends the members of a coordinate.
  static func write(_ coordinate: Coordinate, to sink: inout some JSONSink) {
    sink.append("lat", coordinate.latitude)
    sink.append("lng", coordinate.longitude)
  }

  /// Appends the members of a viewport.
  static func write(_ viewport: Viewport, to sink: inout some JSONSink) {
    sink.appendObject("southwest") { write(viewport.southwest, to: &$0) }
    sink.appendObject("northeast") { write(viewport.northeast, to: &$0) }
  }

  /// Appends the members of a plus code.
  static func write(_ plusCode: PlusCode, to sink: inout some JSONSink) {
    sink.append("globalCode", plusCode.globalCode)
    sink.append("compoundCode", plusCode.compoundCode)
  }

  /// Appends the members of an attribution.
  static func write(_ attribution: Attribution, to sink: inout some JSONSink) {
    sink.append("provider", attribution.provider)
    sink.append("uri", attribution.uri)
    sink.append("html", attribution.html)
  }

  /// Appends the members of a part of an address.
  static func write(_ component: AddressComponent, to sink: inout some JSONSink) {
    sink.append("longText", component.longText)
    sink.append("shortText", component.shortText)
    sink.append("types", component.types)
    sink.append("languageCode", component.languageCode)
  }

  static func object(_ coordinate: Coordinate) -> JSONObject { made { write(coordinate, to: &$0) } }

  static func object(_ viewport: Viewport) -> JSONObject { made { write(viewport, to: &$0) } }

  static func object(_ plusCode: PlusCode) -> JSONObject { made { write(plusCode, to: &$0) } }

  static func object(_ attribution: Attribution) -> JSONObject {
    made { write(attribution, to: &$0) }
  }

  static func components(_ components: [AddressComponent]) -> JSONValue {
    .array(components.map { component in .object(made { write(component, to: &$0) }) })
  }

  private static func made(_ write: (inout JSONObject) -> Void) -> JSONObject {
    var object = JSONObject()
    write(&object)
    return object
  }

  static func object(_ rectangle: Rectangle) -> JSONObject {
    [
      "southwest": .object(object(rectangle.southwest)),
      "northeast": .object(object(rectangle.northeast)),
    ]
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
}
