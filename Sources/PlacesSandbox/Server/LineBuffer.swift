/// Bytes that came in and are not read yet.
struct LineBuffer {
  private var bytes: [UInt8] = []
  private var start = 0
  /// Up to here there is no end of line.
  private var searched = 0

  /// Whether there are none.
  var isEmpty: Bool { start == bytes.count }
  /// How many there are.
  var count: Int { bytes.count - start }
  /// The first one.
  var first: UInt8? { isEmpty ? nil : bytes[start] }

  /// Adds bytes at the end.
  mutating func append(_ more: some Collection<UInt8>) {
    if start == bytes.count {
      // A connection that waits holds no memory for what it once received.
      if bytes.capacity > 16_384 { bytes = [] } else { bytes.removeAll(keepingCapacity: true) }
      start = 0
      searched = 0
    } else if start > 65_536 {
      bytes.removeFirst(start)
      searched -= start
      start = 0
    }
    bytes += more
  }

  /// Takes a line that ends with CR LF, without its end; `nil` when the end is not there yet.
  ///
  /// - Throws: `refusal` for a line longer than `limit` bytes, 400 for one that ends with LF alone.
  mutating func line(limit: Int, refusal: RequestRefusal) throws(RequestRefusal) -> ArraySlice<
    UInt8
  >? {
    searched = max(searched, start)
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      if count > limit { throw refusal }
      return nil
    }
    guard end - start <= limit else { throw refusal }
    guard end > start, bytes[end - 1] == UInt8(ascii: "\r") else {
      throw .malformed("A line ends without a carriage return.")
    }
    defer {
      start = end + 1
      searched = start
    }
    return bytes[start..<(end - 1)]
  }

  /// Moves up to `wanted` bytes to the end of a list; returns how many.
  mutating func take(_ wanted: Int, into list: inout [UInt8]) -> Int {
    let taken = min(wanted, count)
    list += bytes[start..<(start + taken)]
    start += taken
    searched = start
    return taken
  }
}
