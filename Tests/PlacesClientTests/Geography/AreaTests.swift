import Testing

@testable import PlacesClient

@Suite struct `Areas` {
  @Test(arguments: [
    ("circle:2000@-33.87,151.21", "circle:2000@-33.87,151.21"),
    (" CIRCLE: 0.5 @ -33.87 , 151.21 ", "circle:0.5@-33.87,151.21"),
    ("circle:50000@0,0", "circle:50000@0,0"), ("circle:.5@(1, 2)", "circle:0.5@1,2"),
    ("rect:-33.9,151.17,-33.84,151.23", "rect:-33.9,151.17,-33.84,151.23"),
    ("rectangle:-33.9,151.17|-33.84,151.23", "rect:-33.9,151.17,-33.84,151.23"),
    ("Rect: -33.9 , 151.17 , -33.84 , 151.23", "rect:-33.9,151.17,-33.84,151.23"),
    ("rect:-20,170,-10,-170", "rect:-20,170,-10,-170"), ("rect:5,6,5,6", "rect:5,6,5,6"),
    ("rect:-90,-180,90,180", "rect:-90,-180,90,180"),
  ])
  func `spellings and the canonical one`(_ text: String, _ canonical: String) throws {
    let area = try Area(text)
    #expect(area.text == canonical)
    #expect(try Area(area.text) == area)
  }

  @Test(
    arguments: [
      ("", .shape), ("48.85,2.35", .shape), ("box:1,2,3,4", .shape), ("circle:", .shape),
      ("circle:2000", .shape), ("rect:1,2,3", .shape), ("rect:1,2,3,4,5", .shape),
      ("circle:0@48.85,2.35", .radius("0")), ("circle:-1@48.85,2.35", .radius("-1")),
      ("circle:50001@48.85,2.35", .radius("50001")), ("circle:5km@48.85,2.35", .radius("5km")),
      ("circle:NaN@48.85,2.35", .radius("NaN")), ("circle:1e3@48.85,2.35", .radius("1e3")),
      ("circle:@48.85,2.35", .radius("")), ("rect:1,x,3,4", .number("x")),
      ("rect:1,,3,4", .number("")), ("rect:10,0,-10,5", .upsideDown),
      ("rect:0,180,1,-180", .shape),
    ] as [(String, ValueError.AreaFault)])
  func `what is none, and why`(_ text: String, _ fault: ValueError.AreaFault) {
    #expect(throws: ValueError.area(text, fault)) { try Area(text) }
  }

  @Test(
    arguments: [
      ("circle:2000@91,0", "91,0", .swapped), ("circle:2000@0", "0", .shape),
      ("circle:2000@1,181", "1,181", .longitude("181")),
      ("rect:151.17,-33.9,151.23,-33.84", "rect:151.17,-33.9,151.23,-33.84", .swapped),
      ("rect:0,0,0,200", "rect:0,0,0,200", .longitude("200")),
    ] as [(String, String, ValueError.CoordinateFault)])
  func `a corner or centre that is no coordinate`(
    _ text: String, _ part: String, _ fault: ValueError.CoordinateFault
  ) {
    #expect(throws: ValueError.coordinate(part, fault)) { try Area(text) }
  }

  @Test(
    arguments: [
      (0, "0"), (-1, "-1"), (50_000.0.nextUp, "50000.00000000001"), (.nan, "nan"),
      (.infinity, "inf"),
    ] as [(Double, String)])
  func `a radius the services refuse`(_ radius: Double, _ shown: String) throws {
    let center = try Coordinate(latitude: 1, longitude: 2)
    #expect(throws: ValueError.area("circle:\(shown)@1,2", .radius(shown))) {
      try Circle(center: center, radiusMeters: radius)
    }
  }

  @Test func `rectangles from corners`() throws {
    let low = try Coordinate(latitude: -10, longitude: 170)
    let high = try Coordinate(latitude: 10, longitude: -170)
    #expect(try Rectangle(southwest: low, northeast: high).crossesAntimeridian)
    #expect(throws: ValueError.area("rect:10,-170,-10,170", .upsideDown)) {
      try Rectangle(southwest: high, northeast: low)
    }
    let east = try Coordinate(latitude: 0, longitude: 180)
    let west = try Coordinate(latitude: 0, longitude: -180)
    #expect(throws: ValueError.area("rect:0,180,0,-180", .shape)) {
      try Rectangle(southwest: east, northeast: west)
    }
    #expect(try !Rectangle(southwest: west, northeast: east).crossesAntimeridian)
    #expect(try !Rectangle(southwest: low, northeast: low).crossesAntimeridian)
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `the canonical text reads back equal`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func coordinate(_ latitudes: ClosedRange<Double>) throws -> Coordinate {
      try Coordinate(
        latitude: .random(in: latitudes, using: &generator),
        longitude: .random(in: -180...180, using: &generator))
    }
    for _ in 0..<500 {
      let circle = Area.circle(
        try Circle(
          center: coordinate(-90...90), radiusMeters: .random(in: 1e-9...50_000, using: &generator))
      )
      let box = Area.rectangle(
        try Rectangle(southwest: coordinate(-90...0), northeast: coordinate(0...90)))
      try #require(try Area(circle.text) == circle)
      try #require(try Area(box.text) == box)
    }
  }
}
