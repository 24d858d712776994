import PlacesClient

/// What the fields of a request cost, and which of them make it dear.
struct FieldCost: Hashable {
  /// The dearest tier.
  let tier: DetailsField.Tier
  /// The lines a request with these fields is billed as outside a session.
  let skus: [SKU.ID]
  /// The first few fields that alone decide the tier; `*` alone where it is among them.
  let dearest: [String]
  /// The dearest tier without those fields.
  let tierWithoutThem: DetailsField.Tier

  /// The mask of details of Places API (New).
  init(detailsMask mask: String?) {
    self.init(Self.paths(mask).map { ($0, Self.tier($0)) })
  }

  /// The mask of text or nearby search: what is Essentials in details is Pro there.
  init(searchMask mask: String?) {
    self.init(
      Self.paths(mask).map { path -> (String, DetailsField.Tier) in
        guard path.hasPrefix("places.") else {
          return (path, Self.searchTiers[FieldName.camelCase(path)] ?? .atmosphere)
        }
        let field = path.dropFirst("places.".count)
        let tier = Self.tier(String(field))
        let isPro = tier == .essentials || field.prefix { $0 != "." } == "photos"
        return (path, isPro ? .pro : tier)
      })
  }

  private static let searchTiers: [String: DetailsField.Tier] = [
    "nextPageToken": .ids, "searchUri": .pro,
  ]

  /// The `fields` of the legacy services.
  ///
  /// - Parameters:
  ///   - text: Names joined with commas; `nil` means all of them, which bills all data.
  ///   - base: The line of the service itself.
  init(legacyFields text: String?, base: SKU.ID) {
    let names = text?.split(separator: ",").map { $0.trimmingBlanks() } ?? ["*"]
    let costs = names.map { ($0, Self.legacyTier($0)) }
    self.init(costs)
    if names.allSatisfy({ $0 == "place_id" }) {
      self = FieldCost(
        tier: .ids, skus: [base == .legacyDetails ? .legacyDetailsIdRefresh : .legacyFindPlaceIds],
        dearest: [], tierWithoutThem: .ids)
      return
    }
    var skus = [base, .legacyDataBasic]
    if names.contains("*") || costs.contains(where: { $0.1 == .enterprise }) {
      skus.append(.legacyDataContact)
    }
    if costs.contains(where: { $0.1 == .atmosphere }) { skus.append(.legacyDataAtmosphere) }
    self = FieldCost(
      tier: tier, skus: skus, dearest: dearest, tierWithoutThem: tierWithoutThem)
  }

  private init(_ costs: [(name: String, tier: DetailsField.Tier)]) {
    let top = costs.map(\.tier).max() ?? .ids
    self.init(
      tier: top, skus: [Self.details(top)],
      dearest: Self.distinct(costs.lazy.filter { $0.tier == top }.map(\.name)),
      tierWithoutThem: costs.map(\.tier).filter { $0 < top }.max() ?? top)
  }

  private init(
    tier: DetailsField.Tier, skus: [SKU.ID], dearest: [String],
    tierWithoutThem: DetailsField.Tier
  ) {
    self.tier = tier
    self.skus = skus
    self.dearest = dearest
    self.tierWithoutThem = tierWithoutThem
  }

  /// The first few names, each once, and `*` before all others: a session keeps them, however long the mask was.
  private static func distinct(_ names: some Sequence<String>) -> [String] {
    var kept: [String] = []
    for name in names {
      if name == "*" { return ["*"] }
      if kept.count < keptNames, !kept.contains(name) { kept.append(name) }
    }
    return kept
  }

  private static let keptNames = 6

  private static func paths(_ mask: String?) -> [String] {
    mask?.split(separator: ",").map(String.init) ?? []
  }

  /// The tier of a mask path of New; sub-fields cost what the field does.
  private static func tier(_ path: String) -> DetailsField.Tier {
    if path == "*" { return .atmosphere }
    let top = FieldName.camelCase(String(path.prefix { $0 != "." }))
    return newTiers[top] ?? .ids
  }

  private static let newTiers: [String: DetailsField.Tier] = {
    var tiers: [String: DetailsField.Tier] = [:]
    for field in DetailsField.all {
      guard let path = field.newPath, let tier = field.tier else { continue }
      let top = String(path.prefix { $0 != "." })
      tiers[top] = max(tiers[top] ?? tier, tier)
    }
    tiers["name"] = .ids
    return tiers
  }()

  private static func legacyTier(_ name: String) -> DetailsField.Tier {
    if name == "*" { return .atmosphere }
    let top = String(name.prefix { $0 != "/" })
    let known =
      legacyCategories[top] ?? legacyCategories[top + "s"]
      ?? legacyCategories[String(top.dropLast())]
    switch known {
    case .contact: return .enterprise
    case .atmosphere: return .atmosphere
    case .basic, nil: return .pro
    }
  }

  private static let legacyCategories: [String: DetailsField.LegacyCategory] = {
    var categories: [String: DetailsField.LegacyCategory] = [:]
    for field in DetailsField.all {
      guard let path = field.legacyPath, let category = field.legacyCategory else { continue }
      categories[String(path.prefix { $0 != "/" })] = category
    }
    return categories
  }()

  private static func details(_ tier: DetailsField.Tier) -> SKU.ID {
    switch tier {
    case .ids: .newDetailsIds
    case .essentials: .newDetailsEssentials
    case .pro: .newDetailsPro
    case .enterprise: .newDetailsEnterprise
    case .atmosphere: .newDetailsAtmosphere
    }
  }
}
