/// What one request costs at list price, and on what that depends.
public struct Pricing: Sendable, Hashable {
  /// The lines billed for the request.
  public let skus: [SKU]
  /// What else decides the bill: sessions, mostly.
  ///
  /// One sentence, or `nil`.
  public let note: String?

  /// The list price of the request in millionths of a US dollar, free events not taken off.
  public var microdollars: Int { skus.reduce(0) { $0 + $1.microdollars } }

  /// The price of a prediction request.
  ///
  /// With a session token the bill is settled when the session ends. The figure for the New API is what is due if it never
  /// does. The legacy API bills a whole session, not its requests: the figure is 0, and the note tells what an abandoned
  /// session costs.
  public static func quote(for request: PredictionRequest) -> Pricing {
    switch (request.api, request.session) {
    case (.new, nil): Pricing(skus: [.with(.newAutocompleteRequest)], note: nil)
    case (.new, _?):
      Pricing(
        skus: [.with(.newAutocompleteRequest)],
        note:
          "in a session that a details request with Essentials fields ends, requests after the 12th are free; "
          + "one with dearer fields makes all of them free")
    case (.legacy, nil): Pricing(skus: [.with(.legacyAutocompleteRequest)], note: nil)
    case (.legacy, _?):
      Pricing(
        skus: [.with(.legacyAutocompleteSessionWithDetails)],
        note: "free when a details request ends the session; an abandoned session costs "
          + dollars(SKU.with(.legacyAutocompleteSessionWithoutDetails).microdollars))
    }
  }

  /// The price of a details request.
  ///
  /// New: one line, the dearest tier of the mask, except that a request with dearer than Essentials fields that ends a session
  /// is billed at the top tier whatever its fields (Google's session pricing page, July 2026). Legacy: the base line plus a
  /// line for each category of data.
  public static func quote(for request: DetailsRequest) -> Pricing {
    switch request.api {
    case .new: newDetails(request)
    case .legacy: legacyDetails(request)
    }
  }

  /// The price of a geocoding request: always one event.
  public static func quote(for request: GeocodeRequest) -> Pricing {
    Pricing(skus: [.with(.geocoding)], note: nil)
  }

  private static func newDetails(_ request: DetailsRequest) -> Pricing {
    let tier = request.fields.tier
    guard request.session != nil else { return Pricing(skus: [.with(id(for: tier))], note: nil) }
    switch tier {
    case .ids:
      return Pricing(
        skus: [.with(.newDetailsIds)],
        note: "ends the session; its autocomplete requests are billed one by one")
    case .essentials:
      return Pricing(
        skus: [.with(.newDetailsEssentials)],
        note: "ends the session; its first 12 autocomplete requests are billed")
    case .pro, .enterprise, .atmosphere:
      return Pricing(
        skus: [.with(.newDetailsAtmosphere)],
        note:
          "ends the session; its autocomplete requests are free, and details with fields dearer than Essentials "
          + "are billed at the top tier within a session")
    }
  }

  private static func legacyDetails(_ request: DetailsRequest) -> Pricing {
    let note = request.session == nil ? nil : "ends the session; its autocomplete requests are free"
    if request.fields.paths == ["place_id"] {
      return Pricing(skus: [.with(.legacyDetailsIdRefresh)], note: note)
    }
    let categories = Set(request.fields.fields.compactMap(\.legacyCategory))
    var skus = [SKU.with(.legacyDetails), SKU.with(.legacyDataBasic)]
    if request.fields.isEverything || categories.contains(.contact) {
      skus.append(.with(.legacyDataContact))
    }
    if request.fields.isEverything || categories.contains(.atmosphere) {
      skus.append(.with(.legacyDataAtmosphere))
    }
    return Pricing(skus: skus, note: note)
  }

  private static func id(for tier: DetailsField.Tier) -> SKU.ID {
    switch tier {
    case .ids: .newDetailsIds
    case .essentials: .newDetailsEssentials
    case .pro: .newDetailsPro
    case .enterprise: .newDetailsEnterprise
    case .atmosphere: .newDetailsAtmosphere
    }
  }

  /// An amount in US dollars with as many places as it needs, at least two: `USD 0.00283`.
  public static func dollars(_ microdollars: Int) -> String {
    let whole = microdollars / 1_000_000
    var digits = String(microdollars % 1_000_000)
    digits = String(repeating: "0", count: 6 - digits.count) + digits
    while digits.count > 2, digits.last == "0" { digits.removeLast() }
    return "USD \(whole).\(digits)"
  }
}
