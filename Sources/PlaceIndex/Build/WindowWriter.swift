/// Writes the dense beginning of a long list window by window, as ``ListWindow`` reads it.
struct WindowWriter {
  /// Bits of an entry that are no number.
  let bits: Int

  /// Writes how many windows there are, how many entries they hold, where each ends, and the windows.
  ///
  /// - Returns: The entries behind them.
  func encode(_ entries: [UInt32], _ range: Range<Int>, to out: inout [UInt8]) -> Range<Int> {
    let ends = denseEnds(entries, range)
    out.appendVarint(ends.count)
    out.appendVarint((ends.last ?? range.lowerBound) - range.lowerBound)
    var data: [UInt8] = []
    var start = range.lowerBound
    for end in ends {
      append(entries, start..<end, to: &data)
      out.append32(UInt32(truncatingIfNeeded: data.count))
      start = end
    }
    out.append(data, 0..<data.count)
    return start..<range.upperBound
  }

  /// Behind which entry each window of the longest dense beginning ends.
  private func denseEnds(_ entries: [UInt32], _ range: Range<Int>) -> [Int] {
    var ends: [Int] = []
    var dense = 0
    var place = range.lowerBound
    while place < range.upperBound {
      let end = (ends.count + 1) * IndexFormat.window
      while place < range.upperBound, Int(entries[place] >> UInt32(bits)) < end { place += 1 }
      ends.append(place)
      if place - range.lowerBound >= ends.count * IndexFormat.denseWindow { dense = ends.count }
    }
    ends.removeLast(ends.count - dense)
    return ends
  }

  private func append(_ entries: [UInt32], _ range: Range<Int>, to out: inout [UInt8]) {
    guard !range.isEmpty else { return }
    let shape = ListWindow.Shape(bits: bits)
    var counts = [UInt8](repeating: 0, count: shape.groups)
    for place in range {
      let group = position(entries[place]) >> shape.span
      guard counts[group] < 255, range.count < IndexFormat.planesWindow else {
        return appendPlanes(entries, range, to: &out)
      }
      counts[group] += 1
    }
    out.append(counts, 0..<counts.count)
    for place in range {
      let inGroup = position(entries[place]) & ((1 << shape.span) - 1)
      out.append(UInt8(truncatingIfNeeded: inGroup << bits) | own(entries[place]))
    }
  }

  private func appendPlanes(_ entries: [UInt32], _ range: Range<Int>, to out: inout [UInt8]) {
    let start = out.count
    out.append(contentsOf: repeatElement(0, count: (bits + 1) * ListWindow.planeSize))
    for place in range {
      let position = position(entries[place])
      let bit: UInt8 = 1 << UInt8(position % 8)
      out[start + position / 8] |= bit
      for plane in 0..<bits where own(entries[place]) >> UInt8(plane) & 1 == 1 {
        out[start + (plane + 1) * ListWindow.planeSize + position / 8] |= bit
      }
    }
  }

  private func position(_ entry: UInt32) -> Int {
    Int(entry >> UInt32(bits)) % IndexFormat.window
  }

  private func own(_ entry: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: entry & (1 << UInt32(bits) - 1))
  }
}
