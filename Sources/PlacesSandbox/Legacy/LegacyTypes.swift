import PlaceIndex
import PlacesClient

/// The `types` parameter of legacy autocomplete.
enum LegacyTypes {
  /// One to five values of tables 1 and 2, or exactly one of table 3.
  static func filter(_ values: [String]) throws(LegacyError) -> PlaceQuery.TypeFilter {
    if values.isEmpty { return .any }
    guard values.count <= 5 else { throw .invalid }
    for value in values {
      guard let table = PlaceType.named(value)?.legacy, table != .table3 || values.count == 1 else {
        throw .invalid
      }
    }
    return .anyOf(values.count == 1 ? members(of: values[0]) : Set(values))
  }

  /// The types that a value of table 3 stands for; other values stand for themselves.
  private static func members(of value: String) -> Set<String> {
    switch value {
    case "address": Set(PlaceType.addressReplacement)
    case "geocode":
      [
        "geocode", "political", "country", "administrative_area_level_1", "locality",
        "sublocality", "neighborhood", "postal_code", "route", "street_address", "premise",
        "subpremise", "plus_code", "natural_feature", "colloquial_area", "intersection",
      ]
    case "establishment": ["establishment", "point_of_interest", "airport"]
    default: PlaceType.collectionMembers[value] ?? [value]
    }
  }
}
