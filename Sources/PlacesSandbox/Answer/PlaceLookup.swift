import PlaceIndex

/// What an identifier leads to.
enum PlaceLookup {
  /// A place, possibly under another identifier than the one asked for.
  case found(IndexedPlace)
  /// A place that has moved: closed for good here, open under another identifier.
  case moved(IndexedPlace, to: String)
  /// The identifier was good once.
  case stale
  /// The identifier is good but nothing is behind it any more.
  case empty
  /// The text cannot be an identifier.
  case malformed

  /// What Google says about an identifier that was good once.
  static let staleText =
    "The provided Place ID is no longer valid. Please refresh cached Place IDs as per "
    + "https://developers.google.com/maps/documentation/places/web-service/place-id#save-id"

  /// Looks up an identifier: the reserved ones first, then plus codes, then the index.
  init(_ id: String, in index: any PlaceSearch) {
    let isWellFormed =
      (10...2000).contains(id.utf8.count) && id.utf8.allSatisfy(Self.isIdentifierByte)
    if id.hasPrefix(ReservedPlaces.prefix), let reserved = ReservedPlaces.lookup(id) {
      self = reserved
    } else if let place = IndexedPlace.plusCode(id: id, in: index)
      ?? IndexedPlace.interpolated(id: id, in: index) ?? index.place(id: id)
    {
      self = .found(place)
    } else {
      self = isWellFormed ? .stale : .malformed
    }
  }

  private static func isIdentifierByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
