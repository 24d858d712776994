/// Rows of a file with columns between separators: quotes, quoted separators and line ends as in RFC 4180.
struct CSVScan {
  private let view: ByteView
  private let separator: UInt8
  private var offset: Int
  private var nextLine = 1
  /// The line the row read last begins on, from 1.
  private(set) var line = 0
  /// The offset at which the row read last begins.
  private(set) var start = 0
  /// The line on which a quote begins that never ends.
  private(set) var openQuote: Int?

  init(_ view: ByteView, separator: UInt8) {
    self.view = view
    self.separator = separator
    offset = view[0] == 0xEF && view[1] == 0xBB && view[2] == 0xBF ? 3 : 0
  }

  /// The offset behind the row read last.
  var end: Int { offset }

  /// How far it has got, from 0 to 1.
  var share: Double { view.count == 0 ? 1 : min(1, Double(offset) / Double(view.count)) }

  /// Reads the next row into a buffer and the parts of it, without empty lines.
  ///
  /// - Returns: `false` behind the last.
  mutating func next(_ text: inout [UInt8], _ parts: inout [Range<Int>]) -> Bool {
    repeat {
      guard offset < view.count else { return false }
      readRow(&text, &parts)
    } while parts.count == 1 && parts[0].isEmpty
    return true
  }

  private mutating func readRow(_ text: inout [UInt8], _ parts: inout [Range<Int>]) {
    text.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
    line = nextLine
    self.start = offset
    var start = 0
    var quoteLine = 0
    var isQuoted = false
    while offset < view.count {
      let byte = view[offset]
      offset += 1
      if byte == 0x0A { nextLine += 1 }
      if isQuoted {
        if byte != 0x22 {
          text.append(byte)
        } else if view[offset] == 0x22, offset < view.count {
          text.append(byte)
          offset += 1
        } else {
          isQuoted = false
        }
      } else if byte == 0x22, text.count == start {
        isQuoted = true
        quoteLine = nextLine
      } else if byte == separator {
        parts.append(start..<text.count)
        start = text.count
      } else if byte == 0x0A {
        break
      } else if byte == 0x0D, view[offset] == 0x0A || offset == view.count {
        continue
      } else {
        text.append(byte)
      }
    }
    parts.append(start..<text.count)
    if isQuoted { openQuote = quoteLine }
  }
}
