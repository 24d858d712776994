/// The types a prediction may have: a set that the chosen API accepts.
///
/// The rules are those of the services. Legacy: one to five values of tables 1 and 2, or exactly one of table 3. New: one
/// to five values of tables A and B, or one collection alone.
public struct PlaceTypeFilter: Sendable, Hashable {
  /// How many values an API accepts.
  public static let limit = 5

  /// The words on the wire, in the order given, without repetition.
  public let values: [String]
  /// The API whose rules the values satisfy.
  public let api: API

  /// Checks and keeps type values.
  ///
  /// - Parameters:
  ///   - names: Type words in any case; `cities` and `regions` may stand without their parentheses.
  ///   - api: The API that will be asked.
  /// - Throws: ``ValueError``: no value, more than five, an unknown value (with the nearest known one), a value the other
  ///   API has, or a value that must stand alone and does not.
  public init(_ names: [String], for api: API) throws(ValueError) {
    var values: [String] = []
    var types: [PlaceType] = []
    for name in names {
      let type = try Self.type(named: name, for: api)
      if !values.contains(type.value) {
        values.append(type.value)
        types.append(type)
      }
    }
    guard !values.isEmpty else { throw .blank(.types) }
    if values.count > 1, let loner = types.first(where: { Self.standsAlone($0, in: api) }) {
      throw .typeStandsAlone(loner.value, others: values.filter { $0 != loner.value })
    }
    guard values.count <= Self.limit else {
      throw .tooMany(.types, count: values.count, limit: Self.limit, values: values)
    }
    self.values = values
    self.api = api
  }

  private static func type(named name: String, for api: API) throws(ValueError) -> PlaceType {
    let word = name.trimmingBlanks().lowercased()
    guard !word.isEmpty else { throw .blank(.types) }
    guard let type = PlaceType.named(word) ?? PlaceType.named("(\(word))") else {
      let known = PlaceType.all.lazy.filter { $0.isFilter(in: api) }.map(\.value)
      throw .unknown(.types, value: name, nearest: NearestName.find(word, in: known))
    }
    guard type.isFilter(in: api) else {
      throw .typeOfOtherAPI(
        type.value, api: api,
        replacement: type.value == "address" ? PlaceType.addressReplacement : []
      )
    }
    return type
  }

  private static func standsAlone(_ type: PlaceType, in api: API) -> Bool {
    switch api {
    case .new: type.new == .collection
    case .legacy: type.legacy == .table3
    }
  }
}
