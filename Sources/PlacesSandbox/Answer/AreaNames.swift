import PlaceIndex

/// The names of regions and towns in other languages, remembered: each costs a search, and the places of one answer, and of
/// the next, mostly lie in the same ones.
final class AreaNames: Sendable {
  /// What a name is looked up by.
  struct Key: Hashable, Sendable {
    /// The base language.
    var language: String
    /// The type of the area.
    var type: String
    /// Its name in the data.
    var name: String
    /// The region it lies in, or is.
    var region: String?
    /// The country it lies in.
    var country: String
  }

  /// How many names are remembered, those that are not known among them.
  static let limit = 8_192

  private let names = BoundedCache<Key, String?>(limit: limit)

  /// The name of an area, looked up unless it is remembered; `nil` where there is none.
  func name(_ key: Key, _ look: () -> String?) -> String? { names.value(for: key, look) }
}
