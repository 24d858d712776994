import PlacesClient
import Testing

@testable import PlacesCLI

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The schemas as documents: complete, consistent, and in step with the tables of the program.
@Suite struct SchemaFileTests {
  @Test func `every schema is read, and no file is left over`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: SchemaFile.folder.path)
    #expect(Set(files) == Set(SchemaFile.allCases.map { $0.rawValue + ".schema.json" }))
    for file in SchemaFile.allCases {
      let document = try file.schema().document
      #expect(document.members.prefix(3).map(\.name) == ["$schema", "title", "description"])
    }
  }

  @Test(arguments: SchemaFile.allCases)
  func `every definition is used, and every object says whether it is closed`(file: SchemaFile)
    throws
  {
    let text = try file.text()
    let document = try file.schema().document
    for member in document["$defs"]?.object?.members ?? [] {
      #expect(text.contains("\"#/$defs/\(member.name)\""), "\(member.name)")
    }
    let root = JSONValue.object(document)
    for pointer in root.pointers {
      guard let schema = root.value(at: pointer[...])?.object, pointer.last != "properties",
        schema["type"] == "object", schema["properties"] != nil
      else { continue }
      #expect(schema["additionalProperties"] == false, "\(pointer)")
    }
  }

  @Test func `a definition is the same in every schema`() throws {
    var known: [String: JSONValue] = [:]
    for file in SchemaFile.allCases {
      for member in try file.schema().document["$defs"]?.object?.members ?? [] {
        #expect(known[member.name] ?? member.value == member.value, "\(member.name) in \(file)")
        known[member.name] = member.value
      }
    }
    #expect(known.count > 20)
  }

  @Test func `the fields are those of the table, in its order`() throws {
    let definitions = try SchemaFile.details.schema().document["$defs"]
    let words = definitions?["detailsQuery"]?["properties"]?["fields"]?["items"]?["enum"]?.array
    #expect(words?.compactMap(\.string) == DetailsField.all.map(\.name) + ["*"])
    let keys = definitions?["place"]?["properties"]?.object?.members.map(\.name) ?? []
    let beside: Set = [
      "requestedPlaceId", "nameLanguageCode", "editorialSummaryLanguageCode",
    ]
    let elsewhere: Set = ["attributions", "movedPlace"]
    #expect(
      keys.filter { !beside.contains($0) }
        == DetailsField.all.map(\.name).filter { !elsewhere.contains($0) })
  }

  @Test func `the codes of errors are those the program knows`() throws {
    let codes = try SchemaFile.error.schema().document["$defs"]?["failure"]?["properties"]?[
      "code"]?["enum"]?.array?.compactMap(\.string)
    let transport: [TransportError] = [
      .hostNotFound(host: ""), .connectionFailed(host: ""), .connectionLost(host: ""),
      .truncated(host: "", receivedBytes: 0), .timedOut(host: "", limit: .zero),
      .tls(host: "", reason: ""), .proxy(proxy: "", host: "", reason: ""),
      .tooLarge(host: "", limitBytes: 0), .notHTTP(host: ""), .libraryMissing(reason: ""),
      .cancelled, .other(host: "", code: 0, reason: ""),
    ]
    let clients = ["unreadableAnswer", "deadlineExceeded", "budgetReached"]
    let signals = ["interrupted", "terminated"]
    let own = try Self.codesInSources().subtracting(["reader-gone"])
    #expect(own.count > 6)
    #expect(
      Set(codes ?? [])
        == own.union(
          clients + signals + ErrorCause.allCases.map(\.rawValue) + transport.map(\.code)))
    #expect(codes?.count == Set(codes ?? []).count)
  }

  /// The codes that stand in the sources of the command line, where a failure is made.
  private static func codesInSources() throws -> Set<String> {
    let folder = SchemaFile.package.appending(path: "Sources/PlacesCLI")
    var codes: Set<String> = []
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for match in text.matches(of: /\bcode: "([A-Za-z-]+)"/) { codes.insert(String(match.1)) }
    }
    return codes
  }

  @Test func `the statuses of errors are those the program ends with`() throws {
    let statuses = try SchemaFile.error.schema().document["$defs"]?["failure"]?["properties"]?[
      "exit"]?["enum"]?.array?.compactMap(\.integer)
    #expect(
      statuses == ExitStatus.allCases.filter { $0 != .success }.map { Int($0.rawValue) })
  }

  @Test func `the filters are those the client takes`() throws {
    let properties = try SchemaFile.geocode.schema().document["$defs"]?["geocodeQuery"]?[
      "properties"]
    func words(_ name: String) -> [String]? {
      properties?[name]?["items"]?["enum"]?.array?.compactMap(\.string)
    }
    #expect(words("resultTypes") == ResultType.allCases.map(\.rawValue))
    #expect(words("locationTypes") == LocationType.known.map(\.rawValue))
    let names = properties?["components"]?["items"]?["properties"]?["name"]?["enum"]?.array
    #expect(names?.compactMap(\.string) == ComponentFilter.Name.allCases.map(\.rawValue))
  }
}
