/// Reads a socket in pieces that end at a mark or have a length.
struct SocketReader {
  private let socket: Int32
  private var buffer: [UInt8] = []

  init(_ socket: Int32) { self.socket = socket }

  /// Whether there is a first byte, and it is an ASCII letter as all methods begin with.
  var startsWithLetter: Bool {
    mutating get {
      if buffer.isEmpty, !fill() { return false }
      return buffer.first.map { Character(Unicode.Scalar($0)).isLetter && $0 < 0x80 } ?? false
    }
  }

  /// Whether anything has been received that was not asked for yet.
  var hasMore: Bool { !buffer.isEmpty }

  /// Everything up to and without a mark, which is dropped; nil when the end comes before.
  mutating func upTo(_ mark: [UInt8]) -> [UInt8]? {
    var searched = 0
    while true {
      let from = max(0, searched - mark.count)
      if let range = buffer[from...].firstRange(of: mark) {
        defer { buffer.removeSubrange(..<range.upperBound) }
        return Array(buffer[..<range.lowerBound])
      }
      searched = buffer.count
      guard fill() else { return nil }
    }
  }

  /// This many bytes; nil when the end comes before.
  mutating func exactly(_ count: Int) -> [UInt8]? {
    while buffer.count < count { guard fill() else { return nil } }
    defer { buffer.removeFirst(count) }
    return Array(buffer.prefix(count))
  }

  /// Forgets what has been read.
  mutating func clear() { buffer.removeAll() }

  /// Reads more; false at the end.
  mutating func fill() -> Bool {
    guard let bytes = Descriptor.read(socket, upTo: 65_536), !bytes.isEmpty else { return false }
    buffer += bytes
    return true
  }
}
