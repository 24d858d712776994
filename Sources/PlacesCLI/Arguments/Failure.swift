/// Why a command ended without doing what was asked: the one error that reaches the top of the program.
///
/// It holds facts for both renderings, text and JSON. What is no failure (nothing found, a reader that had enough) is not
/// one here either, except for ``readerGone``, which has to stop a command from where it writes.
struct Failure: Error, Sendable, Hashable {
  /// The status the program ends with.
  var exit: ExitStatus
  /// A stable word for the kind of failure, such as `usage`.
  var code: String
  /// The service's own word for it, such as `INVALID_ARGUMENT`, when the service said one.
  var status: String?
  /// What happened, with which value, in one line without the program's name.
  var message: String
  /// What to do about it.
  var remedy: String?

  /// Creates a failure.
  init(
    exit: ExitStatus, code: String, status: String? = nil, message: String, remedy: String? = nil
  ) {
    self.exit = exit
    self.code = code
    self.status = status
    self.message = message
    self.remedy = remedy
  }

  /// Creates the failure of a mistake in the command line.
  init(_ error: UsageError) {
    self.init(exit: .usage, code: "usage", message: error.message, remedy: error.remedy)
  }

  /// Creates the failure of a stream that does not take what is written.
  init(_ error: WriteError, stream: String) {
    switch error {
    case .readerGone: self = .readerGone
    case .failed(let number):
      self.init(
        exit: .outputFailed, code: "output",
        message: "cannot write to \(stream): \(SystemError.text(number))")
    }
  }

  /// The reader of the output went away, as `head` does: the command ends at once, quietly, as a success.
  static let readerGone = Failure(exit: .success, code: "reader-gone", message: "")

  /// Whether nothing is to be said about it.
  var isQuiet: Bool { self == .readerGone }
}
