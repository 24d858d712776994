import PlaceIndex

/// The numbered houses of a street that the index knows, between which others are placed.
struct StreetRange {
  private struct House {
    var number: Int
    var place: IndexedPlace
  }

  private let street: IndexedPlace
  private let houses: [House]

  /// How far the houses of a street may be from its middle, in metres.
  private static let reach = 3000.0
  /// How far from a street a point may be to stand for a number of it, in metres.
  private static let width = 40.0
  /// What the identifiers of places between known houses begin with; number and street follow.
  static let prefix = "sbx-range-"

  /// Looks up the houses of a street; houses whose number is more than digits are passed over.
  init(_ street: IndexedPlace, in index: any PlaceSearch) {
    self.street = street
    let query = NearbyQuery(
      center: street.location, radiusMeters: Self.reach,
      types: .anyOf(["street_address", "premise"]), order: .distance, limit: 500)
    var numbers: Set<Int> = []
    houses = index.nearby(query).map(\.place).compactMap { place -> House? in
      guard place.kind == .streetAddress, place.street == street.street,
        place.localityName == street.localityName, place.subpremise == nil,
        let number = place.streetNumber.flatMap({ Self.number($0) }),
        numbers.insert(number).inserted
      else { return nil }
      return House(number: number, place: place)
    }.sorted { $0.number < $1.number }
  }

  /// A house number that is nothing but digits.
  static func number(_ text: some StringProtocol) -> Int? {
    text.utf8.count <= 6 && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }

  /// Where a house with a number would be: between the nearest known ones, of the same side of the street if it has two.
  ///
  /// - Returns: `nil` when the number is known, or when none is known below or above it.
  func place(number: Int) -> IndexedPlace? {
    if houses.contains(where: { $0.number == number }) { return nil }
    for side in [houses.filter { ($0.number - number) % 2 == 0 }, houses] {
      guard let lower = side.last(where: { $0.number < number }),
        let upper = side.first(where: { $0.number > number })
      else { continue }
      let share = Double(number - lower.number) / Double(upper.number - lower.number)
      return house(number, share < 0.5 ? lower : upper, at: Self.between(lower, upper, share))
    }
    return nil
  }

  /// The number that a point beside the street would have; `nil` when it has a known one, or lies beyond them.
  func place(near point: GeoPoint) -> IndexedPlace? {
    var best: (number: Int, meters: Double)?
    for parity in 0...1 {
      let side = houses.filter { $0.number % 2 == parity }
      for (lower, upper) in zip(side, side.dropFirst()) {
        let share = point.share(from: lower.place.location, to: upper.place.location)
        guard (0...1).contains(share) else { continue }
        let meters = Self.between(lower, upper, share).distanceMeters(to: point)
        let steps = Double(upper.number - lower.number) / 2 * share
        let number = lower.number + 2 * Int(steps.rounded())
        if meters < Self.width, meters < best?.meters ?? .infinity { best = (number, meters) }
      }
    }
    return best.flatMap { place(number: $0.number) }
  }

  private func house(_ number: Int, _ neighbor: House, at point: GeoPoint) -> IndexedPlace {
    var place = neighbor.place
    place.id = Self.prefix + "\(number)-" + street.id
    place.streetNumber = "\(number)"
    place.types = ["street_address"]
    place.location = point
    place.alternateNames = []
    let convention = AddressConvention(countryCode: place.countryCode)
    place.name = AddressLines.line(street.street ?? street.name, number: "\(number)", convention)
    return place
  }

  private static func between(_ lower: House, _ upper: House, _ share: Double) -> GeoPoint {
    let (a, b) = (lower.place.location, upper.place.location)
    func rounded(_ degrees: Double) -> Double { (degrees * 1e7).rounded() / 1e7 }
    return GeoPoint(
      latitude: rounded(a.latitude + share * (b.latitude - a.latitude)),
      longitude: rounded(a.longitude + share * (b.longitude - a.longitude)))
  }
}

extension GeoPoint {
  /// How far along a line this is, 0 at its start and 1 at its end, beyond that when the foot is outside; flat, good for a
  /// street.
  func share(from a: GeoPoint, to b: GeoPoint) -> Double {
    let east = a.distanceMeters(to: GeoPoint(latitude: a.latitude, longitude: a.longitude + 0.001))
    let north = a.distanceMeters(
      to: GeoPoint(latitude: a.latitude + (a.latitude > 0 ? -0.001 : 0.001), longitude: a.longitude)
    )
    let shrinkage = east / max(1, north)
    let line = ((b.longitude - a.longitude) * shrinkage, b.latitude - a.latitude)
    let way = ((longitude - a.longitude) * shrinkage, latitude - a.latitude)
    let square = line.0 * line.0 + line.1 * line.1
    return square > 0 ? (line.0 * way.0 + line.1 * way.1) / square : -1
  }
}

extension IndexedPlace {
  /// Whether this stands between known houses rather than for something in the index.
  var isInterpolated: Bool { id.hasPrefix(StreetRange.prefix) }

  /// The house between known ones that an identifier stands for.
  static func interpolated(id: String, in index: any PlaceSearch) -> IndexedPlace? {
    guard id.hasPrefix(StreetRange.prefix) else { return nil }
    let parts = id.dropFirst(StreetRange.prefix.count).split(
      separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let number = StreetRange.number(parts[0]),
      let street = index.place(id: String(parts[1])), street.kind == .route
    else { return nil }
    return StreetRange(street, in: index).place(number: number)
  }
}
