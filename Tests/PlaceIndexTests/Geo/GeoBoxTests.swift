import Testing

@testable import PlaceIndex

struct GeoBoxTests {
  @Test func `whatever a circle contains, its box may hold`() {
    var numbers = SeededNumbers(seed: 11)
    for _ in 0..<20_000 {
      let center = GeoPoint(
        latitude: .random(in: -90...90, using: &numbers),
        longitude: .random(in: -180...180, using: &numbers))
      let radius = Double.random(in: 10...2_000_000, using: &numbers)
      // Points close to the circle, now inside, now outside.
      let spread = radius / 80_000
      let point = GeoPoint(
        latitude: min(
          90, max(-90, center.latitude + .random(in: -spread...spread, using: &numbers))),
        longitude: .random(in: -180...180, using: &numbers))
      let area = GeoArea.circle(center: center, radiusMeters: radius)
      let tester = GeoArea.Tester(area)
      #expect(tester.contains(point) == area.contains(point), "\(center) \(radius) \(point)")
    }
  }
}
