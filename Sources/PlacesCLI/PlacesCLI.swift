#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The command line.
public enum PlacesCLI {
  /// Runs the command of this process and ends the process with its status.
  public static func main() async -> Never {
    let status = await run(ArgumentVector.process, in: .live())
    // Everything is written. What exit() would run besides, TLS libraries tidying up, takes a millisecond.
    _exit(status.rawValue)
  }

  /// Runs one command line.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - environment: Everything outside that the command may touch.
  ///   - commands: The commands there are.
  /// - Returns: The status to end with; what is to be said about it has been said.
  static func run(
    _ arguments: ArgumentVector, in environment: Environment,
    commands: @autoclosure () -> [Command] = CommandList.all
  ) async -> ExitStatus {
    var environment = environment
    environment.arguments = arguments.words
    do {
      let status = try await answer(arguments, in: environment, commands: commands)
      try environment.output.flush()
      try environment.error.flush()
      return status
    } catch {
      return report(error, in: environment)
    }
  }

  private static func report(_ failure: Failure, in environment: Environment) -> ExitStatus {
    let wish = OutputWish(environment.arguments)
    let report = FailureReport(isJSON: wish.isJSON, style: environment.errorStyle(wish.color))
    // Neither can say more than the status does: the failure may be that of standard output itself.
    try? environment.output.flush()
    try? environment.error.write(report.render(failure))
    return failure.exit
  }

  private static func answer(
    _ arguments: ArgumentVector, in environment: Environment, commands: () -> [Command]
  ) async throws(Failure) -> ExitStatus {
    let words = arguments.words
    if words == ["--version"] || words == ["-V"] { return try printVersion(environment) }
    let commands = commands()
    let split: CommandLineSplit
    do throws(UsageError) {
      if let error = arguments.error, SpecialRequest(anywhereIn: words) == nil { throw error }
      split = try CommandLineSplit(words, among: commands)
    } catch {
      throw Failure(error.naming(commands, except: nil)).advising("places --help")
    }
    switch split {
    case .empty:
      try HelpPage(ProgramHelp.nothingAsked(commands)).print(to: environment.error, in: environment)
      return .usage
    case .request(.version, _): return try printVersion(environment)
    case .request(let request, let subject):
      let isKnown =
        subject.map { name in
          commands.contains { $0.name == name } || commands.isGroup(name)
        } ?? false
      return try printHelp(
        about: isKnown ? subject : nil, commands, isShort: request == .shortHelp, environment)
    case .command(let command, let words):
      return try await run(command, words, in: environment, among: commands)
    }
  }

  private static func run(
    _ command: Command, _ words: [String], in environment: Environment, among commands: [Command]
  ) async throws(Failure) -> ExitStatus {
    let parsed: Command.Parsed
    do {
      parsed = try command.parse(words, environment.variables)
    } catch {
      throw Failure(error.naming(commands, except: command.name))
        .advising("places \(command.name) --help")
    }
    switch parsed {
    case .request(.version): return try printVersion(environment)
    case .request(let request):
      return try printHelp(
        about: command.name, commands, isShort: request == .shortHelp, environment)
    case .run(let invocation):
      do {
        let status = try await invocation(environment)
        try environment.billKeeper.print(in: environment)
        return status
      } catch {
        // The failure matters more than the bill, which is said first if it can be.
        try? environment.billKeeper.print(in: environment)
        throw error.exit == .usage ? error.advising("places \(command.name) --help") : error
      }
    }
  }

  private static func printVersion(_ environment: Environment) throws(Failure) -> ExitStatus {
    try environment.output.write("places \(programVersion)\n")
    return .success
  }

  private static func printHelp(
    about subject: String?, _ commands: [Command], isShort: Bool, _ environment: Environment
  ) throws(Failure) -> ExitStatus {
    let page: HelpPage
    do {
      page = try HelpPage(about: subject, among: commands, isShort: isShort)
    } catch {
      throw Failure(error)
    }
    try page.print(to: environment.output, in: environment)
    return .success
  }
}

extension Failure {
  /// Returns the failure with a hint where to read on, when it has no remedy of its own.
  fileprivate func advising(_ command: String) -> Failure {
    var failure = self
    failure.remedy = remedy ?? "try: \(command)"
    return failure
  }
}
