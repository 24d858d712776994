import PlaceIndex
import Testing

@testable import PlacesSandbox

@Suite struct PlusCodeTests {
  @Test(arguments: [
    (47.365_590, 8.524_997, "8FVC9G8F+6X"), (20.370_0625, 2.782_1875, "7FG49QCJ+2V"),
    (0, 0, "6FG22222+22"), (-90, -180, "22222222+22"), (90, 1, "CFX3X2X2+X2"),
    (1, 180, "62H22222+22"), (-41.273_062, 174.785_937, "4VCPPQGP+Q9"),
    (38.7112, -9.1331, "8CCGPV68+FQ"), (37.422_09, -122.084_06, "849VCWC8+R9"),
  ])
  func `encodes known places`(latitude: Double, longitude: Double, code: String) {
    #expect(PlusCode(GeoPoint(latitude: latitude, longitude: longitude)).global == code)
  }

  @Test func `decodes to the middle of the square`() throws {
    let center = try #require(PlusCode.center(of: "8fvc9g8f+6x"))
    #expect(abs(center.latitude - 47.365_5625) < 1e-9)
    #expect(abs(center.longitude - 8.524_9375) < 1e-9)
    let padded = try #require(PlusCode.center(of: "8FVC0000+"))
    #expect(padded == GeoPoint(latitude: 47.5, longitude: 8.5))
    let fine = try #require(PlusCode.center(of: "8FVC9G8F+6XQ"))
    #expect(abs(fine.latitude - 47.365_5875) < 1e-9)
  }

  @Test(arguments: [
    "", "+", "8FVC9G8F", "8FVC9G8F6X+", "8FVC9G8F+6", "8FVC9G8F+6A", "8F0C9G8F+6X", "8FVC0000+6X",
    "0FVC9G8F+6X", "CWC8+R9", "XXXXXXXX+XX", "8FVC9G8F++6X",
  ])
  func `refuses what is no full code`(code: String) {
    #expect(PlusCode.center(of: code) == nil)
  }

  @Test func `a short code finds its square around the town, also across a border of squares`()
    throws
  {
    let view = GeoPoint(latitude: 37.386, longitude: -122.084)
    let center = try #require(PlusCode.expanded("CWC8+R9", near: view))
    #expect(PlusCode(center).global == "849VCWC8+R9")
    // The town lies just south-west of a corner of the grid, the code just north-east of it.
    let corner = try #require(
      PlusCode.expanded("2222+22", near: GeoPoint(latitude: 39.999, longitude: -0.001)))
    #expect(abs(corner.latitude - 40) < 0.01)
    #expect(abs(corner.longitude) < 0.01)
    #expect(PlusCode.expanded("CWC8", near: view) == nil)
    #expect(PlusCode.expanded("8FVC9G8F+6X", near: view) == nil)
  }

  @Test func `codes and squares agree everywhere`() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let point = GeoPoint(
        latitude: .random(in: -90...90, using: &generator),
        longitude: .random(in: -180..<180, using: &generator))
      let code = PlusCode(point)
      let center = try #require(PlusCode.center(of: code.global))
      #expect(abs(center.latitude - point.latitude) < 0.000_0626)
      #expect(abs(center.longitude - point.longitude) < 0.000_0626)
      #expect(PlusCode(center) == code)
      let back = try #require(PlusCode.expanded(code.local, near: point))
      #expect(PlusCode(back) == code)
    }
  }
}
