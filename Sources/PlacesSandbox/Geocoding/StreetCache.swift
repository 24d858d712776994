/// Streets with their known houses, as they were asked for lately: neighbours in a file of addresses often share a street.
struct StreetCache: Sendable {
  /// What a street is asked for by.
  enum Question: Hashable {
    /// The address without the number, and the parameters that decide between streets of that name.
    case address(String, narrowedBy: [String?])
    /// Its identifier.
    case id(String)
  }

  /// So many streets are remembered.
  static let limit = 256

  private let streets = BoundedCache<Question, StreetRange?>(limit: limit)

  /// The street a question is about, found by `find` if it was not asked lately; nothing when there is none.
  func street(_ question: Question, _ find: () -> StreetRange?) -> StreetRange? {
    streets.value(for: question, find)
  }
}
