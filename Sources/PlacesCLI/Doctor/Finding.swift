import PlacesClient

/// What one check of `doctor` found.
struct Finding: Sendable, Hashable {
  /// How it went.
  enum State: String, Sendable, Hashable {
    case ok
    case warning
    case failed
    case skipped
  }

  /// What was checked: `key`, `proxy`, `network`, `tls`, `clock`, or a service.
  var check: String
  /// How it went.
  var state: State
  /// What was found, in one line.
  var message: String
  /// What to do about it.
  var remedy: String?
  /// The status a failure ends the command with.
  var exit: ExitStatus?

  static func ok(_ check: String, _ message: String) -> Finding {
    Finding(check: check, state: .ok, message: message)
  }

  static func skipped(_ check: String, _ message: String) -> Finding {
    Finding(check: check, state: .skipped, message: message)
  }

  static func warning(_ check: String, _ message: String, remedy: String?) -> Finding {
    Finding(check: check, state: .warning, message: message, remedy: remedy)
  }

  /// A line for people: state, check, what was found, and what to do about it.
  var line: String {
    let text = message + (remedy.map { "; " + $0 } ?? "")
    let shown = Sanitizer.terminalSafe(text.substituting("\n", with: " "))
    return "\(state.rawValue)\t\(check)\t\(shown)\n"
  }

  /// The finding as JSON.
  var json: JSONObject {
    var object: JSONObject = ["check": .string(check), "state": .string(state.rawValue)]
    object.append("message", message)
    object.append("remedy", remedy)
    object.append("exit", exit.map { Int($0.rawValue) })
    return object
  }
}

extension [Finding] {
  /// The status of the worst: nothing reached, then access, quota, answers of no use, and mistakes.
  var status: ExitStatus {
    let order: [ExitStatus] = [.unreachable, .accessDenied, .limitReached, .badAnswer, .usage]
    let statuses = compactMap(\.exit)
    return order.first(where: statuses.contains) ?? .success
  }
}
