extension PlaceTable {
  /// The record whose search text holds an offset, not before a record known to be no later.
  func record(atText offset: Int, notBefore first: Int) -> Int {
    var step = 1
    var low = first
    // Gallop, then halve: hits come in ascending order and are often close together.
    while low + step < count, starts(low + step, by: offset) {
      low += step
      step *= 2
    }
    var high = min(low + step, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts(middle, by: offset) { low = middle } else { high = middle }
    }
    return low
  }

  private func starts(_ record: Int, by offset: Int) -> Bool {
    textOffsets.number(UInt32.self, at: record &* 4).map { Int($0) <= offset } ?? false
  }

  /// A guess at how many records hold a word that begins so: exact for frequent words, nothing but the length for others.
  func frequency(of word: [UInt8]) -> Int {
    let unknown = [1: 5000, 2: 800][word.count] ?? 0
    return (0..<frequentWords.count).reduce(unknown) { sum, index in
      guard let item = frequentWords[index], item.has(word, at: 4),
        let count = item.number(UInt32.self, at: 0)
      else {
        return sum
      }
      return sum + Int(min(count, 1_000_000))
    }
  }

  /// The record with an identifier, given without its `sbx-`.
  func record(identifier: [UInt8]) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      guard let record = identifierOrder.number(UInt32.self, at: middle * 4),
        var reader = detail(Int(record)).map(DetailReader.init), let found = reader.bytes()
      else { return nil }
      if found.isLess(than: identifier) {
        low = middle + 1
      } else if found.count == identifier.count, found.has(identifier, at: 0) {
        return Int(record)
      } else {
        high = middle
      }
    }
    return nil
  }

  /// The record of a country, by its place in ``countries``.
  func countryRecord(_ index: Int) -> Int? {
    countries.number(UInt32.self, at: index * 8 + 4).map(Int.init).flatMap { $0 < count ? $0 : nil }
  }

  /// Two lower-case letters.
  func countryCode(_ index: Int) -> String? {
    countries.part(at: index * 8, count: 2)?.text
  }

  /// The record of a region, by its place in ``regions``.
  func regionRecord(_ index: Int) -> Int? {
    regions.number(UInt32.self, at: index * 4).map(Int.init).flatMap { $0 < count ? $0 : nil }
  }
}
