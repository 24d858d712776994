/// The entries of a list in one window: their positions, 0 to 4,095, and the bits beside each.
///
/// Either planes: a bit for every position, set where there is an entry, and as much for each bit beside it, the lowest first. Or
/// groups of neighbouring positions: a byte for each group, how many entries it has, then a byte for each entry, its position in the group
/// above the bits beside it.
struct ListWindow {
  /// Bytes of a plane.
  static let planeSize = IndexFormat.window / 8

  /// How positions are cut into groups.
  struct Shape {
    /// Bits of a position within a group.
    let span: Int
    /// How many groups there are.
    let groups: Int

    @inline(__always)
    init(bits: Int) {
      span = 8 &- bits
      groups = IndexFormat.window >> span
    }
  }

  let bytes: ByteView
  let bits: Int

  /// Whether it is kept as planes.
  @inline(__always)
  var hasPlanes: Bool { bytes.count == (bits &+ 1) &* Self.planeSize }

  /// Sixty-four bits of a plane, counted from the plane of the entries themselves.
  @inline(__always)
  func plane(_ number: Int, _ word: Int) -> UInt64 {
    bytes.u64(number &* Self.planeSize &+ word &* 8)
  }

  /// Gives all entries, ascending: position, and the bits beside it.
  @inline(__always)
  func visit(_ body: (Int, UInt8) -> Void) {
    if hasPlanes {
      for word in 0..<BitRow.words {
        var left = bytes.u64(word &* 8)
        while left != 0 {
          let position = word << 6 | left.trailingZeroBitCount
          body(position, own(position))
          left &= left &- 1
        }
      }
      return
    }
    let shape = Shape(bits: bits)
    var offset = shape.groups
    for eight in stride(from: 0, to: shape.groups, by: 8) where bytes.u64(eight) != 0 {
      for group in eight..<eight &+ 8 {
        for _ in 0..<bytes[group] {
          let entry = bytes[offset]
          body(group << shape.span | Int(entry >> UInt8(bits)), entry & (1 << UInt8(bits) &- 1))
          offset &+= 1
        }
      }
    }
  }

  /// Gives the entries that are in a row.
  @inline(__always)
  func visit(in row: BitRow, _ body: (Int, UInt8) -> Void) {
    if hasPlanes {
      row.visit { position in
        if bytes[position >> 3] >> UInt8(position & 7) & 1 == 1 { body(position, own(position)) }
      }
      return
    }
    var walk = Walk(self)
    row.visit { position in
      if let found = walk.next(from: position, within: true), found == position {
        body(position, walk.extra)
      }
    }
  }

  /// The bits beside a position, out of planes.
  @inline(__always)
  private func own(_ position: Int) -> UInt8 {
    var own: UInt8 = 0
    for plane in 0..<bits {
      let byte = bytes[(plane &+ 1) &* Self.planeSize &+ position >> 3]
      own |= (byte >> UInt8(position & 7) & 1) << UInt8(plane)
    }
    return own
  }

  /// A place among the entries.
  struct Walk {
    private let window: ListWindow
    /// The group, or the number of 64 bits of a plane.
    private var group = 0
    /// The entry that comes next.
    private var offset: Int
    /// Entries of the group that were not given yet.
    private var left: Int
    /// Bits that were not given yet.
    private var word: UInt64
    /// The bits beside the entry given last.
    private(set) var extra: UInt8 = 0

    @inline(__always)
    init(_ window: ListWindow) {
      self.window = window
      let groups = Shape(bits: window.bits).groups
      offset = groups
      left = window.bytes.count > groups ? Int(window.bytes[0]) : 0
      word = window.bytes.u64(0)
    }

    /// The first entry that is not before a position and was not given before.
    ///
    /// - Parameters:
    ///   - target: The position; positions must ascend from call to call.
    ///   - within: Whether to look no further than the group of the position.
    /// - Returns: The position; nothing when there is none.
    @inline(__always)
    mutating func next(from target: Int, within: Bool = false) -> Int? {
      window.hasPlanes ? nextInPlanes(from: target) : nextInGroups(from: target, within)
    }

    @inline(__always)
    private mutating func nextInPlanes(from target: Int) -> Int? {
      if target >> 6 > group {
        group = target >> 6
        word = window.bytes.u64(group &* 8)
      }
      if target >> 6 == group { word &= .max << UInt64(target & 63) }
      while word == 0 {
        group &+= 1
        guard group < BitRow.words else { return nil }
        word = window.bytes.u64(group &* 8)
      }
      let position = group << 6 | word.trailingZeroBitCount
      word &= word &- 1
      extra = window.own(position)
      return position
    }

    @inline(__always)
    private mutating func nextInGroups(from target: Int, _ within: Bool) -> Int? {
      let bits = window.bits
      let shape = Shape(bits: bits)
      let wanted = target >> shape.span
      while group < wanted, group < shape.groups {
        offset &+= left
        group &+= 1
        left = Int(window.bytes[group])
      }
      while group < shape.groups {
        while left > 0 {
          let entry = window.bytes[offset]
          let position = group << shape.span | Int(entry >> UInt8(bits))
          if position > target, within { return nil }
          offset &+= 1
          left &-= 1
          if position >= target {
            extra = entry & (1 << UInt8(bits) &- 1)
            return position
          }
        }
        if within { return nil }
        group &+= 1
        left = group < shape.groups ? Int(window.bytes[group]) : 0
      }
      return nil
    }
  }
}
