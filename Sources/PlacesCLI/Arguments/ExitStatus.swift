/// The statuses the program ends with; the one table that help and Docs print.
enum ExitStatus: Int32, Sendable, Hashable, CaseIterable {
  /// At least one result.
  case success = 0
  /// The service answered and has nothing.
  case nothingFound = 1
  /// A mistake in the command.
  case usage = 2
  /// No key, or one that is refused.
  case accessDenied = 3
  /// A quota or a budget is used up.
  case limitReached = 4
  /// Nobody answered.
  case unreachable = 5
  /// An answer of no use.
  case badAnswer = 6
  /// A batch with failed rows.
  case rowsFailed = 7
  /// The output cannot be written.
  case outputFailed = 8
  /// Interrupted from the keyboard.
  case interrupted = 130
  /// Ended by another process.
  case terminated = 143

  /// The status in a few words.
  var title: String {
    switch self {
    case .success: "at least one result"
    case .nothingFound: "nothing found"
    case .usage: "a mistake in the command, or a value refused"
    case .accessDenied: "no key, or a key refused"
    case .limitReached: "out of quota, or the budget reached"
    case .unreachable: "network, TLS, or out of time"
    case .badAnswer: "an answer of no use"
    case .rowsFailed: "a batch with failed rows"
    case .outputFailed: "the output could not be written"
    case .interrupted: "interrupted"
    case .terminated: "terminated"
    }
  }

  /// What the status means, as a sentence for help and Docs.
  var meaning: String {
    switch self {
    case .success: "There is at least one result, or what was asked for was done."
    case .nothingFound:
      "The service answered and found nothing, as with grep. In a batch, rows without a result do not count as failures."
    case .usage:
      "The command line has a mistake, or a value was refused: by places before any request, or by the service."
    case .accessDenied:
      "There is no key, the key was refused, the API is not enabled for it, or billing is off."
    case .limitReached: "The quota is used up, or the budget given with the command is."
    case .unreachable:
      "Nobody answered: the network, the name lookup, TLS or the proxy failed, or the time ran out."
    case .badAnswer:
      "The answer cannot be understood, or the service failed and the retries did not help."
    case .rowsFailed: "A batch ran to its end and some of its rows failed; each says why."
    case .outputFailed:
      "The output could not be written: the disk is full, or standard output is closed."
    case .interrupted: "Interrupted with Ctrl-C. What was finished before is complete."
    case .terminated: "Ended by SIGTERM. What was finished before is complete."
    }
  }
}
