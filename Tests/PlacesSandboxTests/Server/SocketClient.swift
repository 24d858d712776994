import PlacesClient
import Testing

@testable import PlacesSandbox

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A client that sends exactly the bytes it is told to; its calls block, for ten seconds at most.
final class SocketClient {
  let descriptor: Int32
  private var hasLeft = false

  /// Connects; a descriptor of −1 when that fails.
  ///
  /// - Parameters:
  ///   - address: The server.
  ///   - receiveBuffer: How many bytes the system keeps for this client, the usual number without it.
  init(_ address: ServerAddress, receiveBuffer: Int32? = nil) {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    descriptor = socket(address.family, kind, 0)
    var limit = timeval(tv_sec: 10, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    if var receiveBuffer {
      let size = socklen_t(MemoryLayout<Int32>.size)
      _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, size)
    }
    unsafe address.withSystemAddress { general, size in
      _ = unsafe connect(descriptor, general, size)
    }
  }

  deinit { leave() }

  /// Closes the connection.
  func leave() {
    if !hasLeft { close(descriptor) }
    hasLeft = true
  }

  /// Sends bytes; returns whether all of them were taken.
  @discardableResult func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      switch ServerSocket.send(rest, to: descriptor) {
      case .moved(let count): rest = rest.dropFirst(count)
      default: return false
      }
    }
    return true
  }

  @discardableResult func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Says that nothing more will be sent.
  func endSending() { ServerSocket.endSending(descriptor) }

  /// Everything until the server closes, or nothing comes any more.
  func readToEnd() -> String {
    var text: [UInt8] = []
    while let piece = read() { text += piece }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whatever comes until it holds a number of whole answers, each with a length.
  func readAnswers(_ count: Int) -> [String] {
    var bytes: [UInt8] = []
    var answers: [String] = []
    while answers.count < count {
      if let whole = Self.answer(at: bytes) {
        answers.append(String(decoding: bytes.prefix(whole), as: UTF8.self))
        bytes.removeFirst(whole)
      } else if let piece = read() {
        bytes += piece
      } else {
        break
      }
    }
    return answers
  }

  private func read() -> [UInt8]? {
    var piece = [UInt8](repeating: 0, count: 65_536)
    guard case .moved(let count) = ServerSocket.read(descriptor, into: &piece) else { return nil }
    return Array(piece.prefix(count))
  }

  private static func answer(at bytes: [UInt8]) -> Int? {
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
    let length = head.split(separator: "\r\n").first { $0.hasPrefix("Content-Length: ") }
      .flatMap { Int($0.dropFirst(16)) }
    let whole = end.upperBound + (length ?? 0)
    return bytes.count >= whole ? whole : nil
  }
}

/// Runs blocking work on a thread of its own.
func onThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    if !BackgroundThread.start({ continuation.resume(returning: work()) }) {
      continuation.resume(returning: work())
    }
  }
}

/// A server over the tests' places, on a free port, that ends with the value.
func testServer(
  limits: ServerLimits = ServerLimits(), behaviour: SandboxService.Behaviour = .init(),
  host: String = "127.0.0.1"
) throws -> SandboxServer {
  let start = ContinuousClock.now
  let address = try #require(ServerAddress(host: host, port: 0))
  return try SandboxServer(
    SandboxService(sandbox, behaviour, now: { start.duration(to: .now) }), at: address,
    limits: limits)
}

/// A small good request.
let goodRequest =
  "GET /maps/api/place/autocomplete/json?input=lis&key=k HTTP/1.1\r\nHost: sandbox\r\n\r\n"
