/// A field of a place's details: our name for it, each API's name, and what asking for it costs.
public struct DetailsField: Sendable, Hashable {
  /// The price tiers of Places API (New), cheapest first; the dearest one in a mask sets the price.
  public enum Tier: String, Sendable, Hashable, CaseIterable, Comparable {
    case ids
    case essentials
    case pro
    case enterprise
    case atmosphere

    /// Whether one tier is cheaper than another.
    public static func < (a: Tier, b: Tier) -> Bool { a.rank < b.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// Google's name for the tier.
    public var title: String {
      switch self {
      case .ids: "Essentials (IDs Only)"
      case .essentials: "Essentials"
      case .pro: "Pro"
      case .enterprise: "Enterprise"
      case .atmosphere: "Enterprise + Atmosphere"
      }
    }
  }

  /// The data categories of the legacy service; each one used is added to the price.
  public enum LegacyCategory: String, Sendable, Hashable, CaseIterable {
    case basic
    case contact
    case atmosphere
  }

  /// Our name: the option's word and the JSON key.
  public let name: String
  /// The mask path in Places API (New), or `nil` when it has no such field.
  public let newPath: String?
  /// The value of `fields` in the legacy service, or `nil` when it has no such field.
  public let legacyPath: String?
  /// The tier in Places API (New).
  public let tier: Tier?
  /// The category in the legacy service.
  public let legacyCategory: LegacyCategory?
  /// Whether naming a tier asks for this field.
  public let isInTierGroup: Bool

  init(
    _ name: String, new: String?, legacy: String?, tier: Tier?, category: LegacyCategory?,
    isInTierGroup: Bool
  ) {
    self.name = name
    newPath = new
    legacyPath = legacy
    self.tier = tier
    legacyCategory = category
    self.isInTierGroup = isInTierGroup
  }

  /// All fields, in the order JSON output has them.
  public static var all: [DetailsField] { table }

  /// The path an API knows the field by.
  public func path(in api: API) -> String? {
    switch api {
    case .new: newPath
    case .legacy: legacyPath
    }
  }

  /// The tier a field belongs to in an API: its own in New, the one that corresponds to the category in legacy.
  public func tier(in api: API) -> Tier? {
    switch (api, legacyCategory) {
    case (.new, _): tier
    case (.legacy, .basic?): Swift.min(tier ?? .pro, .pro)
    case (.legacy, .contact?): .enterprise
    case (.legacy, .atmosphere?): .atmosphere
    case (.legacy, nil): nil
    }
  }

  /// Spellings of the services that differ from the table's: singular and plural forms and the old parents of sub-fields.
  static let aliases: [String: [String]] = [
    "address_component": ["addressComponents"], "photo": ["photos"], "type": ["types"],
    "review": ["reviews"], "geometry": ["location", "viewport"],
    "geometry/location": ["location"], "geometry/viewport": ["viewport"],
    "regularOpeningHours": ["openingHours"], "displayName": ["name"], "id": ["placeId"],
  ]

  /// Finds the fields a word stands for: our name, either API's name, or a usual variant.
  package static func named(_ word: String) -> [DetailsField] {
    let names = aliases[word] ?? [word]
    let exact = names.compactMap { name in table.first { $0.name == name } }
    if !exact.isEmpty { return exact }
    return table.filter { $0.newPath == word || $0.legacyPath == word }.prefix(1).map { $0 }
  }
}

extension DetailsField {
  /// The names of fields that have a property of ``Place`` (or of the answer around it); the others are kept as sent.
  package static let modelled: Set<String> = [
    "placeId", "attributions", "movedPlaceId", "movedPlace", "name", "formattedAddress",
    "shortFormattedAddress", "addressComponents", "location", "viewport", "types", "primaryType",
    "plusCode", "businessStatus", "openingHours", "currentOpeningHours", "secondaryOpeningHours",
    "currentSecondaryOpeningHours", "nationalPhoneNumber", "internationalPhoneNumber",
    "websiteUri", "googleMapsUri", "rating", "userRatingCount", "priceLevel", "utcOffsetMinutes",
    "timeZone", "editorialSummary", "photos", "reviews",
  ]

  /// Finds the field an API sends as `path`, if answers keep it as it was sent.
  static func additional(path: String, in api: API) -> DetailsField? {
    switch api {
    case .new: additionalNew[path]
    case .legacy: additionalLegacy[path]
    }
  }

  private static let additionalNew = additional(\.newPath)
  private static let additionalLegacy = additional(\.legacyPath)

  private static func additional(_ path: (DetailsField) -> String?) -> [String: DetailsField] {
    var fields: [String: DetailsField] = [:]
    for field in all where !modelled.contains(field.name) {
      if let path = path(field) { fields[path] = field }
    }
    return fields
  }
}
