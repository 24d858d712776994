/// What a line says of a place: enough to tell it from others, at a fraction of the cost of all of it.
public struct PlaceSummary: Sendable, Hashable {
  /// Its identifier.
  public var id: String
  /// The name shown.
  public var name: String
  /// What kind of record it is.
  public var kind: IndexedPlace.Kind
  /// The region it is in, if the index knows it.
  public var regionName: String?
  /// ISO 3166-1 alpha-2, in lower case; empty where it is not known.
  public var countryCode: String
  /// Where it lies.
  public var location: GeoPoint

  /// Creates a summary of what is known already.
  public init(
    id: String, name: String, kind: IndexedPlace.Kind, regionName: String?, countryCode: String,
    location: GeoPoint
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.regionName = regionName
    self.countryCode = countryCode
    self.location = location
  }
}

extension PlaceIndex {
  /// What a line says of the place at a position in the order of importance; nothing outside or where the file is damaged.
  public func summary(rank: Int) -> PlaceSummary? { tables.summary(rank) }
}

extension IndexTables {
  fileprivate func summary(_ record: Int) -> PlaceSummary? {
    guard record >= 0, record < count, let name = name(record),
      let kind = kind(ofClass: classNumber(record))
    else { return nil }
    let areas = areas(ofParent: parent(record))
    return PlaceSummary(
      id: String(decoding: identifierBytes(record), as: UTF8.self), name: name, kind: kind,
      regionName: areas.region == IndexFormat.none32 ? nil : area(areas.region).name,
      countryCode: code(ofArea: areas.country), location: point(record))
  }

  /// The code of an area alone.
  private func code(ofArea number: UInt32) -> String {
    guard number != IndexFormat.none32 else { return "" }
    var cursor = ByteCursor(areas[Int(number)], at: 4)
    _ = cursor.bytes()
    return cursor.text()
  }
}
