extension LoopbackAnswer {
  /// Carries the answer out; false when the connection is to be closed.
  func perform(on socket: Int32) -> Bool {
    switch self {
    case .response(let response):
      return Socket.send(response.head + response.body, to: socket) && response.keepsAlive
    case .delayed(let response, let pause):
      return Socket.pause(pause, unlessClosed: socket)
        && LoopbackAnswer.response(response).perform(on: socket)
    case .held(let response, let gate):
      return gate.wait(orUntilClosed: socket)
        && LoopbackAnswer.response(response).perform(on: socket)
    case .drip(let response, let pause, let onlyBody):
      if onlyBody, !Socket.send(response.head, to: socket) { return false }
      for byte in onlyBody ? response.body : response.head + response.body {
        guard Socket.pause(pause, unlessClosed: socket), Socket.send([byte], to: socket) else {
          return false
        }
      }
      return response.keepsAlive
    case .truncate(let response, let count):
      _ = Socket.send(response.head + response.body.prefix(count), to: socket)
      return false
    case .raw(let bytes, let end):
      _ = Socket.send(bytes, to: socket)
      switch end {
      case .close: break
      case .reset: Socket.resetWhenClosed(socket)
      case .stall: Socket.waitUntilClosed(socket)
      }
      return false
    case .stall:
      Socket.waitUntilClosed(socket)
      return false
    }
  }
}
