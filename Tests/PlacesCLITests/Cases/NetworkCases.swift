import PlacesClient
import TestSupport
import Testing

/// U62: proxies, names and hosts, through the environment the process has.
@Suite struct NetworkCases {
  private static let geocode = ["geocode", "x", "--retries=0"]
  private static let key = ["PLACES_API_KEY": CaseRun.key]

  @Test func `a proxy is used, and its password is not shown`() async throws {
    let proxy = try LoopbackServer { _ in Answers.results(Answers.result()) }
    let url = "http://user:PASSWORD@\(proxy.authority)"
    let run = try await CaseRun.server(
      words: Self.geocode + ["-v"], variables: ["http_proxy": url])
    #expect(run.status == 0 && run.requests.isEmpty && proxy.requests.count == 1)
    #expect(proxy.requests.first?.header("Proxy-Authorization")?.hasPrefix("Basic ") == true)
    #expect(!(run.stdout + run.stderr).contains("PASSWORD"))
  }

  @Test(arguments: ["NO_PROXY", "no_proxy"]) func `this machine can be left out`(name: String)
    async throws
  {
    let dead = try DeadServer()
    let run = try await CaseRun.server(
      Answers.results(Answers.result()), words: Self.geocode,
      variables: ["http_proxy": dead.url, "https_proxy": dead.url, name: "127.0.0.1"])
    #expect(run.status == 0 && run.requests.count == 1)
  }

  @Test func `a dead proxy is the culprit`() async throws {
    let dead = try DeadServer()
    let run = try await CaseRun.server(
      words: Self.geocode,
      variables: ["http_proxy": "http://user:PASSWORD@\(dead.authority)"])
    #expect(run.status == 5 && run.requests.isEmpty && run.stdout.isEmpty)
    #expect(run.says("proxy \(dead.authority)", "http_proxy"))
    #expect(!run.stderr.contains("PASSWORD") && !run.stderr.contains("user"))
  }

  @Test func `nobody at the port`() async throws {
    let dead = try DeadServer()
    let run = try await CaseRun.places(Self.geocode + ["--base-url", dead.url], Self.key)
    #expect(run.status == 5 && run.stdout.isEmpty && run.says(dead.authority))
    #expect(!run.stderr.contains(CaseRun.key))
  }

  @Test func `no such name`() async throws {
    let run = try await CaseRun.places(
      Self.geocode + ["--timeout=2s", "--base-url", "https://places.invalid"], Self.key)
    #expect(run.status == 5 && run.stdout.isEmpty && run.says("places.invalid"))
    #expect(run.wallTime < .seconds(8))
  }

  @Test func `an unknown certificate`() async throws {
    try #require(TLSRelay.isPossible)
    let server = try LoopbackServer { _ in Answers.results(Answers.result()) }
    let relay = try TLSRelay(to: server)
    let run = try await CaseRun.places(Self.geocode + ["--base-url", relay.url], Self.key)
    #expect(run.status == 5 && run.stdout.isEmpty && server.requests.isEmpty)
    #expect(run.says(relay.authority, "SSL_CERT_FILE") && !run.stderr.contains(CaseRun.key))
    let trusted = try await CaseRun.places(
      Self.geocode + ["--base-url", relay.url],
      Self.key.merging(["SSL_CERT_FILE": relay.certificateFile]) { $1 })
    #expect(trusted.status == 0 && server.requests.count == 1)
  }

  /// C88: plain HTTP shows the key on the way.
  @Test(arguments: [
    ("http://example.com", "https"), ("http://127.0.0.1.example.com", "https"),
    ("http://192.168.1.2:8080", "https"), ("ftp://127.0.0.1", "http"), ("127.0.0.1:8080", "https"),
    ("https://user:pw@example.com", "user name"), ("https://example.com/?a=b", "?"),
    ("https://", "host"), ("", "base-url"),
  ])
  func `a server that must not get the key is refused`(url: String, word: String) async throws {
    let run = try await CaseRun.places(
      Self.geocode + ["--base-url=\(url)", "--timeout=1s"], Self.key)
    #expect(run.isRefused(saying: "--base-url", word))
    #expect(!run.stderr.contains(CaseRun.key))
  }

  @Test func `on the line, the sandbox beats a server in a variable, and a server the sandbox`()
    async throws
  {
    let server = try LoopbackServer { _ in Answers.suggestions(Answers.suggestion()) }
    let variables = Self.key.merging(["PLACES_BASE_URL": server.url]) { $1 }
    let sandbox = try await CaseRun.places(["predict", "sydney", "--sandbox", "--json"], variables)
    #expect(sandbox.status == 0 && sandbox.json?["backend"] == "sandbox")
    #expect(server.connectionCount == 0)
    let asked = try await CaseRun.places(
      ["predict", "x", "--base-url", server.url, "--json"],
      Self.key.merging(["PLACES_BACKEND": "sandbox"]) { $1 })
    #expect(asked.status == 0 && asked.json?["backend"] == "custom")
    let both = try await CaseRun.places(
      ["predict", "x"], variables.merging(["PLACES_BACKEND": "sandbox"]) { $1 })
    #expect(both.status == 2 && both.stderr.contains("PLACES_BASE_URL"))
    let negated = try await CaseRun.places(
      ["predict", "x", "--no-sandbox", "--json"], variables)
    #expect(negated.status == 0 && negated.json?["backend"] == "custom")
  }

  @Test func `a server may be named by a variable, and have a path`() async throws {
    let server = try LoopbackServer { _ in Answers.suggestions(Answers.suggestion()) }
    let run = try await CaseRun.places(
      ["predict", "x", "--json"],
      Self.key.merging(["PLACES_BASE_URL": server.url + "/proxy/"]) { $1 })
    #expect(run.status == 0 && server.requests.first?.target == "/proxy/v1/places:autocomplete")
    #expect(run.json?["backend"] == "custom")
  }
}
