extension IndexedPlace {
  /// Creates a place; what it does not say is not known.
  package init(
    id: String, kind: Kind, source: Source, name: String, types: [String], location: GeoPoint,
    importance: UInt32 = 0, countryCode: String, countryName: String
  ) {
    self.id = id
    self.kind = kind
    self.source = source
    self.name = name
    self.types = types
    self.location = location
    self.importance = importance
    self.countryCode = countryCode
    self.countryName = countryName
  }
}

extension IndexedPlace.Business {
  /// Creates the facts of a business; what it does not say is not known.
  package init(isClosedPermanently: Bool, summary: String? = nil) {
    hours = []
    self.isClosedPermanently = isClosedPermanently
    self.summary = summary
    credits = []
  }
}
