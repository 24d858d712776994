extension OptionSpec {
  /// A key path into the options that may be used from any thread.
  ///
  /// It is taken as a closure, because a key path is made anew in every process: a command line uses few of the options,
  /// and making all key paths takes longer than reading it.
  typealias Member<Value> = any WritableKeyPath<Options, Value> & Sendable

  /// A flag that is off unless given.
  static func flag(
    _ member: @autoclosure @escaping @Sendable () -> Member<Bool>, _ long: String,
    short: Character? = nil, summary: String
  ) -> OptionSpec {
    OptionSpec(
      facts: facts(long, short, summary), action: .flag { $0[keyPath: member()] = $1 },
      defaultText: { _ in nil })
  }

  /// A flag with a form that turns it off; the last one on the line wins.
  static func negatableFlag(
    _ member: @autoclosure @escaping @Sendable () -> Member<Bool>, _ long: String,
    negation: String? = nil, summary: String
  ) -> OptionSpec {
    var facts = facts(long, nil, summary)
    facts.negation = negation ?? "no-" + long
    return OptionSpec(facts: facts, action: .flag { $0[keyPath: member()] = $1 }) {
      $0[keyPath: member()] ? "on" : nil
    }
  }

  /// A flag that stores one fixed value, such as `--json` for `--format json`.
  static func setting<Value: Sendable>(
    _ member: @autoclosure @escaping @Sendable () -> Member<Value>, to value: Value, _ long: String,
    short: Character? = nil,
    summary: String
  ) -> OptionSpec {
    OptionSpec(
      facts: facts(long, short, summary),
      action: .flag { options, _ in options[keyPath: member()] = value }, defaultText: { _ in nil })
  }

  /// A flag that counts how often it is given.
  static func count(
    _ member: @autoclosure @escaping @Sendable () -> Member<Int>, _ long: String,
    short: Character? = nil, summary: String
  ) -> OptionSpec {
    var facts = facts(long, short, summary)
    facts.isRepeatable = true
    return OptionSpec(
      facts: facts, action: .flag { options, _ in options[keyPath: member()] += 1 },
      defaultText: { _ in nil })
  }

  /// An option with a value; the last one on the line wins, and help shows the initial value as the default.
  static func value<Value>(
    _ member: @autoclosure @escaping @Sendable () -> Member<Value>, _ long: String,
    short: Character? = nil,
    _ parser: ValueParser<Value>, summary: String
  ) -> OptionSpec {
    OptionSpec(
      facts: facts(long, short, summary, parser),
      action: .value { (options, text, _) throws(ValueProblem) in
        options[keyPath: member()] = try parser.parse(text)
      }
    ) { options in parser.describe.map { $0(options[keyPath: member()]) } }
  }

  /// An option with a value that may be absent; the last one on the line wins.
  static func value<Value>(
    _ member: @autoclosure @escaping @Sendable () -> Member<Value?>, _ long: String,
    short: Character? = nil,
    _ parser: ValueParser<Value>, summary: String
  ) -> OptionSpec {
    OptionSpec(
      facts: facts(long, short, summary, parser),
      action: .value { (options, text, _) throws(ValueProblem) in
        options[keyPath: member()] = try parser.parse(text)
      }
    ) { options in
      options[keyPath: member()].flatMap { value in parser.describe.map { $0(value) } }
    }
  }

  /// An option that can be given several times, a value each; commas are part of a value.
  static func repeated<Element>(
    _ member: @autoclosure @escaping @Sendable () -> Member<[Element]>, _ long: String,
    short: Character? = nil,
    _ parser: ValueParser<Element>, summary: String
  ) -> OptionSpec {
    var facts = facts(long, short, summary, parser)
    facts.isRepeatable = true
    return OptionSpec(
      facts: facts,
      action: .value { (options, text, isFirst) throws(ValueProblem) in
        let element = try parser.parse(text)
        if isFirst { options[keyPath: member()] = [] }
        options[keyPath: member()].append(element)
      },
      defaultText: { _ in nil })
  }

  /// An option with a list of values, separated by commas or by giving the option again; an empty element is refused.
  ///
  /// The first occurrence on the line replaces what the member held; those after it add to it, in order.
  static func list<Element>(
    _ member: @autoclosure @escaping @Sendable () -> Member<[Element]>, _ long: String,
    short: Character? = nil,
    _ parser: ValueParser<Element>, summary: String
  ) -> OptionSpec {
    var facts = facts(long, short, summary, parser.named(parser.metavar + ",..."))
    facts.isRepeatable = true
    return OptionSpec(
      facts: facts,
      action: .value { (options, text, isFirst) throws(ValueProblem) in
        let elements = try parser.elements(of: text)
        if isFirst { options[keyPath: member()] = [] }
        options[keyPath: member()] += elements
      }
    ) { options in
      let elements = options[keyPath: member()]
      guard let describe = parser.describe, !elements.isEmpty else { return nil }
      return elements.map(describe).joined(separator: ",")
    }
  }

  private static func facts(
    _ long: String, _ short: Character?, _ summary: String
  ) -> OptionDescription {
    OptionDescription(long: long, short: short.map { String($0) }, summary: summary)
  }

  private static func facts<Value>(
    _ long: String, _ short: Character?, _ summary: String, _ parser: ValueParser<Value>
  ) -> OptionDescription {
    var facts = facts(long, short, summary)
    facts.metavar = parser.metavar
    facts.choices = parser.choices
    facts.completion = parser.completion
    return facts
  }
}

extension ValueParser {
  /// Parses the elements of a list, separated by commas.
  ///
  /// - Throws: A problem that names the element when there are several.
  func elements(of text: String) throws(ValueProblem) -> [Value] {
    var values: [Value] = []
    let parts = text.unicodeScalars.split(separator: ",", omittingEmptySubsequences: false)
    for part in parts {
      guard !part.isEmpty else {
        throw ValueProblem(
          parts.count == 1 ? "the list is empty" : "the list has an empty element",
          remedy: parts.count == 1 ? nil : "remove the extra comma")
      }
      do {
        values.append(try parse(String(part)))
      } catch {
        guard parts.count > 1 else { throw error }
        throw ValueProblem("\(Quoting.value(String(part))): \(error.reason)", remedy: error.remedy)
      }
    }
    return values
  }
}
