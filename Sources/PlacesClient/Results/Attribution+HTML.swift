extension Attribution {
  /// Reads an entry of the legacy `html_attributions`.
  ///
  /// Tags are dropped, entities decoded exactly once, the first web link kept; a link that is not a web link stays text. Broken
  /// markup is shown as far as it is text.
  init(html: String) {
    var text = ""
    var link: String?
    var rest = html[...]
    while let next = rest.firstIndex(of: "<") {
      text += rest[..<next]
      let tail = rest[next...]
      guard let end = Self.endOfTag(tail) else {
        // A "<" that opens nothing is text; an unfinished tag is not.
        if tail.dropFirst().first.map({ $0.isLetter || $0 == "/" }) ?? false {
          rest = ""
        } else {
          text += "<"
          rest = tail.dropFirst()
        }
        continue
      }
      if link == nil, let target = Self.linkTarget(tail[...end]) { link = target }
      rest = tail[tail.index(after: end)...]
    }
    text += rest
    self.init(provider: HTMLEntities.decode(text).trimmingBlanks(), uri: link, html: html)
  }

  /// The index of the `>` that closes the tag at the start, quotes respected.
  private static func endOfTag(_ tail: Substring) -> Substring.Index? {
    guard let second = tail.dropFirst().first, second.isLetter || second == "/" || second == "!"
    else { return nil }
    var quote: Character?
    for index in tail.indices.dropFirst() {
      let character = tail[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == ">" {
        return index
      }
    }
    return nil
  }

  /// The decoded `href` of an opening `a` tag, if it is a web link.
  private static func linkTarget(_ tag: Substring) -> String? {
    let lower = tag.lowercased()
    guard lower.hasPrefix("<a ") || lower.hasPrefix("<a\t") || lower.hasPrefix("<a\n"),
      let name = tag.range(of: "href", caseInsensitive: true)
    else { return nil }
    let after = tag[name.upperBound...].drop(while: \.isWhitespace)
    guard after.first == "=" else { return nil }
    let value = after.dropFirst().drop(while: \.isWhitespace)
    let raw: Substring
    if let quote = value.first, quote == "\"" || quote == "'" {
      raw = value.dropFirst().prefix { $0 != quote }
    } else {
      raw = value.prefix { !$0.isWhitespace && $0 != ">" }
    }
    let target = HTMLEntities.decode(String(raw)).trimmingBlanks()
    return isWebLink(target) ? target : nil
  }
}

extension Substring {
  /// Finds an ASCII word without regard to case.
  fileprivate func range(of word: String, caseInsensitive: Bool) -> Range<Index>? {
    var index = startIndex
    while index < endIndex {
      let end = self.index(index, offsetBy: word.count, limitedBy: endIndex) ?? endIndex
      if self[index..<end].lowercased() == word { return index..<end }
      index = self.index(after: index)
    }
    return nil
  }
}
