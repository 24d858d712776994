import PlacesClient

/// Which part of the places found is asked for, and the token of the next part.
struct SearchPage {
  /// How many places there are pages for.
  static let most = 60
  private static let largest = 20

  private let size: Int
  private let start: Int
  private let request: UInt64

  /// Reads the size of a page and the token of the page before.
  ///
  /// A token is `sbx_`, the position and a checksum of all other fields of the request, joined with underscores.
  ///
  /// - Parameters:
  ///   - counts: `maxResultCount` and `pageSize`; the second counts where both are given.
  ///   - token: The token, empty for the first page.
  ///   - body: The body, of which all but the token and the sizes must be as it was.
  /// - Throws: `INVALID_ARGUMENT` for a size out of range and a token that is none, or of another request.
  init(_ counts: [Int], token: String, of body: JSONValue) throws(RPCError) {
    let (older, newer) = (counts[0], counts[1])
    guard (0...Self.largest).contains(older) else {
      throw .invalid(
        "max_result_count", "Invalid max_result_count: it must be between 1 and 20, inclusive.")
    }
    guard newer >= 0 else {
      throw .invalid("page_size", "Invalid page_size: it must not be negative.")
    }
    let asked = newer == 0 ? older : min(newer, Self.largest)
    size = asked == 0 ? Self.largest : asked
    request = Self.checksum(body)
    if token.isEmpty {
      start = 0
      return
    }
    let parts = token.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "sbx", let start = Int(parts[1]),
      (1..<Self.most).contains(start), UInt64(parts[2], radix: 36) == request
    else {
      throw .invalid(
        "page_token",
        "Invalid page_token: it must be the next_page_token of a request that is otherwise the "
          + "same.")
    }
    self.start = start
  }

  /// The places of this page, and the token of the next one if there is one.
  func cut<Place>(_ places: [Place]) -> (page: [Place], next: String?) {
    let shown = places.prefix(Self.most).dropFirst(start).prefix(size)
    let end = start + shown.count
    let isLast = shown.isEmpty || end >= min(places.count, Self.most)
    return (Array(shown), isLast ? nil : "sbx_\(end)_" + String(request, radix: 36))
  }

  /// FNV-1a over the members in the order of their names.
  private static func checksum(_ body: JSONValue) -> UInt64 {
    let ignored: Set<String> = ["pageToken", "pageSize", "maxResultCount"]
    let members = (body.object?.members ?? []).map { (FieldName.camelCase($0.name), $0.value) }
      .filter { !ignored.contains($0.0) && $0.1 != .null }.sorted { $0.0 < $1.0 }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for (name, value) in members {
      for byte in name.utf8 + JSONWriter.compact(value) {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
    return hash
  }
}
