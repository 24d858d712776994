import PlaceIndex

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The box a map should show for a place, computed from what the place is.
struct Viewport: Hashable {
  /// The south-western corner.
  let southwest: GeoPoint
  /// The north-eastern corner.
  let northeast: GeoPoint

  /// The box around a place.
  init(_ place: IndexedPlace) {
    let half = Self.halfHeight(of: place)
    let center = place.location
    let shrinkage = Swift.max(0.05, cos(center.latitude * .pi / 180))
    let halfWidth = Swift.min(179.9, half / shrinkage)
    southwest = GeoPoint(
      latitude: Self.rounded(Swift.max(-90, center.latitude - half)),
      longitude: Self.turned(center.longitude - halfWidth))
    northeast = GeoPoint(
      latitude: Self.rounded(Swift.min(90, center.latitude + half)),
      longitude: Self.turned(center.longitude + halfWidth))
  }

  /// Half the height in degrees: fixed for each kind, for towns by the number of inhabitants.
  private static func halfHeight(of place: IndexedPlace) -> Double {
    switch place.kind {
    case .country: 4
    case .region: 1.2
    case .locality:
      Swift.min(0.35, Swift.max(0.02, Double(place.population ?? 0).squareRoot() / 10_000))
    case .neighborhood: 0.012
    case .postalCode: 0.03
    case .airport: 0.025
    case .route: 0.004
    case .streetAddress, .establishment: 0.00135
    }
  }

  /// Seven decimals, about a centimetre.
  private static func rounded(_ degrees: Double) -> Double {
    (degrees * 1e7).rounded() / 1e7
  }

  private static func turned(_ longitude: Double) -> Double {
    rounded(GeoPoint(latitude: 0, longitude: longitude).wrapped.longitude)
  }
}
