/// How much one client may ask of the server before it is turned away.
public struct ServerLimits: Sendable, Hashable {
  /// The longest request line in bytes: Google's longest URL, the method and the version.
  public var requestLineBytes = 16_384 + 64
  /// The most header fields of a request, and of the trailer of a chunked body.
  public var headerFields = 100
  /// The most bytes of all header lines together.
  public var headerBytes = 32_768
  /// The longest body in bytes, decoded.
  public var bodyBytes = 1_048_576
  /// The longest line before a chunk in bytes, extensions included.
  public var chunkLineBytes = 256
  /// The most connections at a time; those beyond it are answered 503.
  public var connections = 4_096
  /// How long a connection may do nothing between two requests.
  public var idleTime = Duration.seconds(60)
  /// How long a request may take to arrive, from its first byte to its last.
  public var requestTime = Duration.seconds(20)
  /// How long a client may refuse to take an answer.
  public var writeTime = Duration.seconds(20)
  /// How long an answer that never comes (the fault `STALL`) is held open.
  public var stallTime = Duration.seconds(300)
  /// How many bytes of answers may wait for a client before its next request is looked at.
  public var pendingOutputBytes = 262_144

  /// The limits of the command line.
  public init() {}
}
