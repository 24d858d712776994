/// Reads place IDs the client passes on.
enum WirePlaceID {
  /// Reads a place ID that must be there.
  static func require(_ members: Members, _ name: String, _ decoder: any Decoder) throws -> PlaceID
  {
    let text = try members.require(name, as: String.self)
    do {
      return try PlaceID(text)
    } catch {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath + [AnyKey(name)], debugDescription: "a place ID"))
    }
  }
}

/// A position in the legacy spelling.
struct LegacyLatLng: Decodable {
  var coordinate: Coordinate

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    coordinate = try Coordinate.decoded(
      try members.require("lat"), try members.require("lng"), decoder)
  }
}

/// A position in the New API's spelling; proto3 leaves a 0 out.
struct NewLatLng: Decodable {
  var coordinate: Coordinate

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    coordinate = try Coordinate.decoded(
      members.has("latitude") ? try members.require("latitude") : 0,
      members.has("longitude") ? try members.require("longitude") : 0, decoder)
  }
}

extension Coordinate {
  /// A coordinate from an answer; one outside the Earth's range is the service's fault.
  fileprivate static func decoded(
    _ latitude: Double, _ longitude: Double, _ decoder: any Decoder
  ) throws -> Coordinate {
    do {
      return try Coordinate(latitude: latitude, longitude: longitude)
    } catch {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "a latitude from -90 to 90 and a longitude from -180 to 180"))
    }
  }
}

/// A box in the legacy spelling.
struct LegacyBounds: Decodable {
  var viewport: Viewport

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    viewport = Viewport(
      southwest: try members.require("southwest", as: LegacyLatLng.self).coordinate,
      northeast: try members.require("northeast", as: LegacyLatLng.self).coordinate)
  }
}

/// A box in the New API's spelling.
struct NewViewport: Decodable {
  var viewport: Viewport

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    viewport = Viewport(
      southwest: try members.require("low", as: NewLatLng.self).coordinate,
      northeast: try members.require("high", as: NewLatLng.self).coordinate)
  }
}

/// A plus code in either spelling; the compound part may be missing or empty.
struct WirePlusCode: Decodable {
  var plusCode: PlusCode?

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    let global = members.text("global_code") ?? members.text("globalCode")
    let compound = members.text("compound_code") ?? members.text("compoundCode")
    if global != nil || compound != nil {
      plusCode = PlusCode(globalCode: global, compoundCode: compound)
    }
  }
}

/// An address component in either spelling.
struct WireAddressComponent: Decodable {
  var component: AddressComponent

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    let long = members.text("long_name") ?? members.text("longText")
    let short = members.text("short_name") ?? members.text("shortText")
    component = AddressComponent(
      longText: long ?? short ?? "", shortText: short, types: members.list("types") ?? [],
      languageCode: members.text("languageCode"))
  }
}
