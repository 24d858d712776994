extension PlaceIndex {
  /// How many places are compared with another index.
  private static let compared = 1024

  /// An identifier that this index and another one have both, looked for among about a thousand of the places of the
  /// smaller one, evenly spread; `nil` when none of those is shared.
  public func sharedIdentifier(with other: PlaceIndex) -> String? {
    let (few, many) = count <= other.count ? (self, other) : (other, self)
    let step = max(1, few.count / Self.compared)
    for rank in stride(from: 0, to: few.count, by: step) {
      if let id = few[rank]?.id, many.place(id: id) != nil { return id }
    }
    return nil
  }
}
