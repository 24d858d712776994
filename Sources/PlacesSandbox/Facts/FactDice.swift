import PlaceIndex

/// Numbers that follow from a place and the name of a fact, so that every answer about a place is the same.
struct FactDice {
  private let seed: UInt64

  /// Takes the identifier of a place and a word for the fact (FNV-1a).
  init(_ place: IndexedPlace, _ fact: String) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in place.id.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = (hash ^ 0x2F) &* 0x100_0000_01B3
    for byte in fact.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    seed = hash
  }

  /// A number from 0 to below `count`, another one for each `turn`; 0 when `count` is not positive.
  func number(below count: Int, _ turn: Int = 0) -> Int {
    count > 0 ? Int(bits(turn) % UInt64(count)) : 0
  }

  /// Whether something holds that holds for a share of all places, in percent.
  func chance(_ percent: Int, _ turn: Int = 0) -> Bool { number(below: 100, turn) < percent }

  /// One of a list, or `nil` when it is empty.
  func pick<Element>(_ list: [Element], _ turn: Int = 0) -> Element? {
    list.isEmpty ? nil : list[number(below: list.count, turn)]
  }

  /// Sixty-four bits (the finalizer of SplitMix64).
  func bits(_ turn: Int = 0) -> UInt64 {
    var mixed = seed &+ UInt64(bitPattern: Int64(turn)) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
