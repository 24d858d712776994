/// The first line of a request, checked.
struct RequestLine: Hashable {
  /// The method, one of those the server has.
  var method: String
  /// Path and query; the scheme and host of an absolute target are cut off.
  var target: String
  /// The minor version of HTTP/1: 0, or 1 for 1 and up.
  var minorVersion: Int

  private static let served: Set<String> = ["GET", "HEAD", "POST", "OPTIONS"]
  private static let known: Set<String> = ["PUT", "DELETE", "PATCH", "TRACE", "CONNECT"]

  /// Reads a line without its end.
  ///
  /// - Throws: 400 for a malformed line, 405 and 501 for methods that are known or unknown but not served, 505 for another
  ///   major version.
  init(_ line: ArraySlice<UInt8>) throws(RequestRefusal) {
    let parts = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard parts.count == 3, HeaderSyntax.isToken(parts[0]) else {
      throw .malformed("The request line is not METHOD TARGET VERSION.")
    }
    minorVersion = try Self.minorVersion(parts[2])
    method = HeaderSyntax.text(parts[0])
    guard !parts[1].isEmpty, parts[1].allSatisfy(HeaderSyntax.isTargetByte) else {
      throw .malformed("The request target has a character that must be percent-encoded.")
    }
    guard Self.served.contains(method) else {
      throw Self.known.contains(method)
        ? RequestRefusal(405, "The method \(method) is not allowed here.")
        : RequestRefusal(501, "The method is not known here.")
    }
    target = try Self.target(HeaderSyntax.text(parts[1]), method: method)
  }

  private static func minorVersion(_ text: ArraySlice<UInt8>) throws(RequestRefusal) -> Int {
    let bytes = Array(text)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard bytes.count == 8, bytes.starts(with: "HTTP/".utf8), digits.contains(bytes[5]),
      bytes[6] == UInt8(ascii: "."), digits.contains(bytes[7])
    else { throw .malformed("The request line does not end with an HTTP version.") }
    guard bytes[5] == UInt8(ascii: "1") else {
      throw RequestRefusal(505, "Only HTTP/1.1 and HTTP/1.0 are spoken here.")
    }
    return bytes[7] == UInt8(ascii: "0") ? 0 : 1
  }

  private static func target(_ text: String, method: String) throws(RequestRefusal) -> String {
    if text.hasPrefix("/") { return text }
    if text == "*" {
      guard method == "OPTIONS" else { throw .malformed("The target * is for OPTIONS only.") }
      return text
    }
    let lower = text.prefix(8).lowercased()
    for scheme in ["http://", "https://"] where lower.hasPrefix(scheme) {
      let rest = text.dropFirst(scheme.count)
      let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
      guard end != rest.startIndex else { break }
      let path = rest[end...]
      return path.hasPrefix("/") ? String(path) : "/" + path
    }
    throw .malformed("The request target is neither a path nor a URL.")
  }
}
