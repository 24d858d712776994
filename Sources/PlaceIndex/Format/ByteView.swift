#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A window on bytes that are never written: every read is little-endian, unaligned and checked against its end.
///
/// Safe to use: no read leaves the window. Safe to share: whoever makes the first window promises that the bytes stay where
/// they are, unchanged, as long as windows on them are used.
@safe struct ByteView: @unchecked Sendable {
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

  /// A window on nothing.
  static let empty: ByteView = unsafe ByteView(
    // Eight bytes that are never read nor given back.
    base: UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)), count: 0)

  /// A part; nothing when it would not fit.
  @inline(__always)
  func part(at offset: Int, count length: Int) -> ByteView? {
    guard offset >= 0, length >= 0, offset <= count, length <= count &- offset else { return nil }
    return unsafe ByteView(base: base + offset, count: length)
  }

  /// The byte at an offset, 0 outside.
  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    guard UInt(bitPattern: offset) < UInt(bitPattern: count) else { return 0 }
    return unsafe base.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// The number at a byte offset, 0 outside.
  @inline(__always)
  func u16(_ offset: Int) -> UInt16 {
    guard offset >= 0, offset <= count &- 2 else { return 0 }
    return unsafe UInt16(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }

  /// The number at a byte offset, 0 outside.
  @inline(__always)
  func u32(_ offset: Int) -> UInt32 {
    guard offset >= 0, offset <= count &- 4 else { return 0 }
    return unsafe UInt32(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// The number at a byte offset, 0 outside.
  @inline(__always)
  func u64(_ offset: Int) -> UInt64 {
    guard offset >= 0, offset <= count &- 8 else { return 0 }
    return unsafe UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// UTF-8 text; bytes that are none become U+FFFD.
  var text: String {
    unsafe String(decoding: UnsafeRawBufferPointer(start: base, count: count), as: UTF8.self)
  }

  /// A copy of the bytes.
  var bytes: [UInt8] { unsafe Array(UnsafeRawBufferPointer(start: base, count: count)) }

  /// Where a byte is found next.
  func offset(of byte: UInt8, from start: Int) -> Int? {
    guard start >= 0, start < count else { return nil }
    guard let found = unsafe memchr(base + start, Int32(byte), count - start) else { return nil }
    return unsafe UnsafeRawPointer(found) - base
  }

  /// Adds the bytes to a buffer.
  @inline(__always)
  func append(to out: inout [UInt8]) {
    unsafe out.append(contentsOf: UnsafeRawBufferPointer(start: base, count: count))
  }

  /// Whether the bytes are these.
  func elementsEqual(_ other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    for offset in 0..<count where self[offset] != other[offset] { return false }
    return true
  }

  /// Compares byte by byte, a beginning before what it begins: negative, zero or positive.
  func compare(with other: [UInt8]) -> Int {
    let shared = min(count, other.count)
    for offset in 0..<shared {
      let (mine, theirs) = (self[offset], other[offset])
      if mine != theirs { return mine < theirs ? -1 : 1 }
    }
    return count - other.count
  }

  /// The CRC-32 (IEEE 802.3) of the bytes.
  var checksum: UInt32 {
    var crc = CRC32()
    unsafe crc.update(UnsafeRawBufferPointer(start: base, count: count))
    return crc.value
  }
}

/// Reads numbers and texts one after another; once something does not fit, everything after it is empty and `failed` is set.
struct ByteCursor {
  let view: ByteView
  private(set) var offset: Int
  private(set) var failed = false

  @inline(__always)
  init(_ view: ByteView, at offset: Int = 0) {
    self.view = view
    self.offset = offset
  }

  /// Whether there is nothing left to read.
  @inline(__always)
  var isAtEnd: Bool { offset >= view.count }

  @inline(__always)
  mutating func byte() -> UInt8 {
    guard UInt(bitPattern: offset) < UInt(bitPattern: view.count) else {
      failed = true
      return 0
    }
    defer { offset &+= 1 }
    return view[offset]
  }

  /// Seven bits a byte, the lowest first; at most 63 bits.
  @inline(__always)
  mutating func varint() -> Int {
    let first = byte()
    if first < 128 { return Int(first) }
    var value = UInt64(first & 127)
    var shift: UInt64 = 7
    while shift < 63 {
      let next = byte()
      value |= UInt64(next & 127) << shift
      if next < 128 { return Int(truncatingIfNeeded: value & 0x7FFF_FFFF_FFFF_FFFF) }
      shift += 7
    }
    failed = true
    return 0
  }

  mutating func u16() -> UInt16 {
    let low = UInt16(byte())
    return low | UInt16(byte()) << 8
  }

  @inline(__always)
  mutating func skip(_ length: Int) {
    guard length >= 0, length <= view.count &- offset else {
      failed = true
      offset = view.count
      return
    }
    offset &+= length
  }

  /// A length and that many bytes.
  mutating func bytes() -> ByteView {
    let length = varint()
    guard let part = view.part(at: offset, count: length) else {
      failed = true
      offset = view.count
      return .empty
    }
    offset += length
    return part
  }

  mutating func text() -> String { bytes().text }
}
