import PlacesClient

/// A request line and the header fields after it, collected line by line.
struct RequestHead: Hashable {
  /// The request line.
  var line: RequestLine
  /// The fields in the order they came.
  private(set) var headers: [HTTPRequest.Field] = []

  init(line: RequestLine) { self.line = line }

  /// Takes a header line without its end.
  ///
  /// - Throws: 400 for what is no field: folded lines, blanks before the colon, control characters.
  mutating func add(_ bytes: ArraySlice<UInt8>) throws(RequestRefusal) {
    headers.append(try Self.field(bytes))
  }

  /// Reads one field.
  static func field(_ bytes: ArraySlice<UInt8>) throws(RequestRefusal) -> HTTPRequest.Field {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
      HeaderSyntax.isToken(bytes[..<colon])
    else { throw .malformed("A header line is not NAME: VALUE.") }
    let value = HeaderSyntax.trimmed(bytes[(colon + 1)...])
    guard value.allSatisfy(HeaderSyntax.isValueByte) else {
      throw .malformed("A header value holds a control character.")
    }
    return HTTPRequest.Field(HeaderSyntax.text(bytes[..<colon]), HeaderSyntax.text(value))
  }

  /// The last value of a field, in lower case; `nil` when it is absent.
  func lowercased(_ name: String) -> String? {
    headers.last { $0.name.lowercased() == name }?.value.lowercased()
  }

  /// Checks what every request must have.
  ///
  /// - Throws: 400 without exactly one Host (HTTP/1.1), 417 for an expectation other than `100-continue`.
  func check() throws(RequestRefusal) {
    let hosts = headers.filter { $0.name.lowercased() == "host" }
    guard hosts.count <= 1, line.minorVersion == 0 || hosts.count == 1 else {
      throw .malformed("A request has exactly one Host field.")
    }
    if let host = hosts.first?.value,
      host.utf8.contains(where: { $0 <= 0x20 || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "@") }
      )
    {
      throw .malformed("The Host field is not a host.")
    }
    if let expectation = lowercased("expect"), expectation != "100-continue" {
      throw RequestRefusal(417, "The only expectation known here is 100-continue.")
    }
  }

  /// Whether the client waits for a word before it sends the body.
  var wantsContinue: Bool { line.minorVersion > 0 && lowercased("expect") == "100-continue" }

  /// Whether the connection is kept after the answer.
  var keepsConnection: Bool {
    let options = headers.filter { $0.name.lowercased() == "connection" }
      .flatMap { $0.value.lowercased().split(separator: ",") }
      .map { HeaderSyntax.text(HeaderSyntax.trimmed(Array($0.utf8)[...])) }
    if options.contains("close") { return false }
    return line.minorVersion > 0 || options.contains("keep-alive")
  }
}
