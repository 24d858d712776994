import PlacesClient

extension ExitStatus {
  /// The status for a kind of failure.
  init(_ failureClass: FailureClass) {
    self =
      switch failureClass {
      case .nothingFound: .nothingFound
      case .badRequest: .usage
      case .access: .accessDenied
      case .quota: .limitReached
      case .network: .unreachable
      case .server: .badAnswer
      }
  }
}

extension Failure {
  /// Creates the failure of a lookup; where the fault may lie in what was asked for, the message names it.
  init(_ error: PlacesError, asking query: LookupQuery) {
    let isAboutValue = error.failureClass == .nothingFound || error.failureClass == .badRequest
    self.init(
      exit: error == .transport(.cancelled) ? .interrupted : ExitStatus(error.failureClass),
      code: error.code, status: error.status,
      message: isAboutValue ? "\(query.subject): \(error.message)" : error.message,
      remedy: error.remedy)
  }

  /// Creates the failure of a value that breaks a rule only the whole command shows.
  init(_ error: ValueError, option: String) {
    self.init(
      UsageError.badValue(.option(option), value: nil, ValueProblem(error)))
  }
}
