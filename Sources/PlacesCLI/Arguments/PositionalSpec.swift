/// A word of the command line that is no option: what it is called and where it is written.
struct PositionalSpec<Options>: Sendable {
  /// What there is to say about it.
  var description: PositionalDescription
  /// Stores one word.
  let store: @Sendable (inout Options, String) throws(ValueProblem) -> Void

  /// Exactly one word.
  static func one<Value>(
    _ member: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Options, Value> & Sendable,
    _ name: String,
    _ parser: ValueParser<Value>, summary: String
  ) -> PositionalSpec {
    PositionalSpec(description: .init(name: name, arity: .one, parser, summary: summary)) {
      (options, text) throws(ValueProblem) in
      options[keyPath: member()] = try parser.parse(text)
    }
  }

  /// Exactly one word, for a member that is absent until it is read.
  static func one<Value>(
    _ member:
      @autoclosure @escaping @Sendable () -> any WritableKeyPath<Options, Value?> & Sendable,
    _ name: String,
    _ parser: ValueParser<Value>, summary: String
  ) -> PositionalSpec {
    PositionalSpec(description: .init(name: name, arity: .one, parser, summary: summary)) {
      (options, text) throws(ValueProblem) in
      options[keyPath: member()] = try parser.parse(text)
    }
  }

  /// One word or none.
  static func optional<Value>(
    _ member:
      @autoclosure @escaping @Sendable () -> any WritableKeyPath<Options, Value?> & Sendable,
    _ name: String,
    _ parser: ValueParser<Value>, summary: String
  ) -> PositionalSpec {
    PositionalSpec(description: .init(name: name, arity: .optional, parser, summary: summary)) {
      (options, text) throws(ValueProblem) in
      options[keyPath: member()] = try parser.parse(text)
    }
  }

  /// Any number of words, one at least unless `isOptional`; it has to be the last positional.
  static func many<Value>(
    _ member:
      @autoclosure @escaping @Sendable () -> any WritableKeyPath<Options, [Value]> & Sendable,
    _ name: String,
    _ parser: ValueParser<Value>, isOptional: Bool = false, summary: String
  ) -> PositionalSpec {
    PositionalSpec(
      description: .init(
        name: name, arity: isOptional ? .zeroOrMore : .oneOrMore, parser, summary: summary)
    ) { (options, text) throws(ValueProblem) in
      options[keyPath: member()].append(try parser.parse(text))
    }
  }
}

/// What help, completions and Docs see of a positional.
struct PositionalDescription: Sendable, Hashable, Codable {
  /// How many words it takes.
  enum Arity: String, Sendable, Hashable, Codable {
    case one
    case optional
    case oneOrMore
    case zeroOrMore
  }

  /// The name in the usage line.
  var name: String
  /// How many words it takes.
  var arity: Arity
  /// The only texts accepted, when they can be listed.
  var choices: [String]
  /// What a shell can offer for it.
  var completion: Completion
  /// What it is, in one line without a full stop.
  var summary: String

  /// Creates the description of a positional that is parsed by `parser`.
  init<Value>(name: String, arity: Arity, _ parser: ValueParser<Value>, summary: String) {
    self.name = name
    self.arity = arity
    choices = parser.choices
    completion = parser.completion
    self.summary = summary
  }

  /// How the usage line shows it.
  var usage: String {
    switch arity {
    case .one: name
    case .optional: "[\(name)]"
    case .oneOrMore: "\(name)..."
    case .zeroOrMore: "[\(name)...]"
    }
  }
}
