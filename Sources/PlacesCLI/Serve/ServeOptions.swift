import PlacesClient
import PlacesSandbox

/// The options of `sandbox serve`.
struct ServeOptions: Sendable {
  /// The port, 0 for any free one.
  var port = 8089
  /// The address.
  var bind = "127.0.0.1"
  /// Whether the address may be one that other machines reach.
  var allowsRemote = false
  /// Index files whose places are added.
  var data: [String] = []
  /// A file that gets the port.
  var portFile: String?
  /// How long answers are held back.
  var latency = Latency()
  /// What goes wrong on purpose.
  var faults: [FaultPlan.Fault] = []
  /// What the draws of the faults begin with.
  var seed = 0
  /// How many requests a second are let through.
  var requestsPerSecond: Double?
  /// A file of keys.
  var keys: String?
  /// How long a session lasts without a request.
  var sessionTimeout = Duration.seconds(180)
  var output = OutputOptions()
}

/// How long answers are held back, and how much that varies to both sides.
struct Latency: Sendable, Hashable {
  var middle = Duration.zero
  var jitter = Duration.zero
}

extension ServeOptions {
  /// The options, each declared here and nowhere else.
  static var specs: [OptionSpec<ServeOptions>] {
    [
      .value(
        \.port, "port", .integer(in: 0...65_535), summary: "Port to listen on, 0 for a free one"),
      .value(
        \.bind, "bind", .path.named("ADDR"), summary: "Address to listen on, IPv4 or IPv6"),
      .flag(
        \.allowsRemote, "allow-remote",
        summary: "Let --bind name an address that other machines reach"),
      .repeated(
        \.data, "data", .path, summary: "Add the places of this index file to the sandbox's"
      )
      .details("Made by places index build. Given several times, all are added."),
      .value(
        \.portFile, "port-file", .path, summary: "Write the port to this file once it is open"
      )
      .details("The file appears whole, and only when connections are accepted."),
      .value(
        \.sessionTimeout, "session-timeout", .duration,
        summary: "How long a session lasts without a request"
      )
      .details("After that the bill counts it as abandoned; Google publishes no figure."),
    ]
      + faultSpecs + OutputOptions.specs.map { $0.lifted(into: \.output) }
  }

  private static var faultSpecs: [OptionSpec<ServeOptions>] {
    [
      .value(
        \.latency, "latency", .latency, summary: "Hold answers back, such as 80ms or 80ms+-40ms"),
      .list(
        \.faults, "fault", .fault,
        summary: "Let this share of the requests fail, such as RESET:0.01"
      )
      .details(
        "STATUS is a status of either generation (OVER_QUERY_LIMIT, UNAVAILABLE), which the other generation gets as its own nearest one; an HTTP status from 400 to 599; RESET, the connection breaks; STALL, no answer ever comes; TRUNCATE, half of the answer comes; or HTML, a page comes instead. RATE is from 0 to 1, or a percentage."
      ),
      .value(
        \.seed, "seed", .integer(in: 0...Int.max),
        summary: "Begin the draws of --fault and --latency with this"
      )
      .details("With the same seed the n-th request always draws the same fate."),
      .value(
        \.requestsPerSecond, "qps", .requestsPerSecond,
        summary: "Refuse more requests a second than this, as Google does"),
      .value(
        \.keys, "keys", .path, summary: "Take only the keys in this file, each with its limits"
      )
      .details(
        "A line a key: KEY STATE. The states are valid, invalid, expired, no-billing, referrers URL,... and ips ADDR,..., and disabled or blocked with places-new, places-legacy or geocoding. # begins a comment."
      ),
    ]
  }

  /// How the service behaves.
  ///
  /// - Throws: A failure of status 2 for a file of keys that cannot be read.
  func behaviour() throws(Failure) -> SandboxService.Behaviour {
    var behaviour = SandboxService.Behaviour()
    behaviour.faults.faults = faults
    guard behaviour.faults.fits else {
      throw Failure(
        .badValue(
          .option("--fault"), value: nil,
          ValueProblem(
            "the shares add up to \(DecimalText.format(behaviour.faults.rate)), and there is only 1 to share out",
            remedy: "give smaller rates; what is left over succeeds")))
    }
    behaviour.faults.latency = latency.middle
    behaviour.faults.jitter = latency.jitter
    behaviour.faults.seed = UInt64(seed)
    behaviour.requestsPerSecond = requestsPerSecond
    behaviour.sessionTimeout = sessionTimeout
    if let keys { behaviour.keys = try Self.keyRing(keys) }
    return behaviour
  }

  private static func keyRing(_ path: String) throws(Failure) -> KeyRing {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.read(path, limitBytes: 1_048_576)
    } catch {
      throw Failure(.badValue(.option("--keys"), value: path, ValueProblem(error.message)))
    }
    do throws(KeyRing.Problem) {
      return try KeyRing(String(decoding: bytes, as: UTF8.self))
    } catch {
      let problem = ValueProblem("line \(error.line): \(error.reason)")
      throw Failure(.badValue(.option("--keys"), value: path, problem))
    }
  }

  /// Where to listen.
  ///
  /// - Throws: A failure of status 2 for what is no address, or one that needs `--allow-remote`.
  func address() throws(Failure) -> ServerAddress {
    guard let address = ServerAddress(host: bind, port: port) else {
      throw Failure(
        .badValue(
          .option("--bind"), value: bind,
          ValueProblem("expected an address in digits, such as 127.0.0.1 or ::1")))
    }
    guard address.isLoopback || allowsRemote else {
      throw Failure(
        .badValue(
          .option("--bind"), value: bind,
          ValueProblem(
            "other machines reach this address",
            remedy: "add --allow-remote if they are meant to, or leave --bind out")))
    }
    return address
  }
}

extension ValueParser<Latency> {
  /// A time, and how much it varies to both sides: `80ms`, `80ms±40ms`, `80ms+-40ms`.
  static var latency: ValueParser {
    ValueParser("TIME[+-TIME]") { text throws(ValueProblem) in
      let parts = text.substituting("+-", with: "±").split(
        separator: "±", omittingEmptySubsequences: false)
      guard parts.count <= 2, let middle = parts.first else {
        throw ValueProblem("expected a time such as 80ms or 80ms+-40ms")
      }
      let time = ValueParser<Duration>.duration
      var latency = Latency(middle: try time.parse(String(middle)))
      if parts.count == 2 { latency.jitter = try time.parse(String(parts[1])) }
      return latency
    }
  }
}

extension ValueParser<FaultPlan.Fault> {
  /// What goes wrong, and how often.
  static var fault: ValueParser {
    ValueParser("STATUS:RATE") { text throws(ValueProblem) in
      if let fault = FaultPlan.Fault(text) { return fault }
      let name = text.prefix { $0 != ":" }.uppercased()
      let names = ReservedInputs.names + ["RESET", "STALL", "TRUNCATE", "HTML"]
      let nearest = Suggestion.nearest(to: name, among: names)
      throw ValueProblem(
        "expected STATUS:RATE with a known status and a rate from 0 to 1",
        remedy: nearest.flatMap { $0 == name ? nil : "did you mean \($0)?" })
    }
  }
}
