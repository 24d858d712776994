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
  /// Creates the failure of a lookup.
  init(_ error: PlacesError) {
    self.init(
      exit: error == .transport(.cancelled) ? .interrupted : ExitStatus(error.failureClass),
      code: error.code, status: error.status, message: error.message, remedy: error.remedy)
  }

  /// Creates the failure of a value that breaks a rule only the whole command shows.
  init(_ error: ValueError, option: String) {
    self.init(
      UsageError.badValue(.option(option), value: nil, ValueProblem(error)))
  }
}
