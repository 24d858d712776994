import PlacesClient
import TestSupport
import Testing

@testable import PlacesCLI
@testable import PlacesSandbox

/// `sandbox serve`, `doctor` and `--bill` as commands.
@Suite struct ServeTests {
  /// A server in this process over the built-in places, and its URL.
  private static func server(_ keys: String? = nil) throws -> SandboxServer {
    var behaviour = SandboxService.Behaviour()
    if let keys { behaviour.keys = try KeyRing(keys) }
    let address = try #require(ServerAddress(host: "127.0.0.1", port: 0))
    let start = ContinuousClock.now
    return try SandboxServer(
      SandboxService(try Sandbox.builtIn(), behaviour, now: { start.duration(to: .now) }),
      at: address)
  }

  @Test(arguments: [(Int32(2), "INT"), (15, "TERM")])
  func `the server says where it is, and a signal ends it with status 0`(
    signal: Int32, name: String
  ) async throws {
    let folder = try TemporaryDirectory()
    let run = try await ProcessRunner.places().run(
      ["sandbox", "serve", "--port", "0", "--port-file", folder.file("port")],
      signal: ProcessSignal(signal, afterPrinting: "listens"))
    #expect(run.status == 0, "\(name): \(run.stderr)")
    #expect(run.stdout.hasPrefix("The places sandbox listens on http://127.0.0.1:"))
    #expect(run.stdout.split(separator: "\n").count == 1)
    #expect(run.stderr.contains("bill: 0 requests"))
  }

  @Test(arguments: [
    ["--bind", "0.0.0.0"], ["--bind", "::"], ["--bind", "example.com"], ["--port", "70000"],
    ["--fault", "NOPE:1"], ["--latency", "soon"], ["--keys", "/nonexistent"],
    ["--latency", "1s+-"],
  ])
  func `what the server cannot do is refused`(words: [String]) async {
    let run = await CommandRun(["sandbox", "serve"] + words)
    #expect(run.status == .usage, "\(run.error)")
    #expect(run.output == "")
    #expect(run.error.contains(words[0]))
  }

  @Test func `an address that is not of this machine is refused with what to do`() async {
    let run = await CommandRun([
      "sandbox", "serve", "--bind", "192.0.2.1", "--allow-remote", "--port", "0",
    ])
    #expect(run.status == .unreachable)
    #expect(run.error.contains("192.0.2.1") && run.error.contains("--bind"))
    #expect(!run.error.contains("choose another --port"))
  }

  @Test func `a second signal right behind the first does not lose the bill`() async throws {
    for _ in 0..<5 {
      let folder = try TemporaryDirectory()
      let run = try await ProcessRunner.places().run(
        ["sandbox", "serve", "--port", "0", "--port-file", folder.file("port")],
        signal: ProcessSignal(15, afterPrinting: "listens", followedBy: [2, 15, 2]))
      #expect(run.status == 0, "\(run.stderr)")
      #expect(run.stderr.contains("bill: 0 requests"))
    }
  }

  @Test(arguments: ["csv", "geojson"])
  func `a form of output that a server cannot have is refused`(format: String) async {
    let run = await CommandRun(["sandbox", "serve", "--port", "0", "--format", format])
    #expect(run.status == .usage)
    #expect(run.output == "")
    #expect(run.error.contains("--format \(format)"))
    #expect(run.error.contains("ndjson"))
  }

  @Test func `faults for more than all requests are refused with their sum`() async {
    let run = await CommandRun(
      ["sandbox", "serve", "--port", "0", "--fault", "RESET:0.75", "--fault", "500:75%"])
    #expect(run.status == .usage)
    #expect(run.error.contains("--fault") && run.error.contains("1.5"))
  }

  @Test func `keys bound to no readable address are refused with the line`() async throws {
    let folder = try TemporaryDirectory()
    let file = try folder.write(Array("a valid\nb ips nowhere\n".utf8), to: "keys")
    let run = await CommandRun(["sandbox", "serve", "--port", "0", "--keys", file])
    #expect(run.status == .usage)
    #expect(run.error.contains("line 2") && run.error.contains("nowhere"))
  }

  @Test func `latency is read in both spellings`() throws {
    let wanted = Latency(middle: .milliseconds(80), jitter: .milliseconds(40))
    #expect(try ValueParser<Latency>.latency.parse("80ms±40ms") == wanted)
    #expect(try ValueParser<Latency>.latency.parse("80ms+-40ms") == wanted)
    #expect(try ValueParser<Latency>.latency.parse("2s") == Latency(middle: .seconds(2)))
  }

