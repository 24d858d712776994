extension PlaceIndex {
  /// How many places are compared with another index.
  private static let compared = 1024

  /// An identifier that this index and another one have both, looked for among about a thousand of the places of the
  /// smaller one, evenly spread; `nil` when none of those is shared.
  public func sharedIdentifier(with other: PlaceIndex) -> String? {
    let (few, many) = count <= other.count ? (self, other) : (other, self)
    let step = max(1, few.count / Self.compared)
    // Places are not read, only their identifiers: each is somewhere else in the files.
    for rank in stride(from: 0, to: few.count, by: step) {
      let id = few.tables.identifierBytes(rank)
      guard !id.isEmpty, many.tables.record(identifier: id) != nil else { continue }
      return String(decoding: id, as: UTF8.self)
    }
    return nil
  }
}
