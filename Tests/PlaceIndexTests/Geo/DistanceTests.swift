import PlaceIndex
import Testing

struct DistanceTests {
  struct Leg: CustomTestStringConvertible, Sendable {
    var from: (Double, Double)
    var to: (Double, Double)
    /// Over the WGS84 ellipsoid, by Vincenty's iteration.
    var meters: Double
    var testDescription: String { "\(from) to \(to)" }
  }

  static let legs = [
    Leg(from: (51.4706, -0.461941), to: (40.6398, -73.7789), meters: 5_554_540.0),
    Leg(from: (0, 0), to: (0, 1), meters: 111_319.5),
    Leg(from: (0, 0), to: (1, 0), meters: 110_574.4),
    Leg(from: (45, 0), to: (46, 0), meters: 111_141.5),
    Leg(from: (89, 0), to: (90, 0), meters: 111_693.9),
    Leg(from: (-17, 179.9), to: (-17, -179.9), meters: 21_297.2),
    Leg(from: (0, 0), to: (0, 90), meters: 10_018_754.2),
    Leg(from: (0, 0), to: (90, 0), meters: 10_001_965.7),
    Leg(from: (52.52, 13.405), to: (35.6895, 139.6917), meters: 8_938_340.9),
    Leg(from: (60, 10), to: (-60, -160), meters: 19_454_850.1),
    Leg(from: (10, 20), to: (-9, -165), meters: 19_475_129.7),
  ]

  @Test(arguments: legs)
  func `distance is geodesic within half a percent`(leg: Leg) {
    let from = GeoPoint(latitude: leg.from.0, longitude: leg.from.1)
    let to = GeoPoint(latitude: leg.to.0, longitude: leg.to.1)
    #expect(abs(from.distanceMeters(to: to) - leg.meters) <= leg.meters * 0.005)
    // Far from the antipode it is much better than asked for.
    if leg.meters < 15_000_000 {
      #expect(abs(from.distanceMeters(to: to) - leg.meters) <= leg.meters * 0.0001)
    }
    #expect(from.distanceMeters(to: to) == to.distanceMeters(to: from))
  }

  @Test func `a point is no distance from itself, and the antipode is half way round`() {
    let here = GeoPoint(latitude: -33.87, longitude: 151.21)
    #expect(here.distanceMeters(to: here) == 0)
    let there = GeoPoint(latitude: 33.87, longitude: 151.21 - 180)
    #expect(abs(here.distanceMeters(to: there) - 20_004_000) < 100_000)
  }

  @Test func `on a pole the longitude does not matter`() {
    let pole = GeoPoint(latitude: 90, longitude: 0)
    #expect(pole.distanceMeters(to: GeoPoint(latitude: 90, longitude: 137)) < 0.001)
  }
}
