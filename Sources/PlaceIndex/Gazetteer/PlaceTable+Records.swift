extension PlaceTable {
  /// Position in degrees.
  func point(_ record: Int) -> GeoPoint? {
    guard let latitude = points.number(Int32.self, at: record &* 8),
      let longitude = points.number(Int32.self, at: record &* 8 &+ 4)
    else { return nil }
    return GeoPoint(latitude: Double(latitude) / 1e6, longitude: Double(longitude) / 1e6)
  }

  func importance(_ record: Int) -> UInt32 { facts.number(at: record &* 16) ?? 0 }
  /// The record of the city or town it is in, or is.
  func locality(_ record: Int) -> Int? {
    facts.number(UInt32.self, at: record &* 16 &+ 4).map(Int.init).flatMap { $0 < count ? $0 : nil }
  }
  /// 256 times the binary logarithm of the importance.
  func weight(_ record: Int) -> Int { Int(facts.number(UInt16.self, at: record &* 16 &+ 8) ?? 0) }
  func typeList(_ record: Int) -> Int {
    Int(facts.number(UInt16.self, at: record &* 16 &+ 10) ?? .max)
  }
  /// Its place in ``regions``.
  func region(_ record: Int) -> Int? {
    facts.number(UInt16.self, at: record &* 16 &+ 12).flatMap { $0 == .max ? nil : Int($0) }
  }
  /// Its place in ``countries``.
  func country(_ record: Int) -> Int { Int(facts[record &* 16 &+ 14]) }
  func kind(_ record: Int) -> IndexedPlace.Kind? {
    IndexedPlace.Kind(rawValue: facts[record &* 16 &+ 15] & 15)
  }
  func source(_ record: Int) -> IndexedPlace.Source? {
    IndexedPlace.Source(rawValue: facts[record &* 16 &+ 15] >> 4)
  }

  /// Calls back for every record with the numbers of its locality and region, those out of range when it has none.
  func forEachRecord(_ body: (_ record: Int, _ locality: UInt32, _ region: UInt16) -> Void) {
    facts.forEachPair(of: 16, UInt32.self, at: 4, UInt16.self, at: 12, body)
  }

  /// Its search text; empty where the file is damaged.
  func searchText(_ record: Int) -> SearchText {
    let range = searchRange(record)
    return SearchText(
      bytes: text.part(at: range.lowerBound, count: range.count) ?? text.empty,
      start: range.lowerBound)
  }

  /// Where its search text is.
  func searchRange(_ record: Int) -> Range<Int> {
    guard let start = textOffsets.number(UInt32.self, at: record &* 4),
      let end = textOffsets.number(UInt32.self, at: record &* 4 &+ 4), start <= end,
      end <= text.count
    else { return 0..<0 }
    return Int(start)..<Int(end)
  }

  /// Its details, to be read in order.
  func detail(_ record: Int) -> FileBytes? {
    guard let start = detailOffsets.number(UInt32.self, at: record &* 4),
      let end = detailOffsets.number(UInt32.self, at: record &* 4 &+ 4), start <= end
    else { return nil }
    return details.part(at: Int(start), count: Int(end - start))
  }
}
