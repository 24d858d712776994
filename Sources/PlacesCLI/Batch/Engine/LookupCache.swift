import PlacesClient

/// The answers of a run, so that the same question is asked once.
///
/// Questions are the same when they differ only in blanks around the text, in how accents are composed, and in the session.
/// Failures are not kept. The oldest answers are forgotten when there are too many, so that memory stays flat however long the
/// input is. Used by one task only.
struct LookupCache {
  /// How many answers are kept.
  static let largestCount = 100_000
  /// How many bytes of records are kept.
  static let largestBytes = 192 << 20

  /// What is known of a question.
  final class Entry {
    /// The question, exactly as it was asked.
    let query: LookupQuery
    /// The finished row, once there is one.
    var finished: FinishedRow?
    /// The answer, to make records for questions that are spelled differently.
    var answer: LookupAnswer?
    /// Rows that wait for the answer.
    var waiting: [BatchSlot] = []
    /// The text the question was asked with, if it was a text.
    let text: String?

    init(_ query: LookupQuery, text: String?) {
      self.query = query
      self.text = text
    }
  }

  private var entries: [LookupQuery: Entry] = [:]
  private var texts: [String: Entry] = [:]
  /// The entries from the oldest on, those that were dropped among them.
  private var order: [Entry] = []
  private var oldest = 0
  private var bytes = 0

  /// The entry of a text that was asked before, spelled exactly like this.
  func entry(forText text: String) -> Entry? { texts[text] }

  /// The entry of a question that was asked before.
  func entry(for query: LookupQuery) -> Entry? { entries[query.normalized] }

  /// Adds an entry for a question that is about to be asked.
  mutating func add(_ query: LookupQuery, text: String?) -> Entry {
    let entry = Entry(query, text: text)
    entries[query.normalized] = entry
    if let text { texts[text] = entry }
    order.append(entry)
    while order.count - oldest > Self.largestCount { forgetOldest() }
    return entry
  }

  /// Keeps the answer of an entry.
  mutating func keep(_ answer: LookupAnswer, _ finished: FinishedRow, in entry: Entry) {
    entry.finished = finished
    entry.answer = answer
    entry.answer?.body = []
    bytes += finished.record.count * 2
    while bytes > Self.largestBytes { forgetOldest() }
  }

  /// Drops an entry whose question could not be answered, so that the next row asks again.
  mutating func drop(_ entry: Entry) {
    let key = entry.query.normalized
    if entries[key] === entry { entries[key] = nil }
    if let text = entry.text, texts[text] === entry { texts[text] = nil }
  }

  private mutating func forgetOldest() {
    guard oldest < order.count else { return }
    let entry = order[oldest]
    oldest += 1
    bytes -= (entry.finished?.record.count ?? 0) * 2
    entry.finished = nil
    entry.answer = nil
    drop(entry)
    if oldest > Self.largestCount {
      order.removeFirst(oldest)
      oldest = 0
    }
  }
}

extension LookupQuery {
  /// The question without what makes no difference to its answer: blanks around the text, and the session.
  ///
  /// Swift compares text by canonical equivalence, so composed and decomposed accents are the same already.
  var normalized: LookupQuery {
    switch self {
    case .predict(let request): .predict(request.normalized)
    case .details(let request):
      request.session == nil
        ? self
        : .details(
          DetailsRequest(
            placeID: request.placeID, fields: request.fields, language: request.language,
            region: request.region))
    case .geocode(let request): .geocode(request.normalized)
    }
  }
}
