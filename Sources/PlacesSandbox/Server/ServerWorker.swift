import PlacesClient

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One thread of the server: it accepts connections from the common socket and serves those it got, all at once.
final class ServerWorker {
  private let listener: Int32
  private let wakeUp: Int32
  private let shared: ServerState
  private var connections: [Connection] = []
  private var polled: [pollfd] = []
  private var piece = [UInt8](repeating: 0, count: 65_536)
  private var isStopping = false
  private var stopsAt: ContinuousClock.Instant?
  private var nextSweep = ContinuousClock.now
  private var acceptsAgainAt: ContinuousClock.Instant?

  init(listener: Int32, wakeUp: Int32, shared: ServerState) {
    self.listener = listener
    self.wakeUp = wakeUp
    self.shared = shared
  }

  private var limits: ServerLimits { shared.limits }

  /// How often connections are looked through for those that lasted too long.
  private static let sweepInterval = Duration.milliseconds(250)
  /// How many requests of one connection are answered before the others have their turn.
  private static let turn = 8
  /// How long answers under way may take once the server ends.
  private static let grace = Duration.seconds(2)

  /// Serves until the server ends.
  func run() {
    while true {
      wait()
      let now = ContinuousClock.now
      serveReady(now)
      for connection in connections where connection.isUnfinished { advance(connection, now) }
      if polled[1].revents != 0 { acceptConnections(now) }
      if now >= nextSweep {
        closeExpired(now)
        nextSweep = now + Self.sweepInterval
      }
      sendDue(now)
      connections.removeAll { connection in
        guard case .closed = connection.phase else { return false }
        close(connection.socket)
        shared.connectionEnded()
        return true
      }
      if isStopping, connections.isEmpty || now >= (stopsAt ?? now) { break }
    }
    for connection in connections {
      close(connection.socket)
      shared.connectionEnded()
    }
  }

  /// Waits until something can be done: slot 0 is the wake-up pipe, 1 the listening socket, then the connections.
  private func wait() {
    let accepts = !isStopping && acceptsAgainAt == nil
    polled.removeAll(keepingCapacity: true)
    polled.append(pollfd(fd: wakeUp, events: isStopping ? 0 : Int16(POLLIN), revents: 0))
    polled.append(pollfd(fd: accepts ? listener : -1, events: Int16(POLLIN), revents: 0))
    for connection in connections {
      let reads = connection.wantsInput(limits) ? Int16(POLLIN) : 0
      let writes = connection.pendingOutput > 0 ? Int16(POLLOUT) : 0
      polled.append(pollfd(fd: connection.socket, events: reads | writes, revents: 0))
    }
    let count = unsafe polled.withUnsafeMutableBufferPointer {
      unsafe poll($0.baseAddress, nfds_t($0.count), timeout())
    }
    if count < 0 { for index in polled.indices { polled[index].revents = 0 } }
    if polled[0].revents != 0, !isStopping { beginStopping() }
  }

  /// Milliseconds until something is due, −1 for ever.
  private func timeout() -> Int32 {
    let now = ContinuousClock.now
    var next = connections.isEmpty && acceptsAgainAt == nil && !isStopping ? nil : nextSweep
    for connection in connections {
      if connection.isUnfinished { return 0 }
      if case .waiting(_, _, let until) = connection.phase { next = min(next ?? until, until) }
    }
    guard let next else { return -1 }
    let left = (next - now).components
    return Int32(
      clamping: max(0, left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000 + 1))
  }

  private func beginStopping() {
    isStopping = true
    stopsAt = .now + Self.grace
    for connection in connections {
      if case .open = connection.phase, connection.parser.isBetweenRequests,
        connection.pendingOutput == 0
      {
        connection.phase = .closed
      } else if case .stalled = connection.phase {
        connection.phase = .closed
      }
    }
  }

  private func serveReady(_ now: ContinuousClock.Instant) {
    for (index, connection) in connections.enumerated() where polled.indices.contains(index + 2) {
      let events = Int32(polled[index + 2].revents)
      if events == 0 { continue }
      if events & POLLOUT != 0, connection.pendingOutput > 0 { advance(connection, now) }
      if events & (POLLERR | POLLNVAL) != 0 {
        connection.phase = .closed
      } else if events & (POLLIN | POLLHUP) != 0 {
        if connection.inputHasEnded { connection.phase = .closed } else { receive(connection, now) }
      }
    }
  }

  private func acceptConnections(_ now: ContinuousClock.Instant) {
    for _ in 0..<64 {
      guard let (socket, peer) = ServerSocket.accept(listener) else {
        // Out of descriptors: the waiting connection would make every poll return at once.
        if errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM {
          acceptsAgainAt = now + Self.sweepInterval
        }
        return
      }
      let connection = Connection(socket: socket, peer: peer, limits: limits, now: now)
      if !shared.connectionBegan() { refuse(connection, .tooManyConnections, now) }
      connections.append(connection)
    }
  }

  private func closeExpired(_ now: ContinuousClock.Instant) {
    if let again = acceptsAgainAt, now >= again { acceptsAgainAt = nil }
    for connection in connections where now >= connection.deadline(limits) {
      if case .open = connection.phase, connection.pendingOutput == 0,
        connection.requestBegan != nil
      {
        refuse(connection, .tooSlow, now)
      } else {
        connection.phase = .closed
      }
    }
  }

