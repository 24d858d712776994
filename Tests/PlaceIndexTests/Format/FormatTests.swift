import Testing

@testable import PlaceIndex

struct FormatTests {
  /// Opens a copy of some bytes and uses it while they live.
  static func open<Result>(_ bytes: [UInt8], _ body: (Gazetteer) -> Result) throws(GazetteerError)
    -> Result
  {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, bytes.count), alignment: 16)
    defer { unsafe copy.deallocate() }
    unsafe copy.copyBytes(from: bytes)
    return body(try unsafe Gazetteer(bytes: UnsafeRawBufferPointer(rebasing: copy[..<bytes.count])))
  }

  static func error(_ bytes: [UInt8]) -> GazetteerError? {
    do throws(GazetteerError) {
      try open(bytes) { _ in }
      return nil
    } catch { return error }
  }

  /// Writes a number into a copy.
  static func put(_ number: UInt32, at offset: Int, in bytes: inout [UInt8]) {
    for byte in 0..<4 {
      bytes[offset + byte] = UInt8(truncatingIfNeeded: number >> (8 * UInt32(byte)))
    }
  }

  static func number(at offset: Int, of bytes: [UInt8]) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[offset + $1]) << (8 * UInt32($1)) }
  }

  /// Makes the checksum of a changed header right again.
  static func seal(_ bytes: inout [UInt8]) {
    var crc = CRC32()
    let end = 64 + 16 * Int(number(at: 12, of: bytes))
    for byte in bytes[0..<32] + bytes[64..<end] { crc.update(byte) }
    put(crc.value, at: 32, in: &bytes)
  }

  @Test func `the built-in file is what was written`() throws {
    let gazetteer = try BuiltIn.gazetteer()
    #expect(gazetteer.count > 40_000)
    #expect(gazetteer.isIntact)
    #expect(BuiltIn.bytes.count < 8_500_000)
  }

  @Test func `checksum of a known text`() {
    var crc = CRC32()
    for byte in "123456789".utf8 { crc.update(byte) }
    #expect(crc.value == 0xCBF4_3926)
  }

  @Test func `what is no place file is refused`() {
    #expect(Self.error([]) == .notAPlaceFile)
    #expect(Self.error(Array("PLACEGZ".utf8)) == .notAPlaceFile)
    #expect(Self.error(Array("{\"type\":\"FeatureCollection\"}".utf8)) == .notAPlaceFile)
    #expect(Self.error([UInt8](repeating: 0, count: 4096)) == .notAPlaceFile)
  }

  @Test func `another version is refused by its number`() {
    var bytes = BuiltIn.bytes
    Self.put(2, at: 8, in: &bytes)
    #expect(Self.error(bytes) == .unsupportedVersion(2))
  }

  @Test func `a file cut anywhere is refused`() {
    let bytes = BuiltIn.bytes
    var lengths = [8, 11, 12, 20, 32, 36, 63, 64, 65, 100, bytes.count - 1]
    for section in 0..<Int(Self.number(at: 12, of: bytes)) {
      let offset = Int(Self.number(at: 64 + 16 * section + 4, of: bytes))
      lengths += [offset - 1, offset, offset + 1]
    }
    for length in lengths { #expect(Self.error(Array(bytes[..<length])) != nil, "\(length)") }
    #expect(
      Self.error(Array(bytes.dropLast()))
        == .wrongLength(expected: UInt64(bytes.count), actual: bytes.count - 1))
    #expect(
      Self.error(bytes + [0])
        == .wrongLength(expected: UInt64(bytes.count), actual: bytes.count + 1))
  }

  @Test func `a changed header is refused`() {
    let bytes = BuiltIn.bytes
    let end = 64 + 16 * Int(Self.number(at: 12, of: bytes))
    for offset in Array(0..<36) + Array(64..<end) {
      var changed = bytes
      changed[offset] ^= 0x10
      #expect(Self.error(changed) != nil, "byte \(offset)")
    }
  }

  @Test func `sections that cannot be are refused although the header's checksum is right`() {
    let bytes = BuiltIn.bytes
    for section in 0..<Int(Self.number(at: 12, of: bytes)) {
      let entry = 64 + 16 * section
      for (offset, value) in [
        (4, UInt32.max), (8, .max), (8, 0), (0, 99), (4, UInt32(bytes.count)),
        (8, UInt32(bytes.count)),
      ] {
        var changed = bytes
        Self.put(value, at: entry + offset, in: &changed)
        Self.seal(&changed)
        let refused = Self.error(changed)
        let number = Self.number(at: entry, of: bytes)
        // Countries and regions may be none: then nothing is in one.
        if value == 0, [8, 9].contains(number) { continue }
        // The lengths of the texts and the details are known from the last of their offsets.
        let noticed: Set<GazetteerError?> = [.damagedSection(number), .damagedSection(number + 1)]
        #expect(noticed.contains(refused), "section \(section), \(offset), \(value)")
      }
    }
    var changed = bytes
    Self.put(UInt32(Self.number(at: 24, of: bytes)) + 1, at: 24, in: &changed)
    Self.seal(&changed)
    #expect(Self.error(changed) == .damagedSection(2))
  }
}
