import PlaceIndex
import PlacesClient
import PlacesSandbox

/// Who answers.
struct Backend: Sendable {
  /// The kinds of answerers, as JSON names them.
  enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Google's own servers.
    case google
    /// The sandbox in this program, or one that says it is a sandbox.
    case sandbox
    /// A server named with `--base-url`.
    case custom
  }

  /// Who it is.
  var kind: Kind
  /// What carries requests there.
  var transport: any Transport
  /// The key to send.
  var key: APIKey
  /// Providers that must be named with every answer.
  var attributions: [Attribution]

  /// What is said beside answers of the sandbox: where they come from.
  static func sandboxNote(_ options: CommonOptions) -> String {
    let sources = options.data.isEmpty ? "built-in data" : "built-in data and --data"
    return "sandbox: answered on this machine from \(sources), not by Google"
  }

  /// Chooses who answers.
  ///
  /// - Throws: A failure of status 3 without a usable key, which shows the command line that would work without one.
  static func chosen(_ options: CommonOptions, _ environment: Environment) throws(Failure)
    -> Backend
  {
    try options.checkBackend()
    if options.isSandboxed {
      var backend = try sandbox(options, environment)
      if options.printsBill {
        backend.transport = environment.billKeeper.metered(
          backend.transport, options.output, now: environment.uptime)
      }
      return backend
    }
    if options.printsBill {
      throw Failure(
        UsageError.conflict(
          "--bill", "answers of Google",
          remedy: "add --sandbox, or leave --bill out; --dry-run shows prices"))
    }
    guard options.data.isEmpty else {
      throw Failure(
        UsageError.conflict(
          "--data", "Google's answers",
          remedy: "add --sandbox: the places of --data are the sandbox's"))
    }
    let key = try KeySource(options, environment).key()
    var configuration = CurlTransport.Configuration(
      baseURL: options.baseURL, environment: environment.variables.network,
      userAgent: "places/\(programVersion)")
    configuration.requestLimit = options.jobs
    let transport = environment.transport ?? CurlTransport(configuration)
    return Backend(
      kind: kind(options), transport: transport, key: key,
      attributions: [])
  }

  /// Who is going to answer, as far as the options say.
  static func kind(_ options: CommonOptions) -> Kind {
    options.isSandboxed ? .sandbox : options.baseURL == nil ? .google : .custom
  }

  private static func sandbox(
    _ options: CommonOptions, _ environment: Environment
  ) throws(Failure) -> Backend {
    let others = try IndexFile.open(options.data, Notes(options.output, environment))
    do {
      return Backend(
        kind: .sandbox,
        transport: try environment.transport ?? SandboxTransport.builtIn(adding: others),
        key: try APIKey("places-sandbox-needs-no-key"),
        attributions: Sandbox.attributions(adding: others))
    } catch {
      throw Failure(
        exit: .badAnswer, code: "sandboxDamaged",
        message: "the place data inside the program is damaged", remedy: "install places again")
    }
  }
}

extension CommonOptions {
  /// Refuses options that name two who should answer.
  ///
  /// - Throws: A failure of status 2.
  func checkBackend() throws(Failure) {
    guard isSandboxed, baseURL != nil else { return }
    throw Failure(
      UsageError.conflict(
        "--sandbox", "--base-url",
        remedy: "leave one out: the sandbox answers on this machine and asks no server; "
          + "PLACES_BACKEND and PLACES_BASE_URL stand in for them"))
  }
}

extension Variables {
  /// The variables that say how to reach a server.
  var network: [String: String] {
    let names = [
      "http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY",
      "CURL_CA_BUNDLE", "SSL_CERT_FILE", "SSL_CERT_DIR",
    ]
    var values: [String: String] = [:]
    for name in names { values[name] = self[name] }
    return values
  }
}
