#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A window on the bytes of a place file: reads are little-endian, unaligned, and checked against its end.
///
/// Safe to use: no read leaves the window. Safe to share: the bytes are never written (see ``Gazetteer/init(bytes:)``,
/// which makes the first window and asks for bytes that outlive it).
@safe struct FileBytes: @unchecked Sendable {
  private let base: UnsafeRawPointer
  let count: Int

  /// Nothing for a buffer without memory.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress else { return nil }
    unsafe self.base = unsafe base
    count = bytes.count
  }

  private init(base: UnsafeRawPointer, count: Int) {
    unsafe self.base = base
    self.count = count
  }

  /// A part; nothing when it would not fit.
  func part(at offset: Int, count length: Int) -> FileBytes? {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { return nil }
    return unsafe FileBytes(base: base + offset, count: length)
  }

  /// A window on nothing.
  var empty: FileBytes { unsafe FileBytes(base: base, count: 0) }

  /// The byte at an offset, 0 outside.
  subscript(offset: Int) -> UInt8 {
    guard UInt(bitPattern: offset) < UInt(bitPattern: count) else { return 0 }
    return unsafe base.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// The number at a byte offset, nothing outside.
  func number<Number: FixedWidthInteger & BitwiseCopyable>(
    _ type: Number.Type = Number.self, at offset: Int
  ) -> Number? {
    guard offset >= 0, count >= MemoryLayout<Number>.size,
      offset <= count - MemoryLayout<Number>.size
    else { return nil }
    return unsafe Number(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: Number.self))
  }

  /// Calls back for every row of a table with two of its numbers.
  func forEachPair<
    First: FixedWidthInteger & BitwiseCopyable, Second: FixedWidthInteger & BitwiseCopyable
  >(
    of size: Int, _ first: First.Type, at firstOffset: Int, _ second: Second.Type,
    at secondOffset: Int,
    _ body: (Int, First, Second) -> Void
  ) {
    guard firstOffset >= 0, firstOffset <= size - MemoryLayout<First>.size, secondOffset >= 0,
      secondOffset <= size - MemoryLayout<Second>.size
    else { return }
    // Every row is inside, and so are both numbers of it.
    for row in 0..<count / size {
      let start = unsafe base + row * size
      unsafe body(
        row, First(littleEndian: start.loadUnaligned(fromByteOffset: firstOffset, as: First.self)),
        Second(littleEndian: start.loadUnaligned(fromByteOffset: secondOffset, as: Second.self)))
    }
  }

  /// UTF-8 text; bytes that are none become U+FFFD.
  var text: String {
    unsafe String(decoding: UnsafeRawBufferPointer(start: base, count: count), as: UTF8.self)
  }

  /// Whether the bytes at an offset are these.
  func has(_ bytes: [UInt8], at offset: Int) -> Bool {
    guard offset >= 0, offset <= count, bytes.count <= count - offset else {
      return false
    }
    return unsafe bytes.withUnsafeBytes { other in
      guard let start = other.baseAddress else { return true }
      return unsafe memcmp(base + offset, start, other.count) == 0
    }
  }

  /// Compares byte by byte.
  func isLess(than other: [UInt8]) -> Bool {
    for index in 0..<min(count, other.count) where self[index] != other[index] {
      return self[index] < other[index]
    }
    return count < other.count
  }

  /// Whether a zero byte ends the window, which ``offset(of:from:)`` relies on.
  var isZeroTerminated: Bool { count > 0 && self[count - 1] == 0 }

  /// Finds the next occurrence of a zero-terminated byte string in a zero-terminated window.
  /// - Complexity: O(bytes passed over), several gigabytes a second.
  func offset(of needle: [CChar], from start: Int) -> Int? {
    guard isZeroTerminated, needle.last == 0, start >= 0, start < count else { return nil }
    // strstr stops at the first zero byte, which is inside the window.
    let from = unsafe (base + start).assumingMemoryBound(to: CChar.self)
    guard let found = unsafe strstr(from, needle) else { return nil }
    return unsafe UnsafeRawPointer(found) - base
  }

  /// The CRC-32 (IEEE 802.3) of the bytes.
  var checksum: UInt32 {
    var crc = CRC32()
    for offset in 0..<count { crc.update(self[offset]) }
    return crc.value
  }
}
