/// A place type and the tables it stands in: what may be used as a filter, and where.
public struct PlaceType: Sendable, Hashable {
  /// The tables of Places API (New).
  public enum NewTable: String, Sendable, Hashable, CaseIterable {
    /// Filters in every request; returned as type and primary type.
    case tableA = "A"
    /// Returned as type; a filter in autocomplete only.
    case tableB = "B"
    /// A collection, which must stand alone.
    case collection = "collection"
  }

  /// The tables of the legacy Places web service.
  public enum LegacyTable: String, Sendable, Hashable, CaseIterable {
    /// Filters in every request.
    case table1 = "1"
    /// Filters in autocomplete, returned by details.
    case table2 = "2"
    /// Autocomplete filters of which only one may be given, and nothing beside it.
    case table3 = "3"
  }

  /// The chapters of Google's table A.
  public enum Category: String, Sendable, Hashable, CaseIterable {
    case automotive = "Automotive"
    case business = "Business"
    case culture = "Culture"
    case education = "Education"
    case entertainmentAndRecreation = "Entertainment and Recreation"
    case facilities = "Facilities"
    case finance = "Finance"
    case foodAndDrink = "Food and Drink"
    case geographicalAreas = "Geographical Areas"
    case government = "Government"
    case healthAndWellness = "Health and Wellness"
    case housing = "Housing"
    case lodging = "Lodging"
    case naturalFeatures = "Natural Features"
    case placesOfWorship = "Places of Worship"
    case services = "Services"
    case shopping = "Shopping"
    case sports = "Sports"
    case transportation = "Transportation"
  }

  /// The word on the wire, collections with their parentheses.
  public let value: String
  /// Its table in Places API (New), or `nil` when that API refuses it.
  public let new: NewTable?
  /// Its table in the legacy service, or `nil` when that service refuses it.
  public let legacy: LegacyTable?
  /// Its chapter in table A.
  public let category: Category?

  init(_ value: String, new: NewTable?, legacy: LegacyTable?, category: Category?) {
    self.value = value
    self.new = new
    self.legacy = legacy
    self.category = category
  }

  /// All types, sorted by value.
  public static var all: [PlaceType] { table }

  /// Whether an API takes this value as an autocomplete filter.
  public func isFilter(in api: API) -> Bool {
    switch api {
    case .new: new != nil
    case .legacy: legacy != nil
    }
  }

  /// Finds a type by its word on the wire.
  ///
  /// - Complexity: O(log n) in the number of types.
  public static func named(_ value: String) -> PlaceType? {
    let table = Self.table
    var low = 0
    var high = table.count
    while low < high {
      let middle = (low + high) / 2
      if table[middle].value == value { return table[middle] }
      // The table is ASCII, for which this is the order of bytes.
      if table[middle].value < value {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return nil
  }

  /// What the collections stand for, from the legacy documentation; the New API does not spell it out.
  package static let collectionMembers: [String: Set<String>] = [
    "(regions)": [
      "locality", "sublocality", "postal_code", "country", "administrative_area_level_1",
      "administrative_area_level_2",
    ],
    "(cities)": ["locality", "administrative_area_level_3"],
  ]

  /// What to ask the New API instead of the legacy collection `address`.
  package static let addressReplacement = ["street_address", "route", "premise", "subpremise"]
}
