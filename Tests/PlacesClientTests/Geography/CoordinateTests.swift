import Testing

@testable import PlacesClient

@Suite struct `Coordinates` {
  @Test(
    arguments: [
      ("43.66,-70.25", 43.66, -70.25), ("43.66, -70.25", 43.66, -70.25),
      ("43.66 -70.25", 43.66, -70.25), ("(43.66, -70.25)", 43.66, -70.25),
      (" ( 43.66 ,\t-70.25 ) \n", 43.66, -70.25), ("\u{FEFF}43.66,\u{200E}-70.25", 43.66, -70.25),
      ("-33.87,151.21", -33.87, 151.21), ("0,0", 0, 0), ("90,180", 90, 180),
      ("-90,-180", -90, -180), ("+1.5,.5", 1.5, 0.5), ("007,08", 7, 8),
      ("39.04° N, 125.76° E", 39.04, 125.76), ("39.04°S 125.76°W", -39.04, -125.76),
      ("N 40° 30′, W 79° 15′", 40.5, -79.25), ("40°30'36\"N 79°15'36\"W", 40.51, -79.26),
      ("40º 30’ n, 79º 15’ w", 40.5, -79.25), ("1°0′0″N,2°0′0″E", 1, 2),
    ] as [(String, Double, Double)])
  func `forms people write and paste`(_ text: String, _ latitude: Double, _ longitude: Double)
    throws
  {
    let coordinate = try Coordinate(text)
    #expect(abs(coordinate.latitude - latitude) < 1e-12)
    #expect(abs(coordinate.longitude - longitude) < 1e-12)
  }

  @Test(
    arguments: [
      ("", .shape), ("1", .shape), (",", .shape), ("1,", .shape), (",2", .shape),
      ("1,2,3", .shape), ("1 2 3", .shape), ("Sydney", .shape), ("()", .shape),
      ("NaN,0", .number("NaN")), ("0,nan", .number("nan")), ("inf,0", .number("inf")),
      ("0x1F,2", .number("0x1F")), ("1e1,2", .number("1e1")), ("1,2m", .number("2m")),
      ("--1,2", .number("--1")), ("1,2 3", .number("2 3")),
      ("47,49 19,03", .decimalComma), ("47,49, 19,03", .decimalComma),
      ("47,49,19,03", .decimalComma), ("(47,49 19,03)", .decimalComma),
      ("91,0", .swapped), ("103.85,1.28", .swapped), ("-151.21,-33.87", .swapped),
      ("200,0", .latitude("200")), ("999,999", .latitude("999")),
      ("90.0001,95", .latitude("90.0001")),
      ("0,180.0001", .longitude("180.0001")), ("-45,-181", .longitude("-181")),
      ("40,26° N", .shape), ("40° 26′ 46″ N", .shape), ("125.76° E, 39.04° N", .shape),
      ("40° 60′ N, 79° W", .shape), ("40° 30′ 60″ N, 79° W", .shape), ("40°, 79°", .shape),
      ("40° N 79° W x", .shape), ("-40° N, 79° W", .shape), ("39,04° N, 125,76° E", .shape),
      ("95° N, 10° E", .latitude("95")), ("10° N, 190° E", .longitude("190")),
    ] as [(String, ValueError.CoordinateFault)])
  func `what is none, and why`(_ text: String, _ fault: ValueError.CoordinateFault) {
    #expect(throws: ValueError.coordinate(text, fault)) { try Coordinate(text) }
  }

  @Test(
    arguments: [
      (90.0.nextUp, 0, .latitude("90.00000000000001")), (-91, 0, .latitude("-91.0")),
      (.nan, 0, .latitude("nan")), (.infinity, 0, .latitude("inf")),
      (0, 180.5, .longitude("180.5")), (0, -.infinity, .longitude("-inf")),
      (0, .nan, .longitude("nan")),
    ] as [(Double, Double, ValueError.CoordinateFault)])
  func `numbers outside the Earth`(
    _ latitude: Double, _ longitude: Double, _ fault: ValueError.CoordinateFault
  ) {
    #expect(throws: ValueError.coordinate("\(latitude),\(longitude)", fault)) {
      try Coordinate(latitude: latitude, longitude: longitude)
    }
  }

  @Test func `the text has no blank and no exponent`() throws {
    #expect(try Coordinate(latitude: -33.87, longitude: 151.21).text == "-33.87,151.21")
    #expect(try Coordinate(latitude: 1e-7, longitude: -0.0).text == "0.0000001,0")
    #expect(try Coordinate(latitude: 10, longitude: -180).text == "10,-180")
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `the text reads back equal`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1000 {
      // Half of them of any magnitude, down to numbers of three hundred digits.
      let isTiny = Bool.random(using: &generator)
      let scale =
        isTiny
        ? Double(sign: .plus, exponent: .random(in: -1070...0, using: &generator), significand: 1)
        : 1
      let coordinate = try Coordinate(
        latitude: Double.random(in: -90...90, using: &generator) * scale,
        longitude: Double.random(in: -180...180, using: &generator) * scale)
      try #require(try Coordinate(coordinate.text) == coordinate)
    }
  }
}
