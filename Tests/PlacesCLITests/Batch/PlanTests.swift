import PlacesClient
import TestSupport
import Testing

@testable import PlacesCLI

/// What a batch would cost, what it did cost, and how batches feed each other.
@Suite struct PlanTests {
  private static let token = "0b5f7a3e-6d0c-4a53-9a51-1c2d3e4f5a6b"

  /// U78: counted without a key and without a request.
  @Test func `a dry run counts the input`() async {
    let rows = (0..<1000).map { "place \($0 % 300)\n" }.joined()
    let run = await CommandRun(
      ["geocode", "-", "--dry-run", "--json"], input: rows + "\n \n\u{1}\n")
    let plan = JSONValue(text: run.output)
    #expect(run.status == .success && run.error.isEmpty)
    #expect(plan?["rows"] == 1003 && plan?["blank"] == 2 && plan?["duplicates"] == 700)
    #expect(plan?["requests"] == 300 && plan?["problemCount"] == 1)
    #expect(plan?["problems"]?[0]?["line"] == 1003)
    #expect(plan?["microdollars"] == 1_500_000 && plan?["microdollarsAfterFreeTier"] == 0)
    #expect(plan?["skus"]?[0]?["count"] == 300)
    let text = await CommandRun(
      ["geocode", "--csv=a", "--dry-run"], input: "a,b\nSydney,1\nSydney,2\nx\n")
    #expect(text.status == .success && text.output.contains("duplicates\t1\n"))
    #expect(text.output.contains("line 4: the row has 1 cell,"))
  }

  @Test func `a summary for programs`() async throws {
    let folder = try TemporaryDirectory()
    let run = try await CaseRun.batch(
      ["geocode", "-", "--format=ndjson", "--summary", folder.file("s")],
      input: .text("Sydney\nSydney\n\n\u{1}\nzzqqxxyy\n"))
    let summary = JSONValue(text: String(decoding: folder.read("s") ?? [], as: UTF8.self))
    #expect(run.status == 7 && summary?["exit"] == 7 && summary?["rows"] == 5)
    #expect(summary?["ok"] == 2 && summary?["empty"] == 1 && summary?["skipped"] == 1)
    #expect(summary?["failed"] == 1 && summary?["shared"] == 1 && summary?["requests"] == 2)
  }

  /// C97: and the session ends with the first details call, once.
  @Test func `predictions feed details, with the session in the first call only`() async throws {
    let predict = try await CaseRun.server(
      Answers.suggestions(Answers.suggestion("ChIJone"), Answers.suggestion("ChIJtwo")),
      words: ["predict", "main", "--session", Self.token, "--format=ndjson"])
    let server = try LoopbackServer { request in
      .json(
        #"{"id":"\#(request.path.split(separator: "/").last ?? "")","formattedAddress":"1 Main St"}"#
      )
    }
    let run = try await CaseRun.batch(
      ["details", "-", "--format=ndjson", "--jobs=1"], input: .bytes(predict.stdoutBytes),
      server: server)
    #expect(run.status == 0 && run.requests.count == 2)
    #expect(run.requests.map { $0.parameter("sessionToken") } == [Self.token, nil])
    #expect(run.rows.map { $0["place"]?["placeId"]?.string } == ["ChIJone", "ChIJtwo"])
    #expect(run.rows.map { $0["index"] } == [0, 1])
  }

  @Test func `answers of all kinds feed details`() async {
    let one = await CommandRun(
      ["predict", "syd", "--sandbox", "--limit=1", "--format=ndjson"])
    let two = await CommandRun(["geocode", "Perth", "--sandbox", "--format=ndjson"])
    let three = await CommandRun(["predict", "zzqqxxyy", "--sandbox", "--format=ndjson"])
    let run = await CommandRun(
      ["details", "-", "--sandbox", "--format=ndjson"],
      input: one.output + three.output + "{broken\n" + "sbx-gn2147714\n" + two.output)
    let rows = run.output.split(separator: "\n").map { JSONValue(text: String($0)) }
    #expect(rows.count >= 5 && run.status == .rowsFailed)
    #expect(rows[0]?["place"]?["placeId"] != nil && rows[1]?["status"] == "skipped")
    #expect(rows[2]?["error"] != nil && rows[3]?["place"]?["placeId"] == "sbx-gn2147714")
    #expect(rows[4]?["place"]?["placeId"] != nil)
  }
}
