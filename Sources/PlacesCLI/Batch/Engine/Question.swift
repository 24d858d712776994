import PlacesClient

/// A question that is underway, with the rows that wait for its answer.
final class Question {
  /// The question, exactly as it is asked.
  let query: LookupQuery
  /// What decides whether another is the same.
  let key: String
  /// The text the question was made of; empty when it was made of a place ID.
  let asked: String
  /// Rows that wait for the answer.
  var waiting: [BatchSlot]

  init(_ query: LookupQuery, key: String, asked: String, waiting: [BatchSlot]) {
    self.query = query
    self.key = key
    self.asked = asked
    self.waiting = waiting
  }
}

/// The questions that are underway.
struct QuestionsUnderway {
  private var byID: [Int: Question] = [:]
  private var byKey: [String: Question] = [:]
  private var lastID = 0

  /// How many there are.
  var count: Int { byID.count }

  /// The question with a key.
  func question(_ key: String) -> Question? { byKey.isEmpty ? nil : byKey[key] }

  /// Adds a question; returns its number.
  mutating func add(_ question: Question) -> Int {
    lastID += 1
    byID[lastID] = question
    byKey[question.key] = question
    return lastID
  }

  /// Removes a question that is answered, and returns it.
  mutating func remove(_ id: Int) -> Question? {
    guard let question = byID.removeValue(forKey: id) else { return nil }
    byKey[question.key] = nil
    return question
  }
}

extension LookupQuery {
  /// What decides within one run whether two questions have the same answer: the text without blanks around it, the coordinate or
  /// the place ID.
  ///
  /// Everything else is the same for all rows, and the session makes no difference to the answer. Swift compares text by
  /// canonical equivalence, so accents may be composed or not.
  var key: String {
    switch self {
    case .predict(let request): request.text.trimmed.text
    case .details(let request): request.placeID.text
    case .geocode(let request):
      switch request.subject {
      case .address(let address, _, _): address.trimmed.text
      case .components(let components, _): components.text
      case .coordinate(let coordinate, _, _): coordinate.text
      case .placeID(let id): id.text
      }
    }
  }
}
