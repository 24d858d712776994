/// A port on which every connection is refused, for as long as this object lives.
///
/// It is bound and not listened on; a port that merely was free a moment ago may already belong to another test.
public final class DeadServer: Sendable {
  private let socket: Socket

  /// Takes a port.
  public init() throws { socket = try Socket.bound(.ipv4) }

  deinit { Descriptor.close(socket.descriptor) }

  /// Host and port as errors name them.
  public var authority: String { "127.0.0.1:\(socket.port)" }

  /// The base URL in text form.
  public var url: String { "http://\(authority)" }
}
