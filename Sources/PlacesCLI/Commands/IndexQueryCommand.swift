import PlaceIndex
import PlacesClient

/// The options of `index query`.
struct IndexQueryOptions: Sendable {
  /// The file to search.
  var file: String?
  /// What to look for.
  var text: [String] = []
  /// A file with a text to look for on each line.
  var input: String?
  var types: [String] = []
  var countries: [CountryCode] = []
  var bias: Area?
  var restriction: Area?
  var origin: Coordinate?
  var limit = 5
  /// The point whose neighbourhood is preferred, or shown.
  var near: Coordinate?
}

extension Command {
  /// `places index query`.
  static let indexQuery = Command(
    "index query", summary: "Search an index file, with the scores of what is found",
    details: [
      "Prints a line a place, best first: score, ~ for a typing mistake allowed for or = for none, identifier, name, kind, region, country, and the distance in metres with --origin or --near. With --near and no TEXT, without score and mark: the nearest places of all kinds, then the area, town, region and country there if they are not among them. Made for looking into an index; predict and geocode with --data and --sandbox are made for use.",
      "With --input every line of the file is looked for, on all processors; what is printed has the number of the line in front, and keeps the order. Behind a tab a line may name countries, which count instead of --countries.",
    ],
    examples: [
      Example("See why one town comes before another", "places index query towns.idx springfield"),
      Example("What is near a point", "places index query towns.idx --near 48.85,2.35"),
      Example(
        "The same name, near a point first",
        "places index query towns.idx springfield --near 39.8,-89.6"),
      Example(
        "A name a line, each with its country",
        "printf 'springf\\tus\\nperth\\tau\\n' | places index query towns.idx --input -"),
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
      .value(
        \.near, "near", .coordinate,
        summary: "Prefer what is near this point; without TEXT, show it"),
      .value(
        \.input, "input", .path, summary: "Look for every line of this file (- is standard input)"),
    ]
  ) { (options, environment) async throws(Failure) in
    let index = try IndexFile.open(options.file ?? "")
    if options.input != nil {
      try options.checkInput()
      return try await IndexQueryLines(index: index, options: options, environment: environment)
        .run()
    }
    var lines: [UInt8] = []
    if options.text.isEmpty {
      guard let near = options.near else {
        throw Failure(
          UsageError.missingArgument(
            metavar: "TEXT", remedy: "or --near LAT,LNG for what is near a point"))
      }
      try options.checkPoint()
      for hit in options.hits(near: near.point, in: index) {
        PlaceSummary(hit.place).write(hit.distanceMeters, to: &lines)
      }
    } else {
      try options.checkText()
      options.write(options.query, in: index, to: &lines)
    }
    try environment.output.write(lines)
    return lines.isEmpty ? .nothingFound : .success
  }
}

extension IndexQueryOptions {
  /// What is looked for, with the text of the command line.
  var query: PlaceQuery {
    PlaceQuery(
      text: text.joined(separator: " "), types: types.isEmpty ? .any : .anyOf(Set(types)),
      countries: Set(countries.map(\.code)), restriction: restriction?.geoArea,
      bias: bias?.geoArea ?? near.map { .circle(center: $0.point, radiusMeters: Self.nearMeters) },
      limit: limit)
  }

  /// How far from a point a place is preferred when a text is searched near it, in metres.
  private static let nearMeters = 10_000.0
  /// Half around the Earth, and a little more.
  private static let everywhere = 20_100_000.0

  /// Writes a line for each place that a query finds, each behind `head`.
  func write(
    _ query: PlaceQuery, in index: PlaceIndex, head: [UInt8] = [], to lines: inout [UInt8]
  ) {
    let origin = (origin ?? near)?.point
    for match in index.matches(query) {
      guard let place = index.summary(rank: match.rank) else { continue }
      lines += head
      lines += String(match.key).utf8
      lines += match.hasTypo ? [0x09, UInt8(ascii: "~"), 0x09] : [0x09, UInt8(ascii: "="), 0x09]
      place.write(origin.map { $0.distanceMeters(to: place.location) }, to: &lines)
    }
  }

  /// Refuses a text beside a file of them, and options that would be left unused.
  fileprivate func checkInput() throws(Failure) {
    guard text.isEmpty else {
      throw Failure(
        UsageError.conflict("--input", "a text", remedy: "leave one out"))
    }
    try checkText()
  }

  /// Refuses options that would be left unused beside a text.
  fileprivate func checkText() throws(Failure) {
    guard near != nil, bias != nil else { return }
    throw Failure(
      UsageError.conflict(
        "--near", "--bias", remedy: "leave one out: both say what to prefer; --origin measures"))
  }

  /// Refuses options that say nothing about what is near a point.
  fileprivate func checkPoint() throws(Failure) {
    for (name, isGiven) in [("--bias", bias != nil), ("--origin", origin != nil)] where isGiven {
      throw Failure(
        UsageError.conflict(
          name, "--near without a text", remedy: "leave it out, or add what to look for"))
    }
  }

  /// What is near a point: the nearest places of all kinds, then what else stands for the point, such as its country.
  fileprivate func hits(near point: GeoPoint, in index: PlaceIndex) -> [PlaceHit] {
    let isFiltered = !countries.isEmpty || restriction != nil
    let codes = Set(countries.map(\.code))
    let area = restriction?.geoArea
    func passes(_ place: IndexedPlace) -> Bool {
      (codes.isEmpty || codes.contains(place.countryCode))
        && (types.isEmpty || !Set(types).isDisjoint(with: place.types))
        && (area?.contains(place.location) ?? true)
    }
    var found: [PlaceHit] = []
    var radius = Self.nearMeters / 10
    while true {
      let query = NearbyQuery(
        center: point, radiusMeters: radius, types: types.isEmpty ? .any : .anyOf(Set(types)),
        order: .distance, limit: isFiltered ? index.count : limit)
      found = Array(index.nearby(query).filter { passes($0.place) }.prefix(limit))
      if found.count == limit || radius >= Self.everywhere { break }
      radius *= 4
    }
    let known = Set(found.map(\.place.id))
    return found
      + index.places(around: point).filter { passes($0.place) && !known.contains($0.place.id) }
  }
}

extension PlaceSummary {
  fileprivate init(_ place: IndexedPlace) {
    self.init(
      id: place.id, name: place.name, kind: place.kind, regionName: place.regionName,
      countryCode: place.countryCode, location: place.location)
  }

  /// Writes a line: identifier, name, kind, region, country, and the distance in metres.
  fileprivate func write(_ distance: Double?, to line: inout [UInt8]) {
    for cell in [id, name, Self.words[kind] ?? "\(kind)", regionName ?? "-"] {
      line += Sanitizer.terminalSafe(cell).utf8
      line.append(0x09)
    }
    line += Sanitizer.terminalSafe(countryCode.isEmpty ? "-" : countryCode).utf8
    if let distance {
      line.append(0x09)
      line += String(Int(distance.rounded())).utf8
    }
    line.append(0x0A)
  }

  /// The kinds as words; looking a case's name up costs more than a search.
  private static let words = Dictionary(
    uniqueKeysWithValues: IndexedPlace.Kind.allCases.map { ($0, "\($0)") })
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
