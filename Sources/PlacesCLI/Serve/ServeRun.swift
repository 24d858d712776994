import PlaceIndex
import PlacesClient
import PlacesSandbox

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs a server until a signal ends it.
struct ServeRun: Sendable {
  private let options: ServeOptions
  private let environment: Environment
  private let notes: Notes

  init(_ options: ServeOptions, _ environment: Environment) {
    self.options = options
    self.environment = environment
    notes = Notes(options.output, environment)
  }

  /// Serves until SIGINT or SIGTERM.
  ///
  /// - Throws: A failure of status 2 or 5 when the server cannot begin, or that of the output.
  func run() async throws(Failure) -> ExitStatus {
    if options.output.format == .csv || options.output.format == .geojson {
      throw Failure(
        UsageError.conflict(
          "--format \(options.output.format.rawValue)", "sandbox serve",
          remedy: "use text, json or ndjson"))
    }
    let address = try options.address()
    let service = SandboxService(try sandbox(), try options.behaviour(), now: environment.uptime)
    let server = try start(service, at: address)
    let signals = SignalWatch(grace: Self.grace) { _ in server.stop() }
    defer { signals.end() }
    do {
      try announce(server.address)
    } catch {
      server.stop()
      await server.waitUntilEnded()
      throw error
    }
    await server.waitUntilEnded()
    try BillPrinter(options.output, environment).print(service.bill)
    return .success
  }

  /// Signals so soon after the first are part of it: answers under way get two seconds, and the bill is printed after them.
  private static let grace = Duration.seconds(5)

  private func start(
    _ service: SandboxService, at address: ServerAddress
  ) throws(Failure) -> SandboxServer {
    let logger: (@Sendable (ServerLogEntry) -> Void)? =
      notes.isExplaining ? { @Sendable in log($0) } : nil
    do throws(ServerError) {
      return try SandboxServer(service, at: address, logger: logger)
    } catch {
      throw Failure(
        exit: .unreachable, code: "listen",
        message:
          "cannot listen on \(options.bind) port \(options.port): \(SystemError.text(error.number))",
        remedy: Self.remedy(error.number))
    }
  }

  private static func remedy(_ number: Int32) -> String {
    number == EADDRNOTAVAIL
      ? "give --bind an address of this machine, such as 127.0.0.1 or ::1"
      : "choose another --port; 0 takes a free one"
  }

  /// What answers; the one place that decides which data a server has.
  private func sandbox() throws(Failure) -> Sandbox {
    let others = try IndexFile.open(options.data, notes)
    do {
      return try Sandbox.builtIn(adding: others)
    } catch {
      throw Failure(
        exit: .badAnswer, code: "sandboxDamaged",
        message: "the place data inside the program is damaged", remedy: "install places again")
    }
  }

  private func announce(_ address: ServerAddress) throws(Failure) {
    if let file = options.portFile {
      try FileWriter.replace(file, with: Array("\(address.port)\n".utf8))
    }
    switch options.output.format {
    case .json, .ndjson:
      let line: JSONObject = [
        "backend": "sandbox", "url": .string(address.url), "port": .integer(Int64(address.port)),
      ]
      try environment.output.write(JSONWriter.compact(line) + Array("\n".utf8))
    default:
      try environment.output.write("The places sandbox listens on \(address.url)\n")
    }
    try environment.output.flush()
  }

  /// Writes a line of the log; a standard error that is closed must not end the server.
  private func log(_ entry: ServerLogEntry) {
    try? notes.explain("\(entry.peer) \(entry.request) \(entry.outcome), \(entry.bytes) bytes")
  }
}
