import PlacesClient
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs the checks of `doctor`, one after the other.
struct DoctorRun: Sendable {
  private let options: DoctorOptions
  private let environment: Environment
  private var findings: [Finding] = []

  init(_ options: DoctorOptions, _ environment: Environment) {
    self.options = options
    self.environment = environment
  }

  private static let services: [(service: Service, name: String)] = [
    (.placesNew, "places-new"), (.placesLegacy, "places-legacy"), (.geocoding, "geocoding"),
  ]
  /// Clocks further apart than this make TLS and quotas fail in ways that are hard to read.
  private static let clockTolerance = 300

  /// Makes all checks.
  mutating func run() async -> [Finding] {
    let backend: Backend
    do throws(Failure) {
      backend = try Backend.chosen(options.common, environment)
      findings.append(keyFinding(backend))
    } catch {
      findings.append(
        Finding(
          check: "key", state: .failed, message: error.message, remedy: error.remedy,
          exit: error.exit))
      for name in ["network"] + Self.services.map(\.name) {
        findings.append(.skipped(name, "not asked without a key"))
      }
      return findings
    }
    if backend.kind != .sandbox { checkProxy() }
    for (index, entry) in Self.services.enumerated() {
      let isReached = await ask(entry.service, entry.name, backend, isFirst: index == 0)
      guard isReached else {
        for rest in Self.services.dropFirst(index) {
          findings.append(.skipped(rest.name, "not asked: nobody answers"))
        }
        break
      }
    }
    return findings
  }

  private func keyFinding(_ backend: Backend) -> Finding {
    guard backend.kind != .sandbox else { return .ok("key", "the sandbox needs none") }
    let source = KeySource(options.common, environment).name ?? "a variable"
    guard backend.kind == .google, !backend.key.looksLikeGoogles else {
      return .ok("key", "from \(source)")
    }
    return .warning(
      "key", "from \(source); it does not look like a key of Google's",
      remedy: "keys have 39 characters and begin with AIza: check that it is whole")
  }

  private mutating func checkProxy() {
    let server = options.common.baseURL ?? .google(.placesNew)
    let proxy = ServiceProbe.proxy(for: server, environment: environment.variables.network)
    findings.append(.ok("proxy", proxy.map { "requests go through \($0)" } ?? "none"))
  }

  /// Asks one service; returns whether anybody answered.
  private mutating func ask(
    _ service: Service, _ name: String, _ backend: Backend, isFirst: Bool
  ) async -> Bool {
    let response: HTTPResponse
    do throws(TransportError) {
      response = try await backend.transport.send(
        ServiceProbe.request(to: service, spends: options.spends), key: backend.key,
        timeout: options.common.timeout ?? CommonOptions.defaultTimeout)
    } catch {
      let failure = PlacesError.transport(error)
      let isTLS = error.code == "tlsFailed"
      findings.append(
        Finding(
          check: isTLS ? "tls" : "network", state: .failed, message: error.message,
          remedy: failure.remedy, exit: ExitStatus(failure.failureClass)))
      return false
    }
    if isFirst { noteConnection(response, service, backend) }
    do throws(PlacesError) {
      try ServiceProbe.check(response, from: service)
      findings.append(.ok(name, answered(service)))
    } catch {
      findings.append(refused(error, service, name))
    }
    return true
  }

  private func answered(_ service: Service) -> String {
    let price = ServiceProbe.microdollars(to: service, spends: options.spends)
    let title = ServiceProbe.title(of: service)
    return "\(title) answers (\(price == 0 ? "free" : Pricing.dollars(price)))"
  }

  /// The generation that was not asked for may be switched off: that is a warning.
  private func refused(_ error: PlacesError, _ service: Service, _ name: String) -> Finding {
    let other: Service = options.common.api == .new ? .placesLegacy : .placesNew
    guard service != other else {
      return .warning(name, error.message, remedy: error.remedy)
    }
    return Finding(
      check: name, state: .failed, message: error.message, remedy: error.remedy,
      exit: ExitStatus(error.failureClass))
  }

  private mutating func noteConnection(
    _ response: HTTPResponse, _ service: Service, _ backend: Backend
  ) {
    guard backend.kind != .sandbox else { return }
    let server = options.common.baseURL ?? .google(service)
    findings.append(.ok("network", "\(server.host) answers"))
    findings.append(
      server.scheme == .https
        ? .ok("tls", "the connection is secure") : .ok("tls", "not used on this machine"))
    let now = Int(time(nil))
    guard let date = response.header("date").flatMap(HTTPDateText.seconds) else {
      findings.append(.skipped("clock", "the answer has no date"))
      return
    }
    let difference = abs(now - date)
    findings.append(
      difference <= Self.clockTolerance
        ? .ok("clock", "agrees with the server's")
        : .warning(
          "clock", "differs from the server's by \(difference) seconds",
          remedy: "set the clock of this machine"))
  }
}

/// Reads the date format of HTTP, `Sun, 06 Nov 1994 08:49:37 GMT`.
enum HTTPDateText {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Seconds since 1970; `nil` for what is no such date.
  static func seconds(_ text: String) -> Int? {
    let parts = text.split { $0 == " " || $0 == "," || $0 == ":" }
    guard parts.count == 8, parts[7] == "GMT", let day = Int(parts[1]),
      let month = months.firstIndex(of: String(parts[2])), let year = Int(parts[3]),
      (1970...9999).contains(year), (1...31).contains(day), let hour = Int(parts[4]),
      let minute = Int(parts[5]), let second = Int(parts[6]), (0...24).contains(hour),
      (0...60).contains(minute), (0...60).contains(second)
    else { return nil }
    // Counted from March, the months before have 153 days in five.
    let shiftedYear = month < 2 ? year - 1 : year
    let dayOfYear = (153 * ((month + 10) % 12) + 2) / 5 + day - 1
    let days =
      shiftedYear * 365 + shiftedYear / 4 - shiftedYear / 100 + shiftedYear / 400
      + dayOfYear - 719_468
    return days * 86_400 + hour * 3_600 + minute * 60 + second
  }
}