  private func sendDue(_ now: ContinuousClock.Instant) {
    for connection in connections {
      guard case .waiting(let answer, let parsed, let until) = connection.phase, now >= until else {
        continue
      }
      connection.phase = .open
      deliver(answer, to: parsed, connection, now)
      advance(connection, now)
    }
  }
}

extension ServerWorker {
  /// Reads what came, a piece at a time so that one client cannot keep the others waiting.
  private func receive(_ connection: Connection, _ now: ContinuousClock.Instant) {
    switch ServerSocket.read(connection.socket, into: &piece) {
    case .wouldBlock: return
    case .ended: receiveEnd(connection)
    case .moved(let count):
      switch connection.phase {
      case .open:
        connection.parser.append(piece[..<count])
        connection.requestBegan = connection.requestBegan ?? now
        advance(connection, now)
      case .waiting: connection.parser.append(piece[..<count])
      case .draining(let left):
        connection.phase = left > count ? .draining(bytesLeft: left - count) : .closed
      case .stalled, .ending, .closed: break
      }
    }
  }

  /// Takes the end of what the client sends: an answer under way is still delivered.
  private func receiveEnd(_ connection: Connection) {
    connection.inputHasEnded = true
    switch connection.phase {
    case .waiting: break
    case .open where connection.isUnfinished: break
    case .open where connection.pendingOutput > 0: connection.phase = .ending
    default: connection.phase = .closed
    }
  }

  /// Answers the requests that are there, in order, as long as the client takes the answers; after a few of them the other
  /// connections have their turn.
  private func advance(_ connection: Connection, _ now: ContinuousClock.Instant) {
    connection.isUnfinished = false
    var isOpen = connection.flush(now)
    var left = Self.turn
    do throws(RequestRefusal) {
      while isOpen, case .open = connection.phase,
        connection.pendingOutput < limits.pendingOutputBytes
      {
        if left == 0 {
          connection.isUnfinished = true
          break
        }
        left -= 1
        guard let event = try connection.parser.next() else { break }
        switch event {
        case .continueWanted: connection.enqueue(ResponseBytes.goOn)
        case .request(let parsed): serve(parsed, connection, now)
        }
        isOpen = connection.flush(now)
      }
    } catch {
      refuse(connection, error, now)
      return
    }
    // All that a client asked before it ended its side is answered; what is left is no whole request.
    if connection.inputHasEnded, case .open = connection.phase,
      connection.pendingOutput < limits.pendingOutputBytes, !connection.isUnfinished
    {
      connection.phase = .ending
    }
    settle(connection, isOpen, now)
  }

  /// Puts the phase in order once nothing more can be sent.
  private func settle(
    _ connection: Connection, _ isOpen: Bool, _ now: ContinuousClock.Instant
  ) {
    guard isOpen else {
      connection.phase = .closed
      return
    }
    switch connection.phase {
    case .open: if connection.parser.isBetweenRequests { connection.requestBegan = nil }
    case .ending where connection.pendingOutput == 0:
      ServerSocket.endSending(connection.socket)
      connection.phase = .draining(bytesLeft: 16_777_216)
      connection.since = now
    default: break
    }
  }

  private func serve(
    _ parsed: ParsedRequest, _ connection: Connection, _ now: ContinuousClock.Instant
  ) {
    let answer = shared.handler.answer(to: parsed.request, from: connection.peer)
    connection.since = now
    connection.requestBegan = connection.parser.isBetweenRequests ? nil : now
    if answer.delay > .zero {
      connection.phase = .waiting(answer, parsed, until: now + answer.delay)
    } else {
      deliver(answer, to: parsed, connection, now)
    }
  }

  private func deliver(
    _ answer: ServerAnswer, to parsed: ParsedRequest, _ connection: Connection,
    _ now: ContinuousClock.Instant
  ) {
    connection.since = now
    shared.log(parsed.request, answer, connection.peer)
    let keeps =
      parsed.keepsConnection && !isStopping && answer.delivery == .whole
      && !(connection.inputHasEnded && connection.parser.isBetweenRequests)
    let bytes = ResponseBytes.make(
      answer.response, omitsBody: parsed.request.method == "HEAD", keepsConnection: keeps,
      seconds: Sandbox.systemTime())
    switch answer.delivery {
    case .whole:
      connection.enqueue(bytes)
      if !keeps { connection.phase = .ending }
    case .truncate:
      // The answer to HEAD has no body to lose.
      let lost = parsed.request.method == "HEAD" ? 0 : (answer.response.body.count + 1) / 2
      connection.enqueue(Array(bytes.dropLast(lost)))
      connection.phase = .ending
    case .stall: connection.phase = .stalled
    case .reset:
      ServerSocket.resetWhenClosed(connection.socket)
      connection.phase = .closed
    }
  }

  private func refuse(
    _ connection: Connection, _ refusal: RequestRefusal, _ now: ContinuousClock.Instant
  ) {
    shared.log(refusal, connection.peer)
    connection.enqueue(
      ResponseBytes.make(
        refusal.response, omitsBody: false, keepsConnection: false, seconds: Sandbox.systemTime()))
    connection.phase = .ending
    connection.since = now
    settle(connection, connection.flush(now), now)
  }
}
