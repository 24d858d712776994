import PlacesClient

/// What has become of the rows of a batch.
struct BatchTally: Sendable, Hashable {
  /// Rows with a result.
  var found = 0
  /// Rows the service has nothing for.
  var empty = 0
  /// Rows without anything to look up.
  var skipped = 0
  /// Rows that could not be looked up.
  var failed = 0
  /// Rows that were taken over from an earlier run.
  var kept = 0
  /// Those of them that had failed and were not tried again.
  var keptFailures = 0
  /// Rows that shared the answer of an earlier row.
  var shared = 0

  /// All rows that were written.
  var rows: Int { found + empty + skipped + failed + kept }

  /// Counts a row.
  mutating func count(_ status: RowStatus) {
    switch status {
    case .found: found += 1
    case .empty: empty += 1
    case .skipped: skipped += 1
    case .failed: failed += 1
    }
  }

  /// The status of a batch that ran to its end.
  var exit: ExitStatus {
    if failed + keptFailures > 0 { return .rowsFailed }
    return found == 0 && empty > 0 && kept == 0 ? .nothingFound : .success
  }

  /// One line for people; the sandbox bills nothing, so there is no price then.
  func sentence(_ spent: Budget.Spent, isSandbox: Bool) -> String {
    var parts = ["\(found) found"]
    if empty > 0 { parts.append("\(empty) empty") }
    if skipped > 0 { parts.append("\(skipped) skipped") }
    if failed > 0 { parts.append("\(failed) failed") }
    if kept > 0 {
      parts.append("\(kept) kept\(keptFailures > 0 ? " (\(keptFailures) of them failed)" : "")")
    }
    return
      "\(rows) row\(rows == 1 ? "" : "s"): \(parts.joined(separator: ", ")); "
      + "\(spent.requests) request\(spent.requests == 1 ? "" : "s"), "
      + (isSandbox ? "nothing billed" : "list price \(Pricing.dollars(spent.microdollars))")
  }

  /// The same for programs.
  func document(_ spent: Budget.Spent, exit: ExitStatus) -> JSONObject {
    var object: JSONObject = ["attribution": .string(googleAttribution)]
    object.append("rows", rows)
    object.append("ok", found)
    object.append("empty", empty)
    object.append("skipped", skipped)
    object.append("failed", failed)
    object.append("kept", kept)
    object.append("keptFailures", keptFailures)
    object.append("shared", shared)
    object.append("requests", spent.requests)
    object.append("microdollars", spent.microdollars)
    object.append("exit", Int(exit.rawValue))
    return object
  }
}
