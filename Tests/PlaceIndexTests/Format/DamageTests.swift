import Testing

@testable import PlaceIndex

/// Damaged contents give wrong or no answers, never a crash.
struct DamageTests {
  /// Uses everything that reads the file.
  static func exercise(_ gazetteer: Gazetteer, _ numbers: inout SeededNumbers) {
    for text in ["par", "1 example st syd"] {
      _ = gazetteer.search(
        PlaceQuery(
          text: text, types: .anyOf(["locality", "street_address"]), countries: ["au", "fr"]))
      _ = gazetteer.search(
        PlaceQuery(
          text: text,
          bias: .circle(center: GeoPoint(latitude: -33.87, longitude: 151.21), radiusMeters: 5000),
          limit: 20))
    }
    _ = gazetteer.matchAddress(PlaceQuery(text: "99999 Example St, Sydney"))
    _ = gazetteer.places(around: GeoPoint(latitude: -33.8688, longitude: 151.2093))
    _ = gazetteer.place(id: "sbx-gn2147714")
    for _ in 0..<100 { _ = gazetteer[Int.random(in: -1...gazetteer.count, using: &numbers)] }
    for record in [Int.min, -1, gazetteer.count, Int.max] { #expect(gazetteer[record] == nil) }
  }

  static let sections = Array(0..<15)

  @Test(arguments: sections)
  func `a section of nonsense`(section: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(section))
    let bytes = BuiltIn.bytes
    let start = Int(FormatTests.number(at: 64 + 16 * section + 4, of: bytes))
    let end = start + Int(FormatTests.number(at: 64 + 16 * section + 8, of: bytes))
    let size = end - start
    let random = (0..<4096).map { _ in UInt8(truncatingIfNeeded: numbers.next()) }
    let fillings = [
      [UInt8](repeating: 0, count: size), [UInt8](repeating: 0xFF, count: size),
      Array(repeating: random, count: size / random.count + 1).joined().prefix(size).map { $0 },
    ]
    for filling in fillings {
      var changed = bytes
      changed.replaceSubrange(start..<end, with: filling)
      do throws(GazetteerError) {
        try FormatTests.open(changed) { gazetteer in Self.exercise(gazetteer, &numbers) }
      } catch {
        #expect(error == .damagedSection(FormatTests.number(at: 64 + 16 * section, of: bytes)))
      }
    }
  }

  @Test func `bytes flipped anywhere`() throws {
    var numbers = SeededNumbers(seed: 2024)
    let bytes = BuiltIn.bytes
    let start = 64 + 16 * Int(FormatTests.number(at: 12, of: bytes))
    for _ in 0..<10 {
      var changed = bytes
      for _ in 0..<10_000 {
        changed[Int.random(in: start..<bytes.count, using: &numbers)] = UInt8(
          truncatingIfNeeded: numbers.next())
      }
      do throws(GazetteerError) {
        try FormatTests.open(changed) { gazetteer in Self.exercise(gazetteer, &numbers) }
      } catch {
        guard case .damagedSection = error else {
          Issue.record("\(error)")
          continue
        }
      }
    }
  }

  @Test func `one wrong byte is noticed by the whole check`() throws {
    var changed = BuiltIn.bytes
    changed[changed.count / 2] ^= 1
    #expect(try FormatTests.open(changed) { $0.isIntact } == false)
  }
}
