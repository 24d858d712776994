/// A section of numbered items of any length: u32 count, u32 × (count + 1) offsets into what follows, the items' bytes.
struct ItemTable: Sendable {
  let count: Int
  private let offsets: ByteView
  private let items: ByteView

  init?(_ section: ByteView) {
    let count = Int(section.u32(0))
    guard section.count >= 8, count <= section.count / 4 - 2 else { return nil }
    let start = 8 + 4 * count
    guard let offsets = section.part(at: 4, count: start - 4),
      let items = section.part(at: start, count: section.count - start)
    else { return nil }
    self.count = count
    self.offsets = offsets
    self.items = items
  }

  /// An item's bytes; none when there is no item of that number.
  subscript(index: Int) -> ByteView {
    guard index >= 0, index < count else { return .empty }
    let start = Int(offsets.u32(index &* 4))
    let end = Int(offsets.u32(index &* 4 &+ 4))
    return items.part(at: start, count: end &- start) ?? .empty
  }
}
