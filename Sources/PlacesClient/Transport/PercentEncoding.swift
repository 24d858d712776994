/// Percent-encoding of text for URLs: strict, and done exactly once.
package enum PercentEncoding {
  /// Which bytes stay as they are besides letters, digits and `-._~`.
  package enum Allowed: Sendable {
    /// One path segment; a colon is kept because Google's custom methods use it (`places:autocomplete`).
    case pathSegment
    /// A query name or value; nothing but the unreserved set is kept, so `+`, `&`, `#`, `|` and `%` are safe.
    case query
  }

  /// Returns `text` with every byte outside the allowed set as `%XX`.
  package static func encode(_ text: String, allowing allowed: Allowed) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 16)
    append(text.utf8, allowing: allowed, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends `text` with every byte outside the allowed set as `%XX`, for buffers that are overwritten later.
  package static func append(
    _ text: some Sequence<UInt8>, allowing allowed: Allowed, to bytes: inout [UInt8]
  ) {
    for byte in text {
      if isUnreserved(byte) || (allowed == .pathSegment && byte == UInt8(ascii: ":")) {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(hexDigit(byte >> 4))
        bytes.append(hexDigit(byte & 15))
      }
    }
  }

  /// How many bytes `text` takes as a query value.
  package static func encodedLength(of text: String) -> Int {
    text.utf8.reduce(0) { $0 + (isUnreserved($1) ? 1 : 3) }
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
