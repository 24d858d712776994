/// Cuts a stream of bytes into lines, however the bytes arrive.
///
/// LF, CRLF and a lone CR end a line, mixed as they come. The last line need not end. A CR at the very end of a piece is held
/// back until it is known whether an LF follows.
struct LineSplitter: Sendable {
  /// The longest line that is kept; the rest of a longer one is dropped, and the line says so.
  static let longestLineBytes = 1 << 20

  /// A line without its end.
  struct Line: Sendable, Hashable {
    /// The line's number, from 1.
    var number: Int
    /// Its bytes.
    var bytes: [UInt8]
    /// Whether bytes were dropped because the line was too long.
    var isCut: Bool
  }

  private var partial: [UInt8] = []
  private var isCut = false
  private var number = 1
  private var endsWithCR = false

  /// Takes bytes and returns the lines they complete.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [Line] {
    var lines: [Line] = []
    for byte in bytes {
      if endsWithCR {
        endsWithCR = false
        lines.append(finish())
        if byte == 0x0A { continue }
      }
      switch byte {
      case 0x0A: lines.append(finish())
      case 0x0D: endsWithCR = true
      default:
        if partial.count < Self.longestLineBytes { partial.append(byte) } else { isCut = true }
      }
    }
    return lines
  }

  /// Returns the last line, if there is one that no line end has finished.
  mutating func end() -> Line? {
    guard endsWithCR || !partial.isEmpty || isCut else { return nil }
    endsWithCR = false
    return finish()
  }

  private mutating func finish() -> Line {
    defer {
      partial.removeAll(keepingCapacity: true)
      isCut = false
      number += 1
    }
    return Line(number: number, bytes: partial, isCut: isCut)
  }
}
