/// Byte strings one after another, in pieces so that growing never copies what is there.
struct ByteArena {
  private static let bits = 24
  private var pieces: [[UInt8]] = []
  private var ends: [Int] = []
  private var starts: [Int] = []

  var count: Int { starts.count }

  /// Adds a string and returns its number.
  mutating func append(_ bytes: [UInt8]) {
    if pieces.isEmpty || (pieces.last?.count ?? 0) + bytes.count > 1 << Self.bits {
      pieces.append([])
      pieces[pieces.count - 1].reserveCapacity(1 << 20)
    }
    let piece = pieces.count - 1
    starts.append(piece << 32 | pieces[piece].count)
    pieces[piece].append(contentsOf: bytes)
    ends.append(pieces[piece].count)
  }

  /// Adds a string to another buffer, with something put in at a place of it.
  @inline(__always)
  func copy(_ index: Int, to out: inout [UInt8], at place: Int, _ between: (inout [UInt8]) -> Void)
  {
    let start = starts[index]
    let piece = pieces[start >> 32]
    let bytes = (start & 0xFFFF_FFFF)..<ends[index]
    let middle = min(bytes.lowerBound + place, bytes.upperBound)
    out.append(piece, bytes.lowerBound..<middle)
    between(&out)
    out.append(piece, middle..<bytes.upperBound)
  }
}
