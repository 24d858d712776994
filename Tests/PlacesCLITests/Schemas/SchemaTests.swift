import PlacesClient
import Testing

@testable import PlacesCLI

/// What the program prints, held against the published schemas.
@Suite struct SchemaTests {
  @Test(arguments: SchemaCase.lookups + SchemaCase.tables)
  func `json keeps its schema`(subject: SchemaCase) async throws {
    let schema = try subject.schema.schema()
    let lines = try await subject.lines(["--json"])
    #expect(!lines.isEmpty)
    for line in lines {
      #expect(schema.violations(of: line) == [])
      #expect(line["index"] == nil)
    }
  }

  @Test(arguments: SchemaCase.lookups)
  func `ndjson is the same object with an index after the attribution`(subject: SchemaCase)
    async throws
  {
    let schema = try subject.schema.schema()
    for (index, line) in try await subject.lines(["--format", "ndjson"]).enumerated() {
      #expect(schema.violations(of: line) == [])
      #expect(line["index"]?.integer == index)
      #expect(line.object?.members.prefix(2).map(\.name) == ["attribution", "index"])
    }
  }

  @Test(arguments: SchemaCase.tables)
  func `ndjson of a table keeps its schema`(subject: SchemaCase) async throws {
    let schema = try subject.schema.schema()
    for line in try await subject.lines(["--format", "ndjson"]) {
      #expect(schema.violations(of: line) == [])
    }
  }

  @Test(arguments: SchemaCase.lookups)
  func `GeoJSON keeps its schema`(subject: SchemaCase) async throws {
    let run = await subject.run(["--format", "geojson"])
    #expect(run.status == subject.status, "\(run.error)")
    let line = try StrictJSON.parse(run.output)
    #expect(try SchemaFile.geojson.schema().violations(of: line) == [])
  }

  @Test(arguments: SchemaCase.lookups, [["--json"], ["--format", "ndjson"]])
  func `a dry run keeps its schema and needs no key`(subject: SchemaCase, format: [String])
    async throws
  {
    let run = await CommandRun(
      subject.words + ["--dry-run"] + format, input: subject.input)
    #expect(run.status == .success)
    let line = try StrictJSON.parse(run.output)
    #expect(try SchemaFile.dryRun.schema().violations(of: line) == [])
    #expect(line["requests"]?.array?.isEmpty == false || line["rows"]?.integer ?? 0 > 0)
  }

  @Test(arguments: SchemaCase.predictions)
  func `matches lie within their text, in order`(subject: SchemaCase) async throws {
    for line in try await subject.lines(["--json"]) {
      for prediction in line["predictions"]?.array ?? [] {
        for (text, matches) in [
          ("text", "matches"), ("mainText", "mainMatches"), ("secondaryText", "secondaryMatches"),
        ] {
          var end = 0
          for match in prediction[matches]?.array ?? [] {
            let offset = try #require(match["offset"]?.integer)
            #expect(offset >= end)
            end = offset + (match["length"]?.integer ?? 0)
          }
          #expect(end <= prediction[text]?.string?.unicodeScalars.count ?? 0)
        }
      }
    }
  }
}

extension SchemaTests {
  @Test func `the summary of a run over many inputs keeps its schema`() async throws {
    let schema = try SchemaFile.summary.schema()
    for sample in try await SchemaSample.all(of: .summary) {
      #expect(schema.violations(of: sample) == [])
    }
  }

  @Test(arguments: SchemaCase.failures, [["--json"], ["--format", "ndjson"], ["--json", "-v"]])
  func `an error is one object that keeps its schema`(subject: SchemaCase, format: [String])
    async throws
  {
    let run = await subject.run(format)
    #expect(run.status == subject.status, "\(run.error)")
    let schema = try SchemaFile.error.schema()
    let lines = try SchemaCase.lines(run.error)
    for line in lines { #expect(schema.violations(of: line) == []) }
    let errors = lines.compactMap { $0["error"] }
    #expect(errors.count == 1)
    #expect(errors.last?["exit"]?.integer == Int(subject.status.rawValue))
  }
}
