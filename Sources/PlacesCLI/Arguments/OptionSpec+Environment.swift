extension OptionSpec {
  /// Writes the option's environment variable into `values`, when it is set to something.
  ///
  /// - Throws: `UsageError.badValue` that names the variable.
  func readVariable(of variables: Variables, into values: inout Options) throws(UsageError) {
    guard let variable = facts.environment, let text = variables[variable.name] else { return }
    do {
      switch action {
      case .value(let store): try store(&values, text, true)
      case .flag(let set): set(&values, try variable.isOn(text))
      case .request: break
      }
    } catch {
      throw .badValue(.variable(variable.name), value: text, error)
    }
  }
}

extension EnvironmentVariable {
  /// Whether `text` turns the flag on.
  ///
  /// - Throws: A problem that lists what the variable can hold.
  fileprivate func isOn(_ text: String) throws(ValueProblem) -> Bool {
    if text == on { return true }
    if text == off { return false }
    let texts = [on, off].compactMap { $0 }
    throw ValueProblem("expected one of \(texts.joined(separator: ", "))")
  }
}
