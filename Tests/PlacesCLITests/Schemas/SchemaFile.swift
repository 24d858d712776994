import PlacesClient
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The schemas in Docs/schemas.
enum SchemaFile: String, CaseIterable, Sendable {
  case predict, details, geocode, error, types, session, geojson, summary, bill, doctor
  case dryRun = "dry-run"

  /// The folder of the package.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let folder = package.appending(path: "Docs/schemas")

  /// The text of the file.
  func text() throws -> String {
    try String(
      contentsOf: Self.folder.appending(path: rawValue + ".schema.json"), encoding: .utf8)
  }

  /// The documents in the files, read once.
  private static let documents: [SchemaFile: JSONValue] = allCases.reduce(into: [:]) {
    $0[$1] = (try? $1.text()).flatMap { try? StrictJSON.parse($0) }
  }

  /// The schema in the file.
  func schema() throws -> JSONSchema { try JSONSchema(try #require(Self.documents[self])) }
}
