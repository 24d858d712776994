import PlaceIndex
import PlacesClient

/// What a place must be to appear in the answer of a search, beside where it is.
struct PlaceCriteria: Hashable {
  /// One of these must be among its types; empty lets all pass.
  var types: Set<String> = []
  /// Its primary type must be one of these; empty lets all pass.
  var primaryTypes: Set<String> = []
  /// None of these may be among its types.
  var excludedTypes: Set<String> = []
  /// Its primary type must be none of these.
  var excludedPrimaryTypes: Set<String> = []
  /// It must be inside.
  var restriction: GeoArea?
  /// It must be known to be open now.
  var isOpen = false
  /// Its rating must be known and no lower, in tenths; 0 lets all pass.
  var ratingTenths = 0
  /// Its price level must be known and one of these, 1 to 4; empty lets all pass.
  var priceLevels: Set<Int> = []

  /// Whether businesses that have not opened yet pass.
  var includesFuture = false
  /// Whether businesses that only visit their customers pass.
  var includesServiceAreas = false
  /// It must be along this.
  var route: RouteLine?
  /// What it must be able to charge; `nil` lets all pass.
  var charging: Charging?

  /// What a charging station must have.
  struct Charging: Hashable {
    /// One of these connectors; empty lets all pass.
    var types: Set<String>
    /// So many kilowatts at least.
    var kilowatts: Double
  }

  /// Whether a place is all that.
  func admits(_ place: IndexedPlace, at instant: Int) -> Bool {
    let shown = Set(TypeWords.shown(place, in: .new))
    let primary = TypeWords.primary(place) ?? ""
    return (types.isEmpty || !types.isDisjoint(with: shown))
      && (primaryTypes.isEmpty || primaryTypes.contains(primary))
      && excludedTypes.isDisjoint(with: shown) && !excludedPrimaryTypes.contains(primary)
      && restriction?.contains(place.location) ?? true && isGood(place)
      && !BusinessState.isHidden(
        place, includingFuture: includesFuture, includingServiceAreas: includesServiceAreas)
      && route?.passes(place.location) ?? true
      && (charging.map {
        ChargeConnectors.suits(place, types: $0.types, kilowatts: $0.kilowatts)
      } ?? true)
      && (!isOpen || Self.isOpen(place, at: instant))
  }

  /// The filter that leaves an index the least to find.
  var widestFilter: PlaceQuery.TypeFilter {
    if !primaryTypes.isEmpty { return .primary(primaryTypes) }
    // An airport is shown as an establishment, but an index need not say so.
    let areAirports = !types.isDisjoint(with: ["establishment", "point_of_interest"])
    return types.isEmpty ? .any : .anyOf(areAirports ? types.union(["airport"]) : types)
  }

  /// With so many places looked at that do not pass, the search gives up: one request must not keep a server busy for long.
  private static let mostLookedAt = 4096

  /// Asks a search for more and more hits until enough of them pass.
  ///
  /// - Parameters:
  ///   - count: How many are enough.
  ///   - instant: Seconds since 1970-01-01 00:00 UTC; decides what is open.
  ///   - hits: The best places of a search, at most as many as it is given.
  /// - Returns: The first places that pass, at most `count`.
  func first(_ count: Int, at instant: Int, of hits: (Int) -> [PlaceHit]) -> [IndexedPlace] {
    var limit = 2 * count
    while true {
      let all = hits(limit)
      let places = all.map(\.place).filter { admits($0, at: instant) }
      if places.count >= count || all.count < limit || limit > Self.mostLookedAt {
        return Array(places.prefix(count))
      }
      limit *= 4
    }
  }

  private func isGood(_ place: IndexedPlace) -> Bool {
    if ratingTenths > 0, Int(place.business?.ratingTenths ?? 0) < ratingTenths { return false }
    if priceLevels.isEmpty { return true }
    return place.business?.priceLevel.map { priceLevels.contains(Int($0)) } ?? false
  }

  private static func isOpen(_ place: IndexedPlace, at instant: Int) -> Bool {
    PlaceHours(place, instant: instant)?.isOpen == true
  }
}
