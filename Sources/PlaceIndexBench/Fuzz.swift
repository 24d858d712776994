import PlaceIndex

/// Asks damaged copies of an index everything there is to ask, and the good one at random; a crash is a fault.
///
/// Every round has numbers of its own, so that one that crashed can be done again alone.
struct Fuzz {
  private let good: [UInt8]
  private let names: [String]
  private let places: Int

  /// Reads the file to damage.
  init(path: String) throws {
    let index = try PlaceIndex(path: path)
    good = try FileBytes.read(path)
    places = index.count
    names = (0..<min(index.count, 200)).compactMap { index[$0] }.flatMap {
      [$0.name] + $0.alternateNames.prefix(3)
    }
  }

  /// Does some rounds; gives the number that opened, the answers found and the slowest round with its seconds.
  func mutations(_ rounds: Range<Int>, _ clock: (Duration) -> Double) -> (
    opened: Int, found: Int, slowest: (round: Int, seconds: Double)
  ) {
    var bytes = good
    var opened = 0
    var found = 0
    var slowest = (round: -1, seconds: 0.0)
    for round in rounds {
      var random = Numbers(state: UInt64(round) &* 0x9E37_79B9)
      let start = ContinuousClock.now
      let changed = damage(&bytes, &random)
      let isCut = random.below(50) == 0
      let length = isCut ? random.below(bytes.count) : bytes.count
      unsafe bytes.withUnsafeBytes { buffer in
        let part = unsafe UnsafeRawBufferPointer(rebasing: buffer[0..<length])
        guard let index = try? unsafe PlaceIndex(bytes: part) else { return }
        opened += 1
        found += use(index, &random)
      }
      for place in changed { bytes[place] = good[place] }
      let seconds = clock(ContinuousClock.now - start)
      if seconds > slowest.seconds { slowest = (round, seconds) }
    }
    return (opened, found, slowest)
  }

  /// Asks the good index; gives the number of answers.
  func queries(_ rounds: Range<Int>, _ index: PlaceIndex) -> Int {
    var found = 0
    for round in rounds {
      var random = Numbers(state: UInt64(round) &* 0x85EB_CA6B)
      found += ask(index, &random)
    }
    return found
  }

  /// Changes some bytes and gives the checksum of the header that fits, mostly; tells which bytes differ now.
  private func damage(_ bytes: inout [UInt8], _ random: inout Numbers) -> [Int] {
    var changed: [Int] = []
    let table = 64 + Int(good[12]) * 24
    for _ in 0...random.below(8) {
      // The header and the section table are small; a fifth of the changes goes there.
      let place = random.below(5) == 0 ? random.below(table) : random.below(bytes.count)
      let kind = random.below(5)
      for offset in place..<min(place + (kind == 4 ? 4 : 1), bytes.count) {
        switch kind {
        case 0: bytes[offset] = UInt8(random.below(256))
        case 1: bytes[offset] ^= 1 << UInt8(random.below(8))
        case 2: bytes[offset] = 0
        default: bytes[offset] = 0xFF
        }
        changed.append(offset)
      }
    }
    if random.below(10) > 0 {
      changed += 28..<32
      let sections = min(Int(bytes[12]), (bytes.count - 64) / 24)
      var crc: UInt32 = 0xFFFF_FFFF
      for place in Array(0..<28) + Array(64..<64 + sections * 24) {
        crc ^= UInt32(bytes[place])
        for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
      }
      for shift in 0..<4 {
        bytes[28 + shift] = UInt8(truncatingIfNeeded: ~crc >> UInt32(8 * shift))
      }
    }
    return changed
  }

  private func use(_ index: PlaceIndex, _ random: inout Numbers) -> Int {
    var found = ask(index, &random) + ask(index, &random)
    found += index.places(around: point(&random)).count
    _ = index.nearest(.locality, to: point(&random))
    _ = index.place(id: names.isEmpty ? "" : names[random.below(names.count)])
    for rank in [0, random.below(places + 1), index.count - 1, index.count, -1] {
      // Other names are read when they are asked for.
      found += index[rank].map { 1 + $0.alternateNames.count } ?? 0
    }
    _ = index.facts
    if random.below(20) == 0 { try? index.verify() }
    return found
  }

  private func ask(_ index: PlaceIndex, _ random: inout Numbers) -> Int {
    var query = PlaceQuery(text: text(&random))
    if random.below(3) == 0 { query.countries = [["us", "fr", "aa", "", "zz"][random.below(5)]] }
    if random.below(4) == 0 {
      query.types = .anyOf([["locality", "bank", "nothing"][random.below(3)]])
    }
    if random.below(4) == 0 { query.bias = area(&random) }
    if random.below(4) == 0 { query.restriction = area(&random) }
    if random.below(4) == 0 { query.limit = random.below(40) }
    return random.below(8) == 0 ? index.matchAddress(query).count : index.search(query).count
  }

  private func area(_ random: inout Numbers) -> GeoArea {
    let center = point(&random)
    if random.below(2) == 0 {
      return .circle(center: center, radiusMeters: Double(random.below(3_000_000)))
    }
    let other = point(&random)
    return .rectangle(
      south: min(center.latitude, other.latitude), west: center.longitude,
      north: max(center.latitude, other.latitude), east: other.longitude)
  }

  private func point(_ random: inout Numbers) -> GeoPoint {
    GeoPoint(
      latitude: Double(random.below(1801)) / 10 - 90,
      longitude: Double(random.below(3601)) / 10 - 180)
  }

  /// Beginnings of names, with mistakes, among characters of every kind.
  private func text(_ random: inout Numbers) -> String {
    var words: [String] = []
    for _ in 0...random.below(3) {
      var letters = names.isEmpty ? [] : Array(names[random.below(names.count)].unicodeScalars)
      letters = Array(letters.prefix(1 + random.below(10)))
      for _ in 0..<random.below(3) {
        let place = random.below(letters.count + 1)
        let scalar = Unicode.Scalar(UInt32(random.below(random.below(2) == 0 ? 128 : 0x1_1000)))
        switch random.below(3) {
        case 0 where place < letters.count: letters.remove(at: place)
        case 1 where place + 1 < letters.count: letters.swapAt(place, place + 1)
        default: if let scalar { letters.insert(scalar, at: place) }
        }
      }
      var word = String.UnicodeScalarView()
      word.append(contentsOf: letters)
      words.append(String(word))
    }
    if random.below(200) == 0 { words.append(String(repeating: "ab ", count: random.below(400))) }
    return words.joined(separator: " ")
  }
}

/// Numbers that look random and are the same in every run.
struct Numbers {
  var state: UInt64

  /// A number from 0 up to, not including, a bound.
  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Int(mixed.multipliedFullWidth(by: UInt64(max(bound, 1))).high)
  }
}
