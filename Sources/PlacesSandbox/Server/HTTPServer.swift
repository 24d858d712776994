import PlacesClient
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A small HTTP/1.1 server on threads of its own.
final class HTTPServer: Sendable {
  /// Where it listens, with the port it got.
  let address: ServerAddress
  private let listener: Int32
  private let wakeUps: [(reading: Int32, writing: Int32)]
  private let state: ServerState
  private let life: Mutex<Life>

  private struct Life {
    var runningThreads = 0
    var isStopping = false
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  /// Listens and begins to serve.
  ///
  /// - Parameters:
  ///   - address: Where to listen.
  ///   - threads: How many threads serve, at least 1.
  ///   - limits: What a client may ask for.
  ///   - handler: Who answers.
  ///   - logger: What to do with a line of the log, called on the server's threads.
  /// - Throws: The system's refusal.
  init(
    _ address: ServerAddress, threads: Int, limits: ServerLimits, handler: any ServerHandler,
    logger: (@Sendable (ServerLogEntry) -> Void)?
  ) throws(ServerError) {
    _ = signal(SIGPIPE, SIG_IGN)
    Self.raiseDescriptorLimit(limits.connections + 64)
    (listener, self.address) = try ServerSocket.listen(address)
    state = ServerState(limits: limits, handler: handler, logger: logger)
    var wakeUps: [(reading: Int32, writing: Int32)] = []
    do throws(ServerError) {
      for _ in 0..<max(1, threads) { wakeUps.append(try ServerSocket.pipe()) }
    } catch {
      close(listener)
      for ends in wakeUps {
        close(ends.reading)
        close(ends.writing)
      }
      throw error
    }
    self.wakeUps = wakeUps
    life = Mutex(Life())
    try startThreads()
  }

  private func startThreads() throws(ServerError) {
    var started = 0
    // All count from the beginning: descriptors are closed when the last has ended, or could not begin.
    life.withLock { $0.runningThreads = wakeUps.count }
    for ends in wakeUps {
      let isStarted = BackgroundThread.start {
        ServerWorker(listener: self.listener, wakeUp: ends.reading, shared: self.state).run()
        self.threadEnded()
      }
      if isStarted { started += 1 } else { threadEnded() }
    }
    if started == 0 { throw ServerError(call: "pthread_create", number: EAGAIN) }
  }

  /// How many connections are open.
  var connections: Int { state.connections }

  /// Ends the server: no new connections, answers under way get two seconds.
  func stop() {
    let isFirst = life.withLock { life in
      defer { life.isStopping = true }
      return !life.isStopping
    }
    guard isFirst else { return }
    for ends in wakeUps { _ = ServerSocket.send(byte: 0, to: ends.writing) }
  }

  /// Waits until the last thread has ended and every descriptor is closed.
  func waitUntilEnded() async {
    await withCheckedContinuation { continuation in
      let hasEnded = life.withLock { life in
        if life.runningThreads > 0 { life.waiters.append(continuation) }
        return life.runningThreads == 0
      }
      if hasEnded { continuation.resume() }
    }
  }

  private func threadEnded() {
    let waiters = life.withLock { life -> [CheckedContinuation<Void, Never>]? in
      life.runningThreads -= 1
      guard life.runningThreads == 0 else { return nil }
      defer { life.waiters = [] }
      return life.waiters
    }
    guard let waiters else { return }
    close(listener)
    for ends in wakeUps {
      close(ends.reading)
      close(ends.writing)
    }
    for waiter in waiters { waiter.resume() }
  }

  /// Lets the process have as many descriptors as there may be connections, as far as the system allows.
  private static func raiseDescriptorLimit(_ wanted: Int) {
    var limit = rlimit()
    #if canImport(Glibc)
      let kind = __rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue))
    #else
      let kind = RLIMIT_NOFILE
    #endif
    guard unsafe getrlimit(kind, &limit) == 0, limit.rlim_cur < rlim_t(wanted) else { return }
    limit.rlim_cur = min(limit.rlim_max, rlim_t(wanted))
    _ = unsafe setrlimit(kind, &limit)
  }
}
