import Synchronization

/// What the threads of a loopback server share.
final class LoopbackState: Sendable {
  /// The part that changes.
  struct Snapshot: Sendable {
    var requests: [LoopbackRequest] = []
    var connectionCount = 0
    var closedCount = 0
    /// Open connections and their sockets.
    var open: [Int: Int32] = [:]
    var isStopped = false
  }

  private struct Waiter {
    var id: Int
    var condition: @Sendable (Snapshot) -> Bool
    var continuation: CheckedContinuation<Bool, Never>
  }

  private struct Contents {
    var snapshot = Snapshot()
    var waiters: [Waiter] = []
    var lastWaiter = 0
  }

  let listener: Socket
  let authority: String
  private let answer: @Sendable (LoopbackRequest) -> LoopbackAnswer
  private let wakeUp: (reading: Int32, writing: Int32)
  private let contents = Mutex(Contents())

  init(
    listener: Socket, family: LoopbackServer.Family, wakeUp: (reading: Int32, writing: Int32),
    answer: @escaping @Sendable (LoopbackRequest) -> LoopbackAnswer
  ) {
    self.listener = listener
    self.answer = answer
    self.wakeUp = wakeUp
    authority = (family == .ipv4 ? "127.0.0.1" : "[::1]") + ":\(listener.port)"
  }

  deinit {
    Descriptor.close(wakeUp.reading)
    Descriptor.close(wakeUp.writing)
  }

  var snapshot: Snapshot { contents.withLock { $0.snapshot } }

  /// The accepting thread.
  func acceptConnections() {
    defer { Descriptor.close(listener.descriptor) }
    while true {
      let ready = Descriptor.wait(for: [listener.descriptor, wakeUp.reading], limit: nil)
      if ready.contains(wakeUp.reading) { return }
      guard let socket = Socket.accept(listener.descriptor) else { continue }
      let connection: Int? = change {
        if $0.isStopped { return nil }
        $0.connectionCount += 1
        $0.open[$0.connectionCount] = socket
        return $0.connectionCount
      }
      guard let connection else { return Descriptor.close(socket) }
      startThread { self.serve(socket, connection: connection) }
    }
  }

  /// Stops accepting, and makes the connections' threads end.
  func stop() {
    change { snapshot in
      if snapshot.isStopped { return }
      snapshot.isStopped = true
      _ = Descriptor.write([1], to: wakeUp.writing)
      for socket in snapshot.open.values { Socket.shutDown(socket) }
    }
  }

  private func serve(_ socket: Int32, connection: Int) {
    var reader = SocketReader(socket)
    while var request = LoopbackRequest.read(&reader, connection: connection) {
      request.number = change {
        $0.requests.append(request)
        $0.requests[$0.requests.count - 1].number = $0.requests.count
        return $0.requests.count
      }
      guard answer(request).perform(on: socket) else { break }
    }
    if reader.hasMore {
      _ = Socket.send(Array("HTTP/1.1 400 Bad Request\r\n\r\n".utf8), to: socket)
    }
    change {
      $0.open[connection] = nil
      $0.closedCount += 1
      Descriptor.close(socket)
    }
  }

  /// Changes the shared part, then wakes those whose condition has come true.
  @discardableResult
  private func change<Result: Sendable>(_ body: (inout Snapshot) -> Result) -> Result {
    let (result, ready) = contents.withLock { contents in
      let result = body(&contents.snapshot)
      let snapshot = contents.snapshot
      let ready = contents.waiters.filter { $0.condition(snapshot) }
      contents.waiters.removeAll { waiter in ready.contains { $0.id == waiter.id } }
      return (result, ready.map(\.continuation))
    }
    for continuation in ready { continuation.resume(returning: true) }
    return result
  }

  /// Waits for a condition; false when it has not come true within the limit.
  func wait(limit: Duration, until condition: @escaping @Sendable (Snapshot) -> Bool) async -> Bool
  {
    let id = contents.withLock { contents in
      contents.lastWaiter += 1
      return contents.lastWaiter
    }
    let timer = Task {
      try await Task.sleep(for: limit)
      giveUp(id)
    }
    defer { timer.cancel() }
    return await withCheckedContinuation { continuation in
      let isTrue = contents.withLock { contents in
        if condition(contents.snapshot) { return true }
        contents.waiters.append(Waiter(id: id, condition: condition, continuation: continuation))
        return false
      }
      if isTrue { continuation.resume(returning: true) }
    }
  }

  private func giveUp(_ id: Int) {
    let continuation = contents.withLock { contents in
      let index = contents.waiters.firstIndex { $0.id == id }
      return index.map { contents.waiters.remove(at: $0).continuation }
    }
    continuation?.resume(returning: false)
  }
}
