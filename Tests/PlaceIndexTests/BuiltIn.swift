import CGazetteer
import PlaceIndex
import Testing

/// The place file built into the program.
enum BuiltIn {
  /// Opened once; its bytes are constant data of the program.
  static func gazetteer() throws -> PlaceIndex { try shared.get() }

  /// Every place, read once.
  static func places() throws -> [IndexedPlace] { try all.get() }

  private static let all = Result { () throws(IndexError) in
    let gazetteer = try shared.get()
    return (0..<gazetteer.count).compactMap { gazetteer[$0] }
  }

  private static let shared = Result { () throws(IndexError) in
    try unsafe PlaceIndex(
      bytes: UnsafeRawBufferPointer(
        start: places_gazetteer_data(), count: places_gazetteer_length()))
  }

  /// A copy of the file, to be damaged.
  static var bytes: [UInt8] {
    unsafe Array(
      UnsafeRawBufferPointer(start: places_gazetteer_data(), count: places_gazetteer_length()))
  }

  /// Identifiers of the hits for a text.
  static func hits(
    _ text: String, types: PlaceQuery.TypeFilter = .any, countries: Set<String> = [],
    restriction: GeoArea? = nil,
    bias: GeoArea? = nil, limit: Int = 5
  ) throws -> [IndexedPlace] {
    try gazetteer().search(
      PlaceQuery(
        text: text, types: types, countries: countries, restriction: restriction, bias: bias,
        limit: limit)
    ).map(\.place)
  }
}

/// Numbers that look random and are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
