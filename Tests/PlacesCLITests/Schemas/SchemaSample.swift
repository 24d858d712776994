import PlacesClient
import TestSupport
import Testing

@testable import PlacesCLI

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Valid outputs of the program that together use every key of a schema.
enum SchemaSample {
  /// The samples of a schema: of what its cases print, the fewest that show every key, the fullest first.
  static func all(of file: SchemaFile) async throws -> [JSONValue] {
    var lines: [(sample: JSONValue, keys: Set<String>)] = []
    for (subject, format) in cases(of: file) {
      for line in try await printed(file, subject, format) {
        let sample = shortened(line)
        let keys = sample.pointers.map { $0.filter { Int($0) == nil }.joined(separator: "/") }
        lines.append((sample, Set(keys)))
      }
    }
    lines.sort { $0.keys.count > $1.keys.count }
    var seen: Set<String> = []
    let samples = lines.filter { line in
      defer { seen.formUnion(line.keys) }
      return !line.keys.isSubset(of: seen)
    }
    try #require(!samples.isEmpty)
    return samples.flatMap { parts(of: $0.sample) }
  }

  /// A place with many fields as several with few, so that checking each change stays cheap.
  private static func parts(of sample: JSONValue) -> [JSONValue] {
    for pointer in [["place"], ["features", "0", "properties"]] {
      guard let members = sample.value(at: pointer[...])?.object?.members, members.count > 20,
        let id = members.first
      else { continue }
      return stride(from: 1, to: members.count, by: 10).compactMap { start in
        var part: JSONObject = [id.name: id.value]
        for member in members[start..<min(start + 10, members.count)] {
          part.append(member.name, member.value)
        }
        return sample.replacing(pointer[...], with: .object(part))
      }
    }
    return [sample]
  }

  /// What a case prints where the schema looks: on one of the streams, or in a file of its own.
  private static func printed(
    _ file: SchemaFile, _ subject: SchemaCase, _ format: [String]
  ) async throws -> [JSONValue] {
    switch file {
    case .error: return try SchemaCase.lines(await subject.run(format).error)
    case .geojson: return [try StrictJSON.parse(await subject.run(format).output)]
    case .summary:
      let folder = try TemporaryDirectory()
      _ = await subject.run(format + ["--summary", folder.file("summary")])
      return try SchemaCase.lines(
        String(contentsOf: URL(filePath: folder.file("summary")), encoding: .utf8))
    case .bill:
      return try SchemaCase.lines(await subject.run(format).error).compactMap { $0["bill"] }
    default: return try SchemaCase.lines(await subject.run(format).output)
    }
  }

  private static func cases(of file: SchemaFile) -> [(SchemaCase, [String])] {
    switch file {
    case .predict, .details, .geocode:
      SchemaCase.lookups.filter { $0.schema == file }.map {
        ($0, ["--format", "ndjson"])
      }
    case .session: SchemaCase.tables.filter { $0.schema == file }.map { ($0, ["--json"]) }
    case .types:
      SchemaCase.tables.filter { $0.schema == file }.flatMap {
        [($0, ["--json"]), ($0, ["--format", "ndjson"])]
      }
    case .geojson: SchemaCase.lookups.map { ($0, ["--format", "geojson"]) }
    case .dryRun: SchemaCase.lookups.map { ($0, ["--dry-run", "--json"]) }
    case .bill: SchemaCase.bills.map { ($0, ["--bill", "--json"]) }
    case .doctor: SchemaCase.checkups.map { ($0, ["--json"]) }
    case .summary: SchemaCase.batches.map { ($0, ["--json"]) }
    case .error: SchemaCase.failures.map { ($0, ["--json", "-v"]) }
    }
  }

  /// Long lists cut to their first elements, which says as much about a schema.
  private static func shortened(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let array): .array(array.prefix(2).map(shortened))
    case .object(let object):
      .object(
        object.members.reduce(into: JSONObject()) { $0.append($1.name, shortened($1.value)) })
    default: value
    }
  }

  /// Whether a pointer leads into what is passed on as the service sent it.
  static func isPassedOn(_ pointer: some Sequence<String>) -> Bool {
    let passedOn = Set(DetailsField.all.map(\.name)).subtracting(DetailsField.modelled)
    return pointer.contains { passedOn.contains($0) }
  }

  /// Members that are legal somewhere, and break a rule where they are added to an object that must not have them.
  static let additions: [(String, JSONValue)] = [
    ("strangeKey", true), ("error", true), ("input", "x"), ("query", true), ("placeId", "x"),
    ("address", "x"), ("latlng", "x"), ("status", "X"),
    ("place", .object(["placeId": "x"])), ("resultTypes", ["route"]),
    ("locationTypes", ["ROOFTOP"]), ("nameLanguageCode", "en"), ("textLanguageCode", "en"),
    ("editorialSummaryLanguageCode", "en"),
    (
      "restriction",
      .object([
        "circle": .object(["center": .object(["lat": 1, "lng": 1]), "radiusMeters": 1])
      ])
    ),
    (
      "bias",
      .object([
        "circle": .object(["center": .object(["lat": 1, "lng": 1]), "radiusMeters": 1])
      ])
    ),
  ]
}
