/// Why one text is not a legal value; the layer above adds which option it was given to.
struct ValueProblem: Error, Sendable, Hashable {
  /// What is wrong, in lower case and without a full stop: "expected a whole number from 1 to 20".
  var reason: String
  /// What to do about it, when the reason does not say it already.
  var remedy: String?

  /// Creates a problem.
  init(_ reason: String, remedy: String? = nil) {
    self.reason = reason
    self.remedy = remedy
  }
}
