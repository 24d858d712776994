/// What an earlier run has left for one that goes on with it.
struct EarlierRun {
  /// The records that stay.
  var kept = KeptRows.none
  /// How many of them say that their row failed, and are not tried again.
  var failures = 0
  /// What the earlier run had read of the input.
  var position: InputPosition?

  /// Compares the input with the earlier run's, as far as that is known.
  ///
  /// - Throws: A failure of status 2 when another row stands where the earlier run had read one.
  func check(_ begun: InputPosition) throws(Failure) {
    guard let position, begun.rows == position.rows, begun.digest != position.digest else { return }
    throw Self.failure("its first \(begun.rows) rows are not those of the earlier run")
  }

  /// Compares the end of the input.
  ///
  /// - Throws: A failure of status 2 when the earlier run had read further.
  func checkEnd(_ begun: InputPosition) throws(Failure) {
    guard let position, begun.rows < position.rows else { return }
    throw Self.failure(
      "it has \(begun.rows) rows, the earlier run had read \(position.rows)")
  }

  private static func failure(_ reason: String) -> Failure {
    Failure(
      exit: .usage, code: "changedInput", message: "--resume: the input has changed: \(reason)",
      remedy: "give the input of the earlier run, or use --force to begin again")
  }
}
