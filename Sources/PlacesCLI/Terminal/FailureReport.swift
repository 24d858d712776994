/// Writes a failure for people or for programs.
struct FailureReport: Sendable {
  /// Whether it is written as JSON.
  var isJSON: Bool
  /// How the text form is set off.
  var style: Style

  /// Returns the report, ending in one line end; empty for a failure nothing is said about.
  func render(_ failure: Failure) -> String {
    guard !failure.isQuiet else { return "" }
    return isJSON ? json(failure) : text(failure)
  }

  private func text(_ failure: Failure) -> String {
    var report =
      style.bold(style.red("places:")) + " " + Sanitizer.terminalSafe(failure.message) + "\n"
    let remedy = failure.remedy ?? ""
    for line in remedy.split(whereSeparator: \.isNewline) {
      report += "  " + Sanitizer.terminalSafe(String(line)) + "\n"
    }
    return report
  }

  private func json(_ failure: Failure) -> String {
    var members = ["\"code\":" + JSONText.quoted(failure.code)]
    if let status = failure.status { members.append("\"status\":" + JSONText.quoted(status)) }
    members.append("\"message\":" + JSONText.quoted(failure.message))
    if let remedy = failure.remedy { members.append("\"remedy\":" + JSONText.quoted(remedy)) }
    members.append("\"exit\":\(failure.exit.rawValue)")
    return "{\"error\":{" + members.joined(separator: ",") + "}}\n"
  }
}
