/// The fields a details request asks for, as the chosen API can give them.
///
/// Never empty.
public struct FieldSelection: Sendable, Hashable {
  /// The API the selection is for.
  public let api: API
  /// The fields, in table order; all of them when everything was asked for.
  public let fields: [DetailsField]
  /// Whether `*` was asked for, which is billed at the dearest tier.
  public let isEverything: Bool

  /// What a details request asks for when nothing is said: where the place is, at the cheapest tier that tells it.
  public static func essentials(for api: API) -> FieldSelection {
    FieldSelection(api: api, fields: group(.essentials, api), isEverything: false)
  }

  /// Reads field names.
  ///
  /// - Parameters:
  ///   - names: Our names or either API's, tier names (`ids`, `essentials`, `pro`, `enterprise`, `atmosphere`: the fields of
  ///     that tier and the cheaper ones), or `*`.
  ///   - api: The API that will be asked.
  /// - Throws: ``ValueError``: no name, a blank inside a name, an unknown name (with the nearest known one), or a field the
  ///   API does not have.
  public init(_ names: [String], for api: API) throws(ValueError) {
    var chosen: Set<DetailsField> = []
    var isEverything = false
    for name in names {
      let word = name.trimmingBlanks()
      guard !word.isEmpty else { throw .blank(.fields) }
      if word == "*" {
        isEverything = true
      } else if let tier = DetailsField.Tier(rawValue: word.lowercased()) {
        chosen.formUnion(Self.group(tier, api))
      } else {
        chosen.formUnion(try Self.fields(named: word, api))
      }
    }
    guard isEverything || !chosen.isEmpty else { throw .blank(.fields) }
    self.api = api
    self.isEverything = isEverything
    fields = DetailsField.all.filter {
      $0.path(in: api) != nil && (isEverything || chosen.contains($0))
    }
  }

  private init(api: API, fields: [DetailsField], isEverything: Bool) {
    self.api = api
    self.fields = fields
    self.isEverything = isEverything
  }

  /// The paths to send: those asked for, and those that cost nothing and must not be lost.
  ///
  /// `attributions` must be shown wherever a place is, so it is always asked for; so are the identifiers, which tell that a
  /// place has moved.
  package var paths: [String] {
    if isEverything { return ["*"] }
    let always = api == .new ? ["id", "attributions", "movedPlaceId"] : ["place_id"]
    var paths = fields.compactMap { $0.path(in: api) }.filter { !always.contains($0) }
    paths.insert(contentsOf: always, at: 0)
    return paths
  }

  /// The dearest tier in the selection.
  public var tier: DetailsField.Tier {
    if isEverything { return .atmosphere }
    return fields.compactMap { $0.tier(in: api) }.max() ?? .ids
  }

  private static func group(_ tier: DetailsField.Tier, _ api: API) -> [DetailsField] {
    DetailsField.all.filter { field in
      field.isInTierGroup && (field.tier(in: api).map { $0 <= tier } ?? false)
    }
  }

  private static func fields(named word: String, _ api: API) throws(ValueError) -> [DetailsField] {
    let found = DetailsField.named(word)
    guard !found.isEmpty else {
      throw .unknown(
        .fields, value: word, nearest: NearestName.find(word, in: DetailsField.all.map(\.name)))
    }
    for field in found where field.path(in: api) == nil {
      throw .fieldOfOtherAPI(field.name, api: api)
    }
    return found
  }
}
