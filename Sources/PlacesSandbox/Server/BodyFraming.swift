import PlacesClient

/// How the end of a body is known; what could be read in two ways by two servers is refused (RFC 9112, section 6.3).
enum BodyFraming: Hashable {
  case none
  case length(Int)
  case chunked

  /// Decides from the header.
  ///
  /// - Throws: 400 for lengths that contradict each other or the coding, 411 for a POST to a service without either, 413 for one that is
  ///   too long, 501 for a coding other than chunked.
  init(_ line: RequestLine, _ headers: [HTTPRequest.Field], limitBytes: Int) throws(RequestRefusal)
  {
    let codings = Self.values("transfer-encoding", headers)
    let lengths = Self.values("content-length", headers)
    if !codings.isEmpty {
      guard line.minorVersion > 0 else {
        throw .malformed("HTTP/1.0 has no Transfer-Encoding.")
      }
      guard lengths.isEmpty else {
        throw .malformed("Content-Length and Transfer-Encoding contradict each other.")
      }
      try Self.check(codings)
      self = .chunked
    } else if lengths.isEmpty {
      // As at Google's front end; the pages of the sandbox itself take what `curl -X POST` sends.
      let isOwnPage = line.target.hasPrefix("/sandbox/")
      if line.method == "POST", !isOwnPage { throw .lengthRequired }
      self = .none
    } else {
      guard lengths.count == 1, let text = lengths.first, !text.isEmpty,
        text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
      else { throw .malformed("Content-Length is not one whole number.") }
      // Digits that no Int holds are too long as well.
      guard let length = Int(text), length <= limitBytes else { throw .bodyTooLong }
      self = length == 0 ? .none : .length(length)
    }
  }

  private static func values(_ name: String, _ headers: [HTTPRequest.Field]) -> [String] {
    headers.filter { $0.name.lowercased() == name }.map(\.value)
  }

  private static func check(_ values: [String]) throws(RequestRefusal) {
    let codings = values.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
      .map { HeaderSyntax.text(HeaderSyntax.trimmed(Array($0.utf8)[...])).lowercased() }
    guard codings.last == "chunked", codings.count(where: { $0 == "chunked" }) == 1 else {
      throw codings.contains("chunked")
        ? .malformed("chunked is not the last transfer coding.")
        : RequestRefusal(501, "The transfer coding is not known here.")
    }
    if codings.count > 1 {
      throw RequestRefusal(501, "The only transfer coding known here is chunked.")
    }
  }
}
