import Synchronization

/// A TLS server in front of a loopback server, with a certificate of its own making that nobody trusts by default.
public final class TLSRelay: Sendable {
  /// Whether OpenSSL 3 is there, which the relay needs.
  public static var isPossible: Bool { OpenSSL() != nil }

  /// Host and port as errors name them.
  public var authority: String { "127.0.0.1:\(listener.port)" }
  /// The base URL in text form.
  public var url: String { "https://\(authority)" }
  /// The PEM file with the certificate, for `SSL_CERT_FILE`.
  public let certificateFile: String

  private let sessions: TLSSessions
  private let directory: TemporaryDirectory
  private let listener: Socket
  private let wakeUp: (reading: Int32, writing: Int32)

  /// Starts a relay to a server on this machine.
  ///
  /// - Parameters:
  ///   - server: Where decrypted bytes go.
  ///   - names: What the certificate is for, in OpenSSL's notation.
  /// - Throws: ``SystemError`` when OpenSSL is missing, or a call of it or of the system fails.
  public init(to server: LoopbackServer, names: String = "DNS:localhost,IP:127.0.0.1") throws {
    guard let library = OpenSSL() else { throw SystemError(call: "dlopen libssl", number: 2) }
    directory = try TemporaryDirectory()
    certificateFile = directory.file("certificate.pem")
    sessions = try TLSSessions(library, names: names, certificateFile: certificateFile)
    listener = try Socket.listening(.ipv4)
    wakeUp = try Descriptor.pipe()
    let (listening, stop, port) = (listener.descriptor, wakeUp.reading, server.port)
    let sessions = sessions
    startThread {
      defer {
        Descriptor.close(listening)
        Descriptor.close(stop)
      }
      while !Descriptor.wait(for: [listening, stop], limit: nil).contains(stop) {
        guard let client = Socket.accept(listening) else { continue }
        sessions.accepted.add(1, ordering: .relaxed)
        startThread { sessions.serve(client, port: port) }
      }
    }
  }

  deinit { Descriptor.close(wakeUp.writing) }

  /// How many connections have been accepted, whether their handshake succeeded or not.
  public var connectionCount: Int { sessions.accepted.load(ordering: .relaxed) }

  /// The certificate as PEM.
  public func certificate() -> [UInt8]? { directory.read("certificate.pem") }
}

/// Accepts TLS on sockets; shared by the threads of a relay.
@safe private final class TLSSessions: @unchecked Sendable {
  // Sendable: the context is complete before the first thread sees it, and counts its own references.
  private let library: OpenSSL
  private let context: OpenSSL.Pointer?
  let accepted = Atomic(0)

  init(_ library: OpenSSL, names: String, certificateFile: String) throws {
    self.library = library
    let key = try unsafe library.makeKey()
    let certificate = try unsafe library.makeCertificate(for: names, key: key)
    defer {
      unsafe try? library.free("EVP_PKEY_free", key)
      unsafe try? library.free("X509_free", certificate)
    }
    try unsafe library.write(certificate, to: certificateFile)
    unsafe context = try library.get("SSL_CTX_new", library.make("TLS_server_method"))
    try library.check(
      "certificate",
      unsafe library.function("SSL_CTX_use_certificate", OpenSSL.Join.self)(context, certificate))
    try library.check(
      "key", unsafe library.function("SSL_CTX_use_PrivateKey", OpenSSL.Join.self)(context, key))
  }

  deinit { unsafe try? library.free("SSL_CTX_free", context) }

  /// Serves one connection until either side ends it.
  func serve(_ client: Int32, port: Int) {
    defer { Descriptor.close(client) }
    guard let session = unsafe try? library.get("SSL_new", context) else { return }
    defer { unsafe try? library.free("SSL_free", session) }
    guard let setSocket = unsafe try? library.function("SSL_set_fd", OpenSSL.SetNumber.self),
      let accept = unsafe try? library.function("SSL_accept", OpenSSL.Change.self),
      unsafe setSocket(session, client) == 1, unsafe accept(session) == 1,
      let backend = Socket.connected(toLoopbackPort: port)
    else { return }
    defer { Descriptor.close(backend) }
    unsafe relay(session, client, backend)
  }

  private func relay(_ session: OpenSSL.Pointer?, _ client: Int32, _ backend: Int32) {
    guard let read = unsafe try? library.function("SSL_read", OpenSSL.Transfer.self),
      let write = unsafe try? library.function("SSL_write", OpenSSL.Transfer.self)
    else { return }
    var buffer = [UInt8](repeating: 0, count: 16_384)  // one TLS record, so none stays unread
    while true {
      let ready = Descriptor.wait(for: [client, backend], limit: nil)
      if ready.contains(client) {
        let count = unsafe read(session, &buffer, Int32(buffer.count))
        guard count > 0, Socket.send(Array(buffer.prefix(Int(count))), to: backend) else { return }
      }
      if ready.contains(backend) {
        guard var bytes = Descriptor.read(backend, upTo: 16_384), !bytes.isEmpty,
          unsafe write(session, &bytes, Int32(bytes.count)) > 0
        else { return }
      }
    }
  }
}
