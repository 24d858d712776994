import PlaceIndex
import PlacesClient

/// The options of `index query`.
struct IndexQueryOptions: Sendable {
  /// The file to search.
  var file: String?
  /// What to look for.
  var text: [String] = []
  var types: [String] = []
  var countries: [CountryCode] = []
  var bias: Area?
  var restriction: Area?
  var origin: Coordinate?
  var limit = 5
  /// Where to look for what is near.
  var near: Coordinate?
}

extension Command {
  /// `places index query`.
  static let indexQuery = Command(
    "index query", summary: "Search an index file, with the scores of what is found",
    details: [
      "Prints a line a place, best first: score, ~ for a typing mistake allowed for or = for none, identifier, name, kind, region, country, and the distance in metres with --origin. Made for looking into an index; predict and geocode with --data and --sandbox are made for use."
    ],
    examples: [
      Example("See why one town comes before another", "places index query towns.idx springfield"),
      Example("What is near a point", "places index query towns.idx --near 48.85,2.35"),
    ],
    defaults: IndexQueryOptions(),
    positionals: [
      .one(\.file, "FILE", .path, summary: "An index file"),
      .many(\.text, "TEXT", .text, isOptional: true, summary: "What to look for"),
    ],
    options: [
      .list(
        \.types, "types", .text.named("TYPE"), summary: "Only places that have one of these types"),
      .list(\.countries, "countries", .country, summary: "Only places in these countries"),
      .value(\.bias, "bias", .area, summary: "Prefer places in this area"),
      .value(\.restriction, "restrict", .area, summary: "Only places in this area"),
      .value(\.origin, "origin", .coordinate, summary: "Measure distances from this point"),
      .value(
        \.limit, "limit", short: "n", .integer(in: 1...1000), summary: "Show at most N places"),
      .value(\.near, "near", .coordinate, summary: "Show what is at and around this point instead"),
    ]
  ) { (options, environment) async throws(Failure) in
    let index = try IndexFile.open(options.file ?? "")
    let lines: [String]
    if let near = options.near {
      lines = index.places(around: near.point).map { hit in
        options.line(hit.place, distance: hit.distanceMeters)
      }
    } else {
      guard !options.text.isEmpty else {
        throw Failure(UsageError.missingArgument(metavar: "TEXT", remedy: nil))
      }
      lines = index.matches(options.query).compactMap { match in
        index[match.rank].map { place in
          let distance = options.origin.map { $0.point.distanceMeters(to: place.location) }
          return "\(match.key)\t\(match.hasTypo ? "~" : "=")\t"
            + options.line(place, distance: distance)
        }
      }
    }
    try environment.output.write(lines.joined())
    return lines.isEmpty ? .nothingFound : .success
  }
}

extension IndexQueryOptions {
  fileprivate var query: PlaceQuery {
    PlaceQuery(
      text: text.joined(separator: " "), types: types.isEmpty ? .any : .anyOf(Set(types)),
      countries: Set(countries.map(\.code)), restriction: restriction?.geoArea, bias: bias?.geoArea,
      limit: limit)
  }

  fileprivate func line(_ place: IndexedPlace, distance: Double?) -> String {
    var cells = [
      place.id, place.name, "\(place.kind)", place.regionName ?? "-",
      place.countryCode.isEmpty ? "-" : place.countryCode,
    ]
    if let distance { cells.append("\(Int(distance.rounded()))") }
    return cells.map { Sanitizer.terminalSafe($0) }.joined(separator: "\t") + "\n"
  }
}

extension Coordinate {
  /// The same as the index has it.
  fileprivate var point: GeoPoint { GeoPoint(latitude: latitude, longitude: longitude) }
}

extension Area {
  /// The same as the index has it.
  fileprivate var geoArea: GeoArea {
    switch self {
    case .circle(let circle):
      .circle(center: circle.center.point, radiusMeters: circle.radiusMeters)
    case .rectangle(let box):
      .rectangle(
        south: box.southwest.latitude, west: box.southwest.longitude, north: box.northeast.latitude,
        east: box.northeast.longitude)
    }
  }
}
