import PlacesClient
import PlacesSandbox
import Testing

@testable import PlacesCLI

/// A command line whose output a schema describes.
struct SchemaCase: Sendable, CustomTestStringConvertible {
  /// The schema of its standard output.
  var schema: SchemaFile
  /// The words after `places`, without those that choose a format.
  var words: [String]
  /// What answers instead of the sandbox; a key is set then.
  var transport: CannedTransport?
  /// What standard input holds.
  var input = ""
  /// The status it ends with.
  var status = CommandRun.Status.success

  init(
    _ schema: SchemaFile, _ words: [String], _ transport: CannedTransport? = nil,
    input: String = "", status: CommandRun.Status = .success
  ) {
    self.schema = schema
    self.words = words
    self.transport = transport
    self.input = input
    self.status = status
  }

  var testDescription: String {
    words.joined(separator: " ") + (transport == nil ? "" : " (canned)")
  }

  /// The built-in sandbox, opened once for all cases.
  private static let sandbox: (any Transport)? = try? SandboxTransport.builtIn()

  /// Runs it with more words.
  func run(_ more: [String]) async -> CommandRun {
    let variables: Variables =
      transport == nil
      ? ["PLACES_BACKEND": "sandbox"] : ["PLACES_API_KEY": "a-key-that-must-not-show"]
    return await CommandRun(
      words + more, variables: variables, input: input, transport: transport ?? Self.sandbox)
  }

  /// Runs it with more words, and returns the lines of standard output as JSON.
  ///
  /// Standard error is checked on the way: whatever stands there must satisfy its own schema.
  func lines(_ more: [String]) async throws -> [JSONValue] {
    let run = await run(more)
    #expect(run.status == status, "\(run.error)")
    let errorSchema = try SchemaFile.error.schema()
    for line in try Self.lines(run.error) {
      #expect(errorSchema.violations(of: line) == [], "\(run.error)")
    }
    #expect(!(run.output + run.error).contains("a-key-that-must-not-show"))
    return try Self.lines(run.output)
  }

  /// The lines of a text as JSON; every one must end in a line end.
  static func lines(_ text: String) throws -> [JSONValue] {
    try #require(text.isEmpty || text.hasSuffix("\n"))
    return try text.split(separator: "\n").map { try StrictJSON.parse(String($0)) }
  }
}
