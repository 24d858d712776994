/// The kinds of failure a caller tells apart; the command line has an exit status for each.
public enum FailureClass: String, Sendable, Hashable, CaseIterable {
  /// The service knows nothing of the kind; not a fault.
  case nothingFound
  /// The request is wrong; sending it again is useless.
  case badRequest
  /// The key is missing or refused, or the project may not use the API.
  case access
  /// Too many requests, or a budget is used up.
  case quota
  /// No whole answer came.
  case network
  /// An answer came that cannot be used, or the server is at fault.
  case server
}
