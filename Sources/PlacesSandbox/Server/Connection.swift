import PlacesClient

/// One client's connection: what was read of its request, and what it has not taken yet of its answers.
///
/// A connection belongs to one worker's thread.
final class Connection {
  /// What the connection is doing.
  enum Phase {
    /// Requests are read and answered.
    case open
    /// An answer is held back until a moment.
    case waiting(ServerAnswer, ParsedRequest, until: ContinuousClock.Instant)
    /// An answer that never comes.
    case stalled
    /// The last answer is being sent; nothing more is read as a request.
    case ending
    /// Everything is sent, the sending side is closed; what the client sends is thrown away, so that closing does not
    /// reset the connection before it has read the answer.
    case draining(bytesLeft: Int)
    /// To be closed.
    case closed
  }

  let socket: Int32
  let peer: String
  var phase = Phase.open
  var parser: RequestParser
  /// Since when the phase, or the progress in it, lasts.
  var since: ContinuousClock.Instant
  /// When the first byte of the present request came.
  var requestBegan: ContinuousClock.Instant?
  /// Whether the client has ended its side; what it asked before that is still answered.
  var inputHasEnded = false
  /// Whether requests may be there that others' turns came before.
  var isUnfinished = false
  private var output: [UInt8] = []
  private var sent = 0

  init(socket: Int32, peer: String, limits: ServerLimits, now: ContinuousClock.Instant) {
    self.socket = socket
    self.peer = peer
    parser = RequestParser(limits)
    since = now
  }

  /// How many bytes of answers wait.
  var pendingOutput: Int { output.count - sent }

  /// Queues bytes.
  func enqueue(_ bytes: [UInt8]) {
    if pendingOutput == 0 {
      output = bytes
      sent = 0
    } else {
      output += bytes
    }
  }

  /// Sends what is queued, as far as the client takes it.
  ///
  /// - Returns: Whether the connection is still of use.
  func flush(_ now: ContinuousClock.Instant) -> Bool {
    while pendingOutput > 0 {
      switch ServerSocket.send(output[sent...], to: socket) {
      case .moved(let count):
        sent += count
        since = now
      case .wouldBlock: return true
      case .ended: return false
      }
    }
    if !output.isEmpty {
      output = []
      sent = 0
    }
    return true
  }

  /// Whether bytes of the client are wanted now.
  func wantsInput(_ limits: ServerLimits) -> Bool {
    if inputHasEnded { return false }
    return switch phase {
    case .open: pendingOutput < limits.pendingOutputBytes && !isUnfinished
    // While an answer is held back only the end of the connection matters; a pipelined request may wait in the buffer.
    case .waiting: parser.waitingBytes < limits.pendingOutputBytes
    case .stalled, .draining: true
    case .ending, .closed: false
    }
  }

  /// When the connection has lasted too long in its phase.
  func deadline(_ limits: ServerLimits) -> ContinuousClock.Instant {
    switch phase {
    case .open:
      if pendingOutput > 0 { return since + limits.writeTime }
      if let requestBegan { return requestBegan + limits.requestTime }
      return since + limits.idleTime
    case .waiting(_, _, let until): return until + limits.idleTime
    case .stalled: return since + limits.stallTime
    case .ending: return since + limits.writeTime
    case .draining: return since + .seconds(2)
    case .closed: return since
    }
  }
}
