import PlacesClient

/// Reads requests from the bytes of one connection, in whatever pieces they come.
///
/// Every byte is looked at a fixed number of times, so a request sent byte by byte costs no more than one sent at once.
struct RequestParser {
  /// What the bytes so far amount to.
  enum Event: Hashable {
    /// The client waits for `100 Continue` before it sends the body.
    case continueWanted
    /// A whole request.
    case request(ParsedRequest)
  }

  private enum State {
    case requestLine
    case header(RequestHead)
    case body(RequestHead, remaining: Int)
    case chunkLine(RequestHead)
    case chunk(RequestHead, remaining: Int)
    case chunkEnd(RequestHead)
    case trailer(RequestHead)
  }

  private let limits: ServerLimits
  private var buffer = LineBuffer()
  private var state = State.requestLine
  private var body: [UInt8] = []
  private var lineCount = 0
  private var lineBytes = 0

  init(_ limits: ServerLimits) { self.limits = limits }

  /// Whether nothing of a request is there.
  var isBetweenRequests: Bool {
    if case .requestLine = state { buffer.isEmpty } else { false }
  }

  /// How many bytes wait to be read.
  var waitingBytes: Int { buffer.count }

  /// Takes what came in.
  mutating func append(_ bytes: some Collection<UInt8>) { buffer.append(bytes) }

  /// Returns the next event, or `nil` when more bytes are needed.
  ///
  /// - Throws: What is wrong with the request; nothing may be read after that.
  mutating func next() throws(RequestRefusal) -> Event? {
    while true {
      switch state {
      case .requestLine: if try !readRequestLine() { return nil }
      case .header(let head):
        guard let line = try headerLine() else { return nil }
        if line.isEmpty {
          if let event = try begin(head) { return event }
        } else {
          var head = head
          try head.add(line)
          state = .header(head)
        }
      case .body(let head, let remaining):
        let left = remaining - buffer.take(remaining, into: &body)
        guard left == 0 else {
          state = .body(head, remaining: left)
          return nil
        }
        return finish(head)
      case .chunkLine(let head): if try !readChunkLine(head) { return nil }
      case .chunk(let head, let remaining):
        let left = remaining - buffer.take(remaining, into: &body)
        state = left == 0 ? .chunkEnd(head) : .chunk(head, remaining: left)
        if left > 0 { return nil }
      case .chunkEnd(let head):
        guard let line = try buffer.line(limit: 2, refusal: Self.badChunk) else { return nil }
        guard line.isEmpty else { throw Self.badChunk }
        state = .chunkLine(head)
      case .trailer(let head):
        guard let line = try headerLine() else { return nil }
        if line.isEmpty { return finish(head) }
        _ = try RequestHead.field(line)
      }
    }
  }

  private static let badChunk = RequestRefusal.malformed("The chunked body is malformed.")

  private mutating func readRequestLine() throws(RequestRefusal) -> Bool {
    if let first = buffer.first, !HeaderSyntax.isTokenByte(first), first != 0x0D, first != 0x0A {
      throw .malformed("This is not HTTP.")
    }
    guard let line = try buffer.line(limit: limits.requestLineBytes, refusal: .lineTooLong) else {
      return false
    }
    if line.isEmpty {
      // One empty line left over from a request before is passed over (RFC 9112, section 2.2).
      lineCount += 1
      guard lineCount == 1 else { throw .malformed("The request begins with empty lines.") }
      return true
    }
    state = .header(RequestHead(line: try RequestLine(line)))
    lineCount = 0
    lineBytes = 0
    return true
  }

  private mutating func headerLine() throws(RequestRefusal) -> ArraySlice<UInt8>? {
    guard
      let line = try buffer.line(limit: limits.headerBytes - lineBytes, refusal: .headerTooLarge)
    else { return nil }
    if !line.isEmpty { lineCount += 1 }
    lineBytes += line.count + 2
    guard lineCount <= limits.headerFields else { throw .headerTooLarge }
    return line
  }

  /// Decides about the body once the header is complete.
  private mutating func begin(_ head: RequestHead) throws(RequestRefusal) -> Event? {
    try head.check()
    let framing = try BodyFraming(head.line, head.headers, limitBytes: limits.bodyBytes)
    switch framing {
    case .none: return finish(head)
    case .length(let length): state = .body(head, remaining: length)
    case .chunked: state = .chunkLine(head)
    }
    return head.wantsContinue && buffer.isEmpty ? .continueWanted : nil
  }

  private mutating func readChunkLine(_ head: RequestHead) throws(RequestRefusal) -> Bool {
    guard let line = try buffer.line(limit: limits.chunkLineBytes, refusal: Self.badChunk) else {
      return false
    }
    let digits = line.prefix { $0 != UInt8(ascii: ";") && $0 != 0x20 && $0 != 0x09 }
    let rest = HeaderSyntax.trimmed(line[digits.endIndex...])
    guard (1...8).contains(digits.count),
      let size = Int(HeaderSyntax.text(digits), radix: 16), digits.allSatisfy(Self.isHexDigit),
      rest.isEmpty || rest.first == UInt8(ascii: ";"), rest.allSatisfy(HeaderSyntax.isValueByte)
    else { throw Self.badChunk }
    guard body.count + size <= limits.bodyBytes else { throw .bodyTooLong }
    if size == 0 {
      lineCount = 0
      lineBytes = 0
      state = .trailer(head)
    } else {
      state = .chunk(head, remaining: size)
    }
    return true
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  private mutating func finish(_ head: RequestHead) -> Event {
    let request = SandboxRequest(
      method: head.line.method, target: head.line.target, headers: head.headers, body: body)
    body = []
    state = .requestLine
    lineCount = 0
    lineBytes = 0
    return .request(ParsedRequest(request: request, keepsConnection: head.keepsConnection))
  }
}

/// A whole request, and what its sender wants to become of the connection.
struct ParsedRequest: Hashable {
  /// The request.
  var request: SandboxRequest
  /// Whether the connection is kept after the answer.
  var keepsConnection: Bool
}
