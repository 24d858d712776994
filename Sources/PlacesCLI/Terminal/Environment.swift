import PlacesClient

/// Everything outside that a command may look at or touch, as one value.
struct Environment: Sendable {
  /// The words after the program's name, as they came.
  var arguments: [String] = []
  /// The environment variables.
  var variables: Variables
  /// Standard input.
  var input: Input
  /// Standard output: results, and nothing else.
  var output: Output
  /// Standard error: everything that is no result.
  var error: Output
  /// Time since some fixed moment, for measuring how long something takes.
  var uptime: @Sendable () -> Duration
  /// Returns as many random bytes as it is asked for, from the system's generator.
  var randomBytes: @Sendable (Int) -> [UInt8]
  /// Keeps the bill of `--bill`.
  let billKeeper = BillKeeper()
  /// What answers requests in place of the network or the sandbox, in tests.
  var transport: (any Transport)?

  /// Returns the style for standard output.
  func outputStyle(_ choice: ColorChoice) -> Style {
    Style(choice, for: output.traits, variables: variables)
  }

  /// Returns the style for standard error.
  func errorStyle(_ choice: ColorChoice) -> Style {
    Style(choice, for: error.traits, variables: variables)
  }
}
