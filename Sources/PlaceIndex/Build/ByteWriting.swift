extension [UInt8] {
  /// Adds a number, seven bits a byte, the lowest first.
  @inline(__always)
  mutating func appendVarint(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    while rest > 127 {
      append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }

  /// Adds a part of another buffer.
  @inline(__always)
  mutating func append(_ other: [UInt8], _ range: Range<Int>) {
    unsafe other.withUnsafeBufferPointer { bytes in
      unsafe append(contentsOf: UnsafeBufferPointer(rebasing: bytes[range]))
    }
  }

  @inline(__always)
  mutating func append16(_ number: UInt16) {
    unsafe Swift.withUnsafeBytes(of: number.littleEndian) { unsafe append(contentsOf: $0) }
  }

  /// Adds the lower three bytes.
  @inline(__always)
  mutating func append24(_ number: UInt32) {
    unsafe Swift.withUnsafeBytes(of: number.littleEndian) { bytes in
      unsafe append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[0..<3]))
    }
  }

  @inline(__always)
  mutating func append32(_ number: UInt32) {
    unsafe Swift.withUnsafeBytes(of: number.littleEndian) { unsafe append(contentsOf: $0) }
  }

  @inline(__always)
  mutating func append64(_ number: UInt64) {
    unsafe Swift.withUnsafeBytes(of: number.littleEndian) { unsafe append(contentsOf: $0) }
  }

  mutating func appendText(_ text: String) {
    appendVarint(text.utf8.count)
    append(contentsOf: text.utf8)
  }
}
