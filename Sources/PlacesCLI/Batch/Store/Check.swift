/// A number that tells bytes that were written whole from others.
enum Check32 {
  /// The check of bytes.
  static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var digest = Digest64()
    digest.add(bytes)
    return UInt32(truncatingIfNeeded: digest.value ^ digest.value >> 32)
  }
}

/// A digest that is the same in every process, fast rather than safe against people who want two inputs to look alike.
///
/// Each word of eight bytes goes through the finalizer of MurmurHash3 together with what came before.
struct Digest64: Sendable, Hashable {
  /// The digest of what was added.
  private(set) var value: UInt64

  /// Goes on from a digest.
  init(_ value: UInt64 = 0x9E37_79B9_7F4A_7C15) { self.value = value }

  /// Adds bytes, and how many there are, so that `ab` `c` is not `a` `bc`.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    unsafe bytes.withUnsafeBytes { unsafe add($0) }
  }

  /// Adds a text.
  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { unsafe add(UnsafeRawBufferPointer($0)) }
  }

  /// Adds a number.
  mutating func add(_ word: UInt64) {
    var mixed = value ^ word
    mixed = (mixed ^ mixed >> 33) &* 0xFF51_AFD7_ED55_8CCD
    mixed = (mixed ^ mixed >> 33) &* 0xC4CE_B9FE_1A85_EC53
    value = mixed ^ mixed >> 33 &+ 0x9E37_79B9_7F4A_7C15
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    add(UInt64(bytes.count))
    var offset = 0
    while offset + 8 <= bytes.count {
      add(unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
    }
    guard offset < bytes.count else { return }
    var last: UInt64 = 0
    while offset < bytes.count {
      last = last << 8 | UInt64(unsafe bytes[offset])
      offset += 1
    }
    add(last)
  }
}
