extension Attribution {
  /// Reads an entry of the legacy `html_attributions`.
  ///
  /// Tags are dropped, entities decoded exactly once, white space is one blank as in a browser, and the first web link is
  /// kept; a link that is not a web link stays text. Broken markup is shown as far as it is text; a credit never comes out
  /// empty.
  init(html: String) {
    var reader = HTMLReader(html)
    reader.read()
    let text = HTMLEntities.decode(String(decoding: reader.text, as: UTF8.self)).trimmingBlanks()
    let provider = text.isEmpty ? reader.link ?? html : text
    self.init(provider: provider, uri: reader.link, html: html)
  }
}

/// A cursor over a line of HTML that keeps its text and its first web link.
private struct HTMLReader {
  private let bytes: [UInt8]
  private var index = 0
  /// The text between the tags, entities not decoded.
  private(set) var text: [UInt8] = []
  /// The target of the first web link, entities decoded.
  private(set) var link: String?

  init(_ html: String) { bytes = Array(html.utf8) }

  mutating func read() {
    while index < bytes.count {
      if let end = endOfComment() ?? endOfTag() {
        index = end
      } else {
        append(bytes[index])
        index += 1
      }
    }
  }

  private mutating func append(_ byte: UInt8) {
    if !Self.isBlank(byte) {
      text.append(byte)
    } else if let last = text.last, last != UInt8(ascii: " ") {
      text.append(UInt8(ascii: " "))
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }

  /// The index behind `<!-- … -->`, `<! … >` or `<? … >`.
  private func endOfComment() -> Int? {
    let rest = bytes[index...]
    let closing: [UInt8]
    if rest.starts(with: "<!--".utf8) {
      closing = Array("-->".utf8)
    } else if rest.starts(with: "<!".utf8) || rest.starts(with: "<?".utf8) {
      closing = Array(">".utf8)
    } else {
      return nil
    }
    return rest.firstOccurrence(of: closing)?.upperBound ?? bytes.count
  }

  /// The index behind the tag that starts here; a "<" that opens none is text.
  private mutating func endOfTag() -> Int? {
    guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else { return nil }
    let isClosing = bytes[index + 1] == UInt8(ascii: "/")
    let start = index + (isClosing ? 2 : 1)
    guard start < bytes.count, bytes[start].isASCIILetter else { return nil }
    // A quotation mark without its partner must not swallow the text behind the tag.
    let end =
      closingBracket(from: start, respectingQuotes: true)
      ?? closingBracket(from: start, respectingQuotes: false)
    let tag = bytes[start..<(end ?? bytes.count)]
    let name = String(decoding: tag.prefix { $0.isASCIILetter || $0.isASCIIDigit }, as: UTF8.self)
      .lowercased()
    if ["br", "p", "div", "li"].contains(name) { append(UInt8(ascii: " ")) }
    if name == "a", !isClosing, link == nil {
      link = Self.target(of: tag.dropFirst(name.utf8.count))
    }
    return end.map { $0 + 1 } ?? bytes.count
  }

  private func closingBracket(from start: Int, respectingQuotes: Bool) -> Int? {
    var quote: UInt8?
    for position in start..<bytes.count {
      let byte = bytes[position]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return position
      } else if respectingQuotes, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
    }
    return nil
  }

  /// The value of `href` among attributes, if it is a web link.
  private static func target(of attributes: ArraySlice<UInt8>) -> String? {
    var rest = attributes
    while true {
      rest = rest.drop { isBlank($0) || $0 == UInt8(ascii: "/") }
      let name = rest.prefix { !isBlank($0) && !"=/".utf8.contains($0) }
      rest = rest.dropFirst(name.count).drop(while: isBlank)
      var value: ArraySlice<UInt8> = []
      if rest.first == UInt8(ascii: "=") {
        rest = rest.dropFirst().drop(while: isBlank)
        if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
          value = rest.dropFirst().prefix { $0 != quote }
          rest = rest.dropFirst(value.count + 2)
        } else {
          value = rest.prefix { !isBlank($0) }
          rest = rest.dropFirst(value.count)
        }
      } else if name.isEmpty {
        return nil
      }
      if String(decoding: name, as: UTF8.self).lowercased() == "href" {
        let link = HTMLEntities.decode(String(decoding: value, as: UTF8.self)).trimmingBlanks()
        return Attribution.isWebLink(link) ? link : nil
      }
    }
  }
}
