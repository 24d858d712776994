import PlacesClient
import TestSupport
import Testing

/// U41 and U42: one token a search, on both endpoints, in the API's own spelling.
@Suite struct SessionCases {
  private static let token = "0b5f7a3e-6d0c-4a53-9a51-1c2d3e4f5a6b"

  @Test(arguments: ["new", "legacy"]) func `the token reaches both ends unchanged`(api: String)
    async throws
  {
    let options = ["--session", Self.token, "--api", api, "--json"]
    let predict = ["predict", "main"] + options
    let first = try await CaseRun.server(Answers.one(for: predict), words: predict)
    let details = ["details", "ChIJone"] + options
    let second = try await CaseRun.server(Answers.one(for: details), words: details)
    let sent =
      api == "new"
      ? [first.request?.json?["sessionToken"]?.string, second.request?.parameter("sessionToken")]
      : [first.request?.parameter("sessiontoken"), second.request?.parameter("sessiontoken")]
    #expect(sent == [Self.token, Self.token])
    #expect(first.json?["sessionToken"] == .string(Self.token))
    #expect(second.json?["sessionToken"] == .string(Self.token))
  }

  @Test func `a fresh token is told, and new each time`() async throws {
    var tokens: Set<String> = []
    for _ in 1...2 {
      let run = try await CaseRun.server(
        Answers.suggestions(Answers.suggestion()),
        words: ["predict", "main", "--session", "new", "--json"])
      let token = run.json?["sessionToken"]?.string ?? ""
      #expect(run.request?.json?["sessionToken"] == .string(token))
      #expect(
        token.wholeMatch(of: /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/)
          != nil)
      tokens.insert(token)
    }
    #expect(tokens.count == 2)
  }

  @Test(arguments: ["text", "csv", "geojson"])
  func `a fresh token is told in formats without a member for it`(format: String) async throws {
    let run = try await CaseRun.server(
      Answers.suggestions(Answers.suggestion()),
      words: ["predict", "main", "--session=new", "--format", format])
    let token = run.request?.json?["sessionToken"]?.string ?? "none"
    #expect(run.status == 0 && run.stderr == "places: session token: \(token)\n")
  }

  @Test func `without the option there is no session, and help says so`() async throws {
    let run = try await CaseRun.server(
      Answers.suggestions(Answers.suggestion()), words: ["predict", "main", "--json"])
    #expect(run.request?.json?.names == ["input"])
    #expect(run.json?["sessionToken"] == nil)
    let help = try await CaseRun.places(["predict", "--help"])
    let words = help.stdout.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("Without a token each request is billed on its own"))
  }

  @Test func `places session prints one that works`() async throws {
    let session = try await CaseRun.places(["session"])
    #expect(session.status == 0 && session.lines.count == 1)
    let run = try await CaseRun.sandbox("predict", "syd", "--session", session.lines[0])
    #expect(run.status == 0)
  }

  @Test(arguments: ["two words", "😀", "", "a/b", "a=b", String(repeating: "a", count: 200)])
  func `what is no token is refused`(token: String) async throws {
    for words in [["predict", "main"], ["details", "ChIJone"]] {
      for api in ["new", "legacy"] {
        let run = try await CaseRun.server(words: words + ["--session", token, "--api", api])
        #expect(run.isRefused(saying: "--session"))
        #expect(token.isEmpty == run.stderr.contains("is empty"))
      }
    }
  }
}
