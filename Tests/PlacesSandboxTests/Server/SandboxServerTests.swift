import PlacesClient
import Testing

@testable import PlacesSandbox

/// The server on real sockets of this machine.
@Suite struct SandboxServerTests {
  @Test(arguments: ["127.0.0.1", "::1"])
  func `pipelined requests are answered in order on one connection`(host: String) async throws {
    let server = try testServer(host: host)
    let address = server.address
    let answers = await onThread { () -> [String] in
      let client = SocketClient(address)
      client.send(goodRequest + "HEAD /nothing HTTP/1.1\r\nHost: x\r\n\r\n")
      return client.readAnswers(1)
    }
    #expect(answers.first?.hasPrefix("HTTP/1.1 200 OK\r\n") == true)
    #expect(answers.first?.contains(#""status":"OK"}"#) == true)
    #expect(server.address.url.hasPrefix("http://"))
  }

  @Test(arguments: RequestParserTests.refusals)
  func `a refusal is read by its sender, and the connection ends`(status: Int, text: String)
    async throws
  {
    let server = try testServer()
    let address = server.address
    let answer = await onThread { () -> String in
      let client = SocketClient(address)
      client.send(text)
      client.endSending()
      return client.readToEnd()
    }
    #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer.prefix(80))")
    #expect(answer.contains("Connection: close"))
  }

  @Test func `HEAD has the length and no body, OPTIONS allows other origins`() async throws {
    let server = try testServer()
    let address = server.address
    let text = await onThread { () -> String in
      let client = SocketClient(address)
      client.send(
        goodRequest.replacingMethod("HEAD")
          + "OPTIONS /v1/places:autocomplete HTTP/1.1\r\nHost: x\r\nOrigin: https://a.example\r\n"
          + "Access-Control-Request-Headers: x-goog-api-key\r\nConnection: close\r\n\r\n")
      return client.readToEnd()
    }
    #expect(!text.contains("predictions"))
    #expect(text.contains("HTTP/1.1 204 No Content"))
    #expect(text.contains("Access-Control-Allow-Headers: x-goog-api-key"))
    let lengths = text.split(separator: "\r\n").filter { $0.hasPrefix("Content-Length: ") }
    #expect(lengths.count == 1 && lengths != ["Content-Length: 0"])
  }

  @Test func `a request that does not arrive in time is refused, an idle connection closed`()
    async throws
  {
    var limits = ServerLimits()
    limits.requestTime = .milliseconds(200)
    limits.idleTime = .milliseconds(200)
    let server = try testServer(limits: limits)
    let address = server.address
    let (slow, idle) = await onThread {
      let slow = SocketClient(address)
      slow.send("GET / HTT")
      return (slow.readToEnd(), SocketClient(address).readToEnd())
    }
    #expect(slow.hasPrefix("HTTP/1.1 408 "))
    #expect(idle == "")
  }

  @Test func `the bill is forgotten without a length, a service is not asked without one`()
    async throws
  {
    let server = try testServer()
    let address = server.address
    let answers = await onThread { () -> [String] in
      let client = SocketClient(address)
      // What curl -X POST sends.
      client.send("POST /sandbox/reset HTTP/1.1\r\nHost: x\r\n\r\n")
      client.send("POST /v1/places:autocomplete HTTP/1.1\r\nHost: x\r\n\r\n")
      return client.readAnswers(2)
    }
    #expect(answers.first?.hasSuffix(#"{"backend":"sandbox","reset":true}"#) == true)
    #expect(answers.last?.hasPrefix("HTTP/1.1 411 ") == true)
  }

  @Test func `a gigabyte is refused before it is read`() async throws {
    let server = try testServer()
    let address = server.address
    let (announced, streamed) = await onThread { () -> (String, String) in
      let client = SocketClient(address)
      client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1073741824\r\n\r\nabc")
      let other = SocketClient(address)
      other.send("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
      let chunk =
        Array("10000\r\n".utf8) + [UInt8](repeating: 0x61, count: 65_536) + Array("\r\n".utf8)
      for _ in 0..<17 where !other.send(chunk) { break }
      return (client.readToEnd(), other.readToEnd())
    }
    #expect(announced.hasPrefix("HTTP/1.1 413 "))
    #expect(streamed.hasPrefix("HTTP/1.1 413 "))
  }

  @Test func `two thousand idle connections do not keep others waiting`() async throws {
    let server = try testServer()
    let address = server.address
    let (count, time) = await onThread { () -> (Int, Duration) in
      let idle = (0..<2_000).map { _ in SocketClient(address) }.filter { $0.descriptor >= 0 }
      for client in idle.prefix(200) { client.send("GET /slow") }
      let start = ContinuousClock.now
      let client = SocketClient(address)
      client.send(goodRequest)
      _ = client.readAnswers(1)
      let time = start.duration(to: .now)
      return (idle.count, time)
    }
    #expect(count == 2_000)
    // Far from what it takes, near to what a person notices; other tests run at the same time.
    #expect(time < .seconds(2))
  }

  @Test func `connections beyond the limit are told so`() async throws {
    var limits = ServerLimits()
    limits.connections = 2
    let server = try testServer(limits: limits)
    let address = server.address
    let answer = await onThread { () -> String in
      let first = SocketClient(address)
      let second = SocketClient(address)
      first.send(goodRequest)
      second.send(goodRequest)
      _ = first.readAnswers(1)
      _ = second.readAnswers(1)
      return SocketClient(address).readToEnd()
    }
    #expect(answer.hasPrefix("HTTP/1.1 503 "))
  }

  @Test func `a server that ends closes every connection`() async throws {
    let server = try testServer()
    let address = server.address
    let client = SocketClient(address)
    let answers = await onThread { [descriptor = client.descriptor] in
      _ = descriptor
      let other = SocketClient(address)
      other.send(goodRequest)
      return other.readAnswers(1)
    }
    #expect(answers.count == 1)
    server.stop()
    await server.waitUntilEnded()
    #expect(server.connections == 0)
  }

  @Test func `the log never holds a key`() {
    #expect(
      ServerLogEntry.withoutKeys("/a?input=x&key=SECRET&%6Bey=SECRET&KEY=SECRET")
        == "/a?input=x&key=...&%6Bey=...&KEY=...")
  }

  @Test func `dates are written as HTTP writes them`() {
    #expect(HTTPDate.text(784_111_777) == "Sun, 06 Nov 1994 08:49:37 GMT")
  }

  @Test(arguments: [
    ("127.0.0.1", true), ("127.9.9.9", true), ("::1", true), ("::ffff:127.0.0.1", true),
    ("localhost", true), ("0.0.0.0", false), ("::", false), ("192.0.2.1", false),
  ])
  func `loopback addresses are known`(host: String, isLoopback: Bool) throws {
    #expect(try #require(ServerAddress(host: host, port: 1)).isLoopback == isLoopback)
  }
}

extension String {
  fileprivate func replacingMethod(_ method: String) -> String { method + drop { $0 != " " } }
}
