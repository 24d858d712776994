import PlaceIndex
import Testing

struct GeoAreaTests {
  func point(_ latitude: Double, _ longitude: Double) -> GeoPoint {
    GeoPoint(latitude: latitude, longitude: longitude)
  }

  @Test func `a rectangle holds its edge`() {
    let area = GeoArea.rectangle(south: -34, west: 150, north: -33, east: 152)
    #expect(area.contains(point(-33.5, 151)))
    #expect(area.contains(point(-34, 150)))
    #expect(area.contains(point(-33, 152)))
    #expect(!area.contains(point(-34.0001, 151)))
    #expect(!area.contains(point(-33.5, 152.0001)))
  }

  @Test func `a rectangle with its west east of its east crosses the 180th meridian`() {
    let area = GeoArea.rectangle(south: -20, west: 175, north: -10, east: -175)
    #expect(area.contains(point(-15, 179)))
    #expect(area.contains(point(-15, -179)))
    #expect(area.contains(point(-15, 180)))
    #expect(area.contains(point(-15, -180)))
    #expect(!area.contains(point(-15, 0)))
    #expect(!area.contains(point(-15, 174)))
  }

  @Test func `the 180th meridian has two numbers`() {
    #expect(GeoArea.rectangle(south: 0, west: 170, north: 1, east: 180).contains(point(0.5, -180)))
    #expect(GeoArea.rectangle(south: 0, west: -180, north: 1, east: -170).contains(point(0.5, 180)))
  }

  @Test func `a circle reaches across the 180th meridian`() {
    let area = GeoArea.circle(center: point(-17, 179.9), radiusMeters: 22_000)
    #expect(area.contains(point(-17, -179.9)))
    #expect(!area.contains(point(-17, -179.8)))
  }

  @Test func `a circle around a pole holds every longitude`() {
    let area = GeoArea.circle(center: point(89.9, 0), radiusMeters: 50_000)
    for longitude in stride(from: -180.0, through: 180, by: 30) {
      #expect(area.contains(point(89.9, longitude)), "\(longitude)")
      #expect(!area.contains(point(89, longitude)), "\(longitude)")
    }
  }

  @Test func `a rectangle up to a pole holds the pole`() {
    let area = GeoArea.rectangle(south: 80, west: 10, north: 90, east: 20)
    #expect(area.contains(point(90, -100)))
    #expect(!area.contains(point(89, -100)))
  }
}
