import PlacesSandbox

/// The options of `sandbox serve`.
struct ServeOptions: Sendable {
  /// The port, 0 for any free one.
  var port = 8089
  /// The address.
  var bind = "127.0.0.1"
  /// Whether the address may be one that other machines reach.
  var allowsRemote = false
  /// A file that gets the port.
  var portFile: String?
  var output = OutputOptions()
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
      .value(
        \.portFile, "port-file", .path, summary: "Write the port to this file once it is open"
      )
      .details("The file appears whole, and only when connections are accepted."),
    ]
      + OutputOptions.specs.map { $0.lifted(into: \.output) }
  }

  /// Where to listen.
  ///
  /// - Throws: A failure of status 2 for what is no address, or one that needs `--allow-remote`.
  func address() throws(Failure) -> ServerAddress {
    guard let address = ServerAddress(host: bind, port: port) else {
      throw Failure(
        .badValue(
          .option("bind"), value: bind,
          ValueProblem("expected an address in digits, such as 127.0.0.1 or ::1")))
    }
    guard address.isLoopback || allowsRemote else {
      throw Failure(
        .badValue(
          .option("bind"), value: bind,
          ValueProblem(
            "other machines reach this address",
            remedy: "add --allow-remote if they are meant to, or leave --bind out")))
    }
    return address
  }
}
