/// The countries predictions may lie in: as many as the chosen API accepts.
///
/// Territories have their own codes and are not part of the country they belong to (`us` leaves out `pr`).
public struct CountryFilter: Sendable, Hashable {
  /// The codes in the order given, without repetition.
  public let countries: [CountryCode]
  /// The API whose limit the list keeps.
  public let api: API

  /// How many countries an API accepts: five for legacy, fifteen for New.
  public static func limit(for api: API) -> Int {
    switch api {
    case .new: 15
    case .legacy: 5
    }
  }

  /// Checks and keeps country codes.
  ///
  /// - Throws: ``ValueError``: no code, an unknown code, or more codes than the API accepts.
  public init(_ codes: [CountryCode], for api: API) throws(ValueError) {
    var unique: [CountryCode] = []
    for code in codes where !unique.contains(code) { unique.append(code) }
    guard !unique.isEmpty else { throw .blank(.countries) }
    if api == .legacy, unique.contains(where: { $0.code == "xk" }) {
      throw .unknown(.countries, value: "xk", nearest: nil)
    }
    let limit = Self.limit(for: api)
    guard unique.count <= limit else {
      throw .tooMany(.countries, count: unique.count, limit: limit, values: unique.map(\.code))
    }
    countries = unique
    self.api = api
  }
}
