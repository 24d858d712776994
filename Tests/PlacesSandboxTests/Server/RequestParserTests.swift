import PlacesClient
import Testing

@testable import PlacesSandbox

/// Requests off the wire, good ones and bad ones.
@Suite struct RequestParserTests {
  /// Feeds bytes in pieces of a size, and returns the requests, or the status of the refusal.
  static func parse(_ text: String, pieces: Int = .max, _ limits: ServerLimits = ServerLimits())
    -> (requests: [ParsedRequest], refusal: Int?)
  {
    parse(Array(text.utf8), pieces: pieces, limits)
  }

  static func parse(_ bytes: [UInt8], pieces: Int = .max, _ limits: ServerLimits)
    -> (requests: [ParsedRequest], refusal: Int?)
  {
    var parser = RequestParser(limits)
    var requests: [ParsedRequest] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      parser.append(rest.prefix(pieces))
      rest = rest.dropFirst(pieces)
      do throws(RequestRefusal) {
        while let event = try parser.next() {
          if case .request(let request) = event { requests.append(request) }
        }
      } catch {
        return (requests, error.status)
      }
    }
    return (requests, nil)
  }

  static let pipeline = """
    GET /a?b=c HTTP/1.1\r\nHost: x\r\n\r\n\
    POST /v1/places:autocomplete HTTP/1.1\r\nhost: x\r\nContent-Length: 5\r\n\r\nhello\
    POST /c HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n\
    3;note=1\r\nabc\r\n0a\r\n0123456789\r\n0\r\nTrailer: y\r\n\r\n\
    OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: Close\r\n\r\n
    """

  @Test(arguments: [1, 2, 3, 7, 64, Int.max])
  func `pipelined requests are read in pieces of any size`(pieces: Int) {
    let (requests, refusal) = Self.parse(Self.pipeline, pieces: pieces)
    #expect(refusal == nil)
    #expect(requests.map(\.request.method) == ["GET", "POST", "POST", "OPTIONS"])
    #expect(
      requests.map { String(decoding: $0.request.body, as: UTF8.self) } == [
        "", "hello", "abc0123456789", "",
      ])
    #expect(requests.map(\.keepsConnection) == [true, true, true, false])
    #expect(requests.first?.request.target == "/a?b=c")
  }

  static let refusals: [(Int, String)] = [
    (400, "GET /\r\nHost: x\r\n\r\n"), (400, "GET  / HTTP/1.1\r\nHost: x\r\n\r\n"),
    (400, "GET / http/1.1\r\nHost: x\r\n\r\n"), (400, "GET / HTTP/1.1\nHost: x\n\n"),
    (400, "GET / HTTP/1.1\r\n\r\n"), (400, "GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n"),
    (400, "GET / HTTP/1.1\r\nHost: a b\r\n\r\n"), (400, "GET / HTTP/1.1\r\nHost : x\r\n\r\n"),
    (400, "GET / HTTP/1.1\r\nHost: x\r\n folded\r\n\r\n"),
    (400, "GET / HTTP/1.1\r\nHost: x\r\nA: b\u{0}c\r\n\r\n"),
    (400, "GET / HTTP/1.1\r\nHost: x\r\nA: b\rc\r\n\r\n"),
    (400, "GET /a#b HTTP/1.1\r\nHost: x\r\n\r\n"), (400, "GET * HTTP/1.1\r\nHost: x\r\n\r\n"),
    (400, "GET a HTTP/1.1\r\nHost: x\r\n\r\n"), (400, "\u{16}\u{3}\u{1}\u{2}"),
    (400, "\r\n\r\nGET / HTTP/1.1\r\n"),
    (400, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n"),
    (400, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 5\r\n\r\n"),
    (400, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5, 5\r\n\r\n"),
    (400, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: +5\r\n\r\n"),
    (400, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: \r\n\r\n"),
    (400, "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, gzip\r\n\r\n"),
    (400, "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, chunked\r\n\r\n"),
    (400, "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n"),
    (400, "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\ng\r\n"),
    (400, "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0x1\r\n"),
    (400, "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nabcd\r\n"),
    (400, "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n"),
    (405, "DELETE / HTTP/1.1\r\nHost: x\r\n\r\n"), (405, "CONNECT x:443 HTTP/1.1\r\n\r\n"),
    (411, "POST / HTTP/1.1\r\nHost: x\r\n\r\n"),
    (413, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1073741824\r\n\r\n"),
    (413, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999999\r\n\r\n"),
    (413, "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffffff\r\n"),
    (414, "GET /" + String(repeating: "a", count: 20_000)),
    (414, "GET /" + String(repeating: "a", count: 20_000) + " HTTP/1.1\r\n"),
    (417, "GET / HTTP/1.1\r\nHost: x\r\nExpect: money\r\n\r\n"),
    (431, "GET / HTTP/1.1\r\nHost: x\r\nA: " + String(repeating: "a", count: 40_000)),
    (431, "GET / HTTP/1.1\r\n" + String(repeating: "A: b\r\n", count: 101)),
    (501, "BREW / HTTP/1.1\r\nHost: x\r\n\r\n"),
    (501, "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n"),
    (501, "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n"),
    (505, "GET / HTTP/2.0\r\nHost: x\r\n\r\n"),
  ]

  @Test(arguments: refusals)
  func `a malformed request has its status, in pieces of any size`(status: Int, text: String) {
    for pieces in [1, 5, Int.max] {
      let (requests, refusal) = Self.parse(text, pieces: pieces)
      #expect(requests == [])
      #expect(refusal == status, "\(text.prefix(60)) in \(pieces)")
    }
  }

  @Test func `an absolute target is asked as its path`() {
    let (requests, _) = Self.parse("GET http://x:1/a?b HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(requests.first?.request.target == "/a?b")
  }

  @Test func `a client that waits for its turn is told to go on`() throws {
    var parser = RequestParser(ServerLimits())
    parser.append(
      "POST / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n".utf8)
    #expect(try parser.next() == .continueWanted)
    #expect(try parser.next() == nil)
    parser.append("ok".utf8)
    guard case .request(let request) = try parser.next() else {
      Issue.record("no request")
      return
    }
    #expect(request.request.body == Array("ok".utf8))
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `changed bytes are refused or read, and never more than was sent`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let good = Array(Self.pipeline.utf8)
    for _ in 0..<700 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0...3, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(contentsOf: bytes[place...].prefix(9), at: place)
        default: bytes.removeSubrange(place..<min(place + 20, bytes.count))
        }
      }
      let whole = Self.parse(bytes, ServerLimits())
      let pieces = Self.parse(
        bytes, pieces: Int.random(in: 1...40, using: &generator), ServerLimits())
      #expect(whole.requests == pieces.requests)
      #expect(whole.refusal == pieces.refusal)
      #expect(whole.requests.reduce(0) { $0 + $1.request.body.count } <= bytes.count)
      if let refusal = whole.refusal { #expect((400...505).contains(refusal)) }
    }
  }
}
