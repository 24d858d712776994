public import PlaceIndex
import PlacesClient

/// Queries and place IDs that always get a certain error, whatever the data: `sbx-error-` and the name of the error.
public enum ReservedInputs {
  /// What all of them begin with.
  public static let prefix = "sbx-error-"

  /// The names of the errors: every status of both generations, and what a key can be wrong about.
  public static var names: [String] { ServiceFault.table.map(\.name) }

  /// What the identifiers that the sandbox keeps for itself begin with: places that move, errors, plus codes, houses between
  /// known ones.
  public static let identifierPrefixes = [
    prefix, ReservedPlaces.prefix, IndexedPlace.plusCodePrefix, StreetRange.prefix,
  ]

  /// An identifier of an index that the sandbox keeps for itself, or `nil` when it has none.
  public static func firstIdentifier(in index: PlaceIndex) -> String? {
    for prefix in identifierPrefixes {
      if let id = index.firstIdentifier(beginningWith: prefix) { return id }
    }
    return nil
  }

  /// An identifier that an index and the sandbox's own places have both, looked for as
  /// ``PlaceIndex/PlaceIndex/sharedIdentifier(with:)`` does; `nil` when none is found.
  public static func builtInIdentifier(in index: PlaceIndex) -> String? {
    // Data in the program that is damaged is reported by who opens it to answer.
    (try? SandboxTransport.builtInIndex())?.sharedIdentifier(with: index)
  }

  private static let prefixBytes = Array(prefix.utf8)

  /// Whether a body holds the prefix anywhere, in small or capital letters; asked of every body, so byte by byte.
  private static func mentionsPrefix(_ body: [UInt8]) -> Bool {
    guard let first = prefixBytes.first else { return false }
    var rest = body[...]
    // The bit set makes letters small; what else it changes is no matter, since the input itself is compared after this.
    while let found = rest.firstIndex(where: { $0 | 0x20 == first }) {
      rest = rest[found...]
      if rest.starts(with: prefixBytes, by: { $0 | 0x20 == $1 }) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  /// The error a request asks for, or `nil` when it asks for none.
  static func fault(_ request: Incoming) -> ServiceFault? {
    let isNew = request.path.first == "v1"
    var inputs = ["input", "place_id", "placeid", "address"].compactMap { request.parameters[$0] }
    if isNew {
      inputs = [3, 6].contains(request.path.count) ? [request.path[2]] : []
      if mentionsPrefix(request.body), let body = try? JSONValue(parsing: request.body) {
        inputs += ["input", "textQuery", "text_query"].compactMap { body[$0]?.string }
      }
    }
    for input in inputs where input.lowercased().hasPrefix(prefix) {
      return ServiceFault.named(String(input.dropFirst(prefix.count)))
    }
    return nil
  }
}
