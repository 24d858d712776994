import PlaceIndex
import PlacesClient
import Synchronization

/// The businesses of an index by what it cannot be searched for: phone numbers, and symbols in names such as an emoji.
///
/// Made from a pass over all businesses when it is first needed.
final class BusinessTable: Sendable {
  private enum State {
    case new
    case made(Lists)
    /// There are too many businesses to keep; each question takes a pass of its own.
    case tooLarge
  }

  /// Identifiers, those of the most important businesses first.
  private struct Lists {
    var phones: [String: [String]] = [:]
    var symbols: [Unicode.Scalar: [String]] = [:]
  }

  /// With more entries than this no table is kept.
  static let limit = 500_000

  private let limit: Int
  private let state = Mutex(State.new)

  /// Creates a table that is made when it is first needed.
  init(limit: Int = BusinessTable.limit) { self.limit = limit }

  /// The businesses with a phone number, the most important first.
  ///
  /// - Parameters:
  ///   - digits: The number with its country code, digits only.
  ///   - index: The index of all questions.
  /// - Returns: All of them.
  func businesses(withDigits digits: String, in index: any PlaceSearch) -> [IndexedPlace] {
    let isMeant = { (place: IndexedPlace) in Self.digits(of: place) == digits }
    guard let found = identifiers(in: index, { $0.phones[digits] ?? [] }) else {
      return Self.all(in: index).map(\.place).filter(isMeant)
    }
    return found.compactMap { index.place(id: $0) }.filter(isMeant)
  }

  /// The first businesses whose name holds a text, and that pass a test, the most important first.
  ///
  /// - Parameters:
  ///   - text: A text without letters and digits.
  ///   - count: How many at most.
  ///   - index: The index of all questions.
  ///   - admits: The test.
  /// - Returns: At most `count` businesses.
  func businesses(
    named text: String, _ count: Int, in index: any PlaceSearch,
    where admits: @escaping (IndexedPlace) -> Bool
  ) -> [IndexedPlace] {
    let isMeant = { (place: IndexedPlace) in
      place.isEstablishment && place.name.holds(text) && admits(place)
    }
    let symbols = Self.symbols(of: text)
    let found = identifiers(in: index) { lists in
      symbols.map { lists.symbols[$0] ?? [] }.min { $0.count < $1.count } ?? []
    }
    guard let found else {
      return Array(Self.all(in: index).lazy.map(\.place).filter(isMeant).prefix(count))
    }
    return Array(found.lazy.compactMap { index.place(id: $0) }.filter(isMeant).prefix(count))
  }

  /// What the lists say; `nil` when there are none.
  private func identifiers(
    in index: any PlaceSearch, _ look: (Lists) -> [String]
  ) -> [String]? {
    state.withLock { state in
      if case .new = state {
        state = Self.lists(of: index, limit: limit).map(State.made) ?? .tooLarge
      }
      guard case .made(let lists) = state else { return nil }
      return look(lists)
    }
  }

  private static func all(in index: any PlaceSearch) -> [PlaceHit] {
    index.nearby(
      NearbyQuery(
        center: GeoPoint(latitude: 0, longitude: 0), radiusMeters: SearchArea.wholeEarth,
        types: .anyOf(["establishment"]), limit: .max))
  }

  private static func lists(of index: any PlaceSearch, limit: Int) -> Lists? {
    var lists = Lists()
    var entries = 0
    for place in all(in: index).lazy.map(\.place) {
      if let digits = digits(of: place) {
        lists.phones[digits, default: []].append(place.id)
        entries += 1
      }
      for symbol in symbols(of: place.name) {
        lists.symbols[symbol, default: []].append(place.id)
        entries += 1
      }
      if entries > limit { return nil }
    }
    return lists
  }

  private static func digits(of place: IndexedPlace) -> String? {
    place.business?.internationalPhone.flatMap { PhoneBook.digits($0) }
  }

  /// The scalars of a text that are neither letters nor digits nor blanks, each once.
  private static func symbols(of text: String) -> Set<Unicode.Scalar> {
    Set(
      text.unicodeScalars.filter {
        !$0.properties.isWhitespace && !$0.properties.isAlphabetic
          && $0.properties.numericType == nil
      })
  }
}
