/// A line of Google's price list.
public struct SKU: Sendable, Hashable {
  /// The lines the client knows.
  public enum ID: String, Sendable, Hashable, CaseIterable {
    case newAutocompleteRequest = "new.autocomplete.request"
    case newAutocompleteSession = "new.autocomplete.session"
    case newDetailsIds = "new.details.ids"
    case newDetailsEssentials = "new.details.essentials"
    case newDetailsPro = "new.details.pro"
    case newDetailsEnterprise = "new.details.enterprise"
    case newDetailsAtmosphere = "new.details.atmosphere"
    case newDetailsPhotos = "new.details.photos"
    case newTextIds = "new.text.ids"
    case newTextPro = "new.text.pro"
    case newTextEnterprise = "new.text.enterprise"
    case newTextAtmosphere = "new.text.atmosphere"
    case newNearbyPro = "new.nearby.pro"
    case newNearbyEnterprise = "new.nearby.enterprise"
    case newNearbyAtmosphere = "new.nearby.atmosphere"
    case geocoding
    case addressValidationPro = "address_validation.pro"
    case legacyAutocompleteRequest = "legacy.autocomplete.request"
    case legacyAutocompleteSessionWithDetails = "legacy.autocomplete.session_with_details"
    case legacyAutocompleteSessionWithoutDetails = "legacy.autocomplete.session_without_details"
    case legacyQueryAutocompleteRequest = "legacy.query_autocomplete.request"
    case legacyDetails = "legacy.details"
    case legacyDetailsIdRefresh = "legacy.details.id_refresh"
    case legacyFindPlace = "legacy.find_place"
    case legacyFindPlaceIds = "legacy.find_place.ids"
    case legacyDataBasic = "legacy.data.basic"
    case legacyDataContact = "legacy.data.contact"
    case legacyDataAtmosphere = "legacy.data.atmosphere"
    case legacyNearby = "legacy.nearby"
    case legacyText = "legacy.text"
    case legacyPhoto = "legacy.photo"
  }

  /// Google's categories, which decide how many events a month are free.
  public enum Category: String, Sendable, Hashable, CaseIterable {
    case essentials
    case pro
    case enterprise
  }

  /// Our identifier.
  public let id: ID
  /// Google's name.
  public let name: String
  /// The service it bills, or `nil` for one the client does not call.
  public let service: Service?
  /// The category.
  public let category: Category
  /// The list price of one event in millionths of a US dollar.
  public let microdollars: Int
  /// Free events a month, or `nil` when there is no limit.
  public let freePerMonth: Int?
  /// Google's code for the line, where known.
  public let code: String?
  /// When the price was read, `YYYY-MM-DD` or `YYYY-MM`.
  public let date: String

  /// All lines, in the order of the price list.
  public static var all: [SKU] { table }

  /// The line with an identifier.
  ///
  /// The table has a row for every identifier, which a test proves; the fallback bills nothing.
  public static func with(_ id: ID) -> SKU {
    table.first { $0.id == id }
      ?? SKU(
        id: id, name: id.rawValue, service: nil, category: .essentials, microdollars: 0,
        freePerMonth: nil, code: nil, date: "")
  }
}
