/// The countries, regions and cities that places lie in, by key.
struct AreaPool {
  /// One area.
  struct Area {
    var kind: IndexedPlace.Kind
    var key: [UInt8]
    var name = ""
    var code = ""
    /// Folded names and codes, as a record has them.
    var segments: [UInt32] = []
    /// The record that stands for it.
    var record: UInt32?
    var isDefined = false
  }

  private(set) var areas: [Area] = []
  private var numbers = TermPool()
  private var lastCountry: (key: UInt16, number: UInt32) = (0, .max)

  /// The number of an area, met for the first time or known.
  mutating func number(_ kind: IndexedPlace.Kind, _ key: [UInt8]) -> UInt32 {
    let number = numbers.number(key, 0..<key.count, kind.rawValue + 1)
    if Int(number) == areas.count { areas.append(Area(kind: kind, key: key)) }
    return number
  }

  /// The number of a country by its two letters.
  mutating func country(_ a: UInt8, _ b: UInt8) -> UInt32 {
    let key = UInt16(a) << 8 | UInt16(b)
    if lastCountry.key == key { return lastCountry.number }
    let number = number(.country, [a, b])
    lastCountry = (key, number)
    return number
  }

  /// Says what an area is called; the first word on it stands.
  mutating func define(_ number: UInt32, _ body: (inout Area) -> Void) {
    guard !areas[Int(number)].isDefined else { return }
    body(&areas[Int(number)])
    areas[Int(number)].isDefined = true
  }

  /// Adds groups of terms to an area.
  mutating func append(_ number: UInt32, _ segments: [UInt32]) {
    areas[Int(number)].segments += segments
  }
}
