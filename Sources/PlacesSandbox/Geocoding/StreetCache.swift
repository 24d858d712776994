import PlaceIndex
import PlacesClient
import Synchronization

/// Streets with their known houses, as they were asked for lately: neighbours in a file of addresses often share a street.
final class StreetCache: Sendable {
  /// What a street is asked for by.
  enum Question: Hashable {
    /// The address without the number, and the parameters that decide between streets of that name.
    case address(String, narrowedBy: [String?])
    /// Its identifier.
    case id(String)
  }

  private struct State {
    var known: [Question: StreetRange?] = [:]
    /// The questions in the order of their coming.
    var order: [Question] = []
  }

  /// So many streets are remembered.
  private static let most = 256

  private let state = Mutex(State())

  /// The street a question is about, found by `find` if it was not asked lately; nothing when there is none.
  func street(_ question: Question, _ find: () -> StreetRange?) -> StreetRange? {
    if let known = state.withLock({ $0.known[question] }) { return known }
    let found = find()
    state.withLock { state in
      guard state.known.updateValue(found, forKey: question) == nil else { return }
      state.order.append(question)
      if state.order.count > Self.most { state.known[state.order.removeFirst()] = nil }
    }
    return found
  }
}
