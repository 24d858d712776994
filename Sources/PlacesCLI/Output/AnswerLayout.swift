/// What a command wants shown beside the answers.
struct AnswerLayout: Sendable, Hashable {
  /// Whether predictions have a distance.
  var hasDistances = false
  /// How many predictions are shown at most.
  var limit: Int?
  /// Whether results that only match in part are left out.
  var isExact = false
}