  @Test(arguments: [
    ("good", CommandRun.Status.success), ("old", .accessDenied), ("unpaid", .accessDenied),
    ("nolegacy", .success), ("nonew", .accessDenied), ("unknown", .accessDenied),
  ])
  func `doctor says what is wrong with a key`(key: String, status: CommandRun.Status) async throws {
    let server = try Self.server(
      """
      good valid
      old expired
      unpaid no-billing
      nolegacy disabled places-legacy
      nonew disabled places-new
      """)
    let run = await CommandRun(
      ["doctor", "--base-url", server.address.url], variables: ["PLACES_API_KEY": key])
    #expect(run.status == status, "\(run.output)")
    let lines = run.output.split(separator: "\n").map { $0.split(separator: "\t") }
    #expect(lines.count == 8 && lines.allSatisfy { $0.count == 3 })
    #expect(run.output.contains("ok\tclock\t"))
    #expect(
      run.output.contains("warning\tplaces-legacy")
        == ["nolegacy", "old", "unpaid", "unknown"].contains(key))
    #expect(!run.output.contains("failed") == (status == .success))
  }

  @Test func `doctor says that nobody answers, and that there is no key`() async {
    let nobody = await CommandRun(
      ["doctor", "--base-url", "http://127.0.0.1:9"], variables: ["PLACES_API_KEY": "k"])
    #expect(nobody.status == .unreachable)
    let keyless = await CommandRun(["doctor"])
    #expect(keyless.status == .accessDenied)
    #expect(keyless.output.hasPrefix("failed\tkey\t"))
  }

  @Test func `doctor spends nothing unless told to`() async throws {
    let server = try Self.server()
    let url = server.address.url
    _ = await CommandRun(["doctor", "--base-url", url], variables: ["PLACES_API_KEY": "k"])
    let free = try await Self.bill(url)
    #expect(free["microdollars"]?.integer == 0)
    #expect(free["requests"]?.integer == 3)
    _ = await CommandRun(
      ["doctor", "--spend", "--base-url", url], variables: ["PLACES_API_KEY": "k"])
    #expect(try await Self.bill(url)["microdollars"]?.integer == 5_000)
  }

  private static func bill(_ url: String) async throws -> JSONValue {
    let transport = CurlTransport(.init(baseURL: try BaseURL(url)))
    let answer = try await transport.send(
      HTTPRequest(service: .geocoding, path: ["sandbox", "bill"]), key: try APIKey("k"),
      timeout: .seconds(10))
    return try JSONValue(parsing: answer.body)
  }

  @Test func `a search over the wire is one session in the bill`() async throws {
    let server = try Self.server()
    let more = ["--session", "t", "--base-url", server.address.url]
    let key: Variables = ["PLACES_API_KEY": "k"]
    for length in 1...14 {
      _ = await CommandRun(
        ["predict", String("cheesebury bank".prefix(length))] + more, variables: key)
    }
    _ = await CommandRun(["details", "sbx-reserved-home"] + more, variables: key)
    let bill = try await Self.bill(server.address.url)
    #expect(bill["sessionCount"]?.integer == 1)
    #expect(bill["sessions"]?.array?.first?["requests"]?.integer == 14)
    #expect(bill["mistakes"]?.array == [])
    #expect(try SchemaFile.bill.schema().violations(of: bill) == [])
    _ = await CommandRun(["predict", "sydney"] + more, variables: key)
    let after = try await Self.bill(server.address.url)
    #expect(after["mistakes"]?.array?.first?["kind"]?.string == "tokenReused")
  }

  @Test func `a command can show its bill, with the sandbox only`() async {
    let run = await CommandRun(["predict", "cheesebu", "--sandbox", "--bill", "-q"])
    #expect(run.status == .success)
    #expect(run.error.contains("bill: 1 request, 0 sessions, USD 0.00283"))
    #expect(run.error.contains("without a session token"))
    let google = await CommandRun(["predict", "x", "--bill"], variables: ["PLACES_API_KEY": "k"])
    #expect(google.status == .usage)
  }

  @Test func `the help lists the inputs that always fail`() async {
    let run = await CommandRun(["sandbox", "--help"])
    #expect(run.status == .success)
    for name in ReservedInputs.names { #expect(run.output.contains(name)) }
  }
}
