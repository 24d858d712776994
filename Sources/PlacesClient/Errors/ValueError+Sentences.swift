extension ValueError {
  /// What is wrong, with the value: one lower-case sentence without a full stop.
  public var reason: String {
    switch self {
    case .emptyKey: "the key is empty"
    case .malformedKey(.quotes): "the key has quotation marks in it"
    case .malformedKey(.blank): "the key has a blank or line end inside"
    case .malformedKey(.unprintable): "the key has a character in it that no key has"
    case .blank(let subject): "\(subject.noun) is empty"
    case .controlCharacter(let subject, let scalar, let offset):
      "\(subject.noun) has the control character \(Self.codePoint(scalar)) at position \(offset)"
    case .tooLong(let subject, let characters, let encodedBytes, let limit):
      "\(subject.noun) has \(characters) characters, \(encodedBytes) bytes when encoded for a URL; at most \(limit) are sent"
    case .unknown(let subject, let value, _): "unknown \(subject.singular) \(Self.quote(value))"
    case .malformed(let subject, let value): "\(Self.quote(value)) is not \(subject.indefinite)"
    case .tooMany(let subject, let count, let limit, let values):
      "\(count) \(subject.plural) given, at most \(limit) are allowed (\(Self.list(values)))"
    case .typeOfOtherAPI(let value, let api, _):
      "the \(api.rawValue) API has no type filter \(Self.quote(value))"
    case .fieldOfOtherAPI(let name, let api):
      "the \(api.rawValue) API has no field \(Self.quote(name))"
    case .partOfOtherAPI(let subject, let api): "the \(api.rawValue) API has no \(subject.plural)"
    case .typeStandsAlone(let value, let others):
      "\(Self.quote(value)) must stand alone; \(Self.list(others)) given with it"
    case .coordinate(let text, let fault): Self.sentence(text, fault)
    case .area(let text, let fault): Self.sentence(text, fault)
    case .outOfRange(let subject, let value, let range):
      "\(Self.quote(value)) is outside the range of \(subject.noun), \(range)"
    case .repeatedComponent(let name): "the component \(Self.quote(name)) is given twice"
    case .conflict(let one, let other): "\(one.noun) and \(other.noun) cannot be given together"
    }
  }

  /// What to do about it: one sentence, or `nil` when the reason says it all.
  public var remedy: String? {
    switch self {
    case .emptyKey: "set PLACES_API_KEY to your key, or use --key-file"
    case .malformedKey: "copy the key again from the Cloud console, without anything around it"
    case .blank(let subject): subject.example.map { "give it a value, such as \($0)" }
    case .controlCharacter: "remove that character"
    case .tooLong: "shorten it"
    case .unknown(let subject, _, let nearest):
      if let nearest { "did you mean \(nearest)?" } else { subject.whereListed }
    case .malformed(let subject, _): subject.rule
    case .tooMany: "leave some out, or ask more than once"
    case .typeOfOtherAPI(_, let api, let replacement):
      if replacement.isEmpty {
        "use another type, or --api \(api == .new ? "legacy" : "new")"
      } else {
        "use \(replacement.joined(separator: ",")), or --api \(api == .new ? "legacy" : "new")"
      }
    case .fieldOfOtherAPI(_, let api), .partOfOtherAPI(_, let api):
      "leave it out, or use --api \(api == .new ? "legacy" : "new")"
    case .typeStandsAlone: "ask once with it and once with the others"
    case .coordinate(_, .swapped): "write latitude first, longitude second"
    case .coordinate(_, .decimalComma): "write decimals with a point: 47.49,19.03"
    case .coordinate: "write LAT,LNG in decimal degrees: -33.87,151.21"
    case .area(_, .radius): "give metres, more than 0 and at most 50000: circle:2000@-33.87,151.21"
    case .area(_, .upsideDown): "write the southern latitude first: rect:SOUTH,WEST,NORTH,EAST"
    case .area(_, .notARectangle): "write rect:SOUTH,WEST,NORTH,EAST"
    case .area: "write circle:RADIUS@LAT,LNG or rect:SOUTH,WEST,NORTH,EAST"
    case .outOfRange: nil
    case .repeatedComponent: "give it once"
    case .conflict: "leave one of them out"
    }
  }

  /// A value as it may be shown: quoted, cut at 60 characters, with control characters as code points.
  package static func quote(_ value: String) -> String {
    var shown = "'"
    for (index, scalar) in value.unicodeScalars.enumerated() {
      if index == 60 { return shown + "…'" }
      if scalar.isControl || scalar.properties.generalCategory == .format {
        shown += codePoint(scalar.value)
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown + "'"
  }

  /// A code point as `U+000A`.
  package static func codePoint(_ scalar: UInt32) -> String {
    let hex = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: Swift.max(0, 4 - hex.count)) + hex
  }

  private static func list(_ values: [String]) -> String {
    let shown = values.prefix(20).joined(separator: ",")
    return values.count > 20 ? shown + ",…" : shown
  }

  private static func sentence(_ text: String, _ fault: CoordinateFault) -> String {
    switch fault {
    case .shape: "\(quote(text)) is not a coordinate"
    case .number(let part): "\(quote(part)) in \(quote(text)) is not a decimal number"
    case .decimalComma: "\(quote(text)) has decimals written with a comma"
    case .latitude(let part): "latitude \(part) is outside -90 to 90"
    case .longitude(let part): "longitude \(part) is outside -180 to 180"
    case .swapped: "\(quote(text)) looks like lng,lat: its first number is outside -90 to 90"
    }
  }

  private static func sentence(_ text: String, _ fault: AreaFault) -> String {
    switch fault {
    case .shape: "\(quote(text)) is not an area"
    case .number(let part): "\(quote(part)) in \(quote(text)) is not a decimal number"
    case .radius(let part): "radius \(quote(part)) is not between 0 and 50000 metres"
    case .upsideDown: "\(quote(text)) has its southern edge north of the northern one"
    case .notARectangle: "\(quote(text)) is a circle; only a rectangle works here"
    }
  }
}
