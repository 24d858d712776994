/// A provider that must be named with an answer.
public struct Attribution: Sendable, Hashable {
  /// The text to show, without markup.
  public var provider: String
  /// Where the text links to; only `http` and `https` links are kept.
  public private(set) var uri: String?
  /// The service's own HTML, when the attribution came as HTML.
  public var html: String?

  /// Creates an attribution.
  public init(provider: String, uri: String? = nil, html: String? = nil) {
    self.provider = provider
    self.uri = uri.flatMap { Self.isWebLink($0) ? $0 : nil }
    self.html = html
  }

  /// One line for people: the text, and the link in parentheses.
  public var text: String {
    if let uri { "\(provider) (\(uri))" } else { provider }
  }

  /// Whether a link is a web link, the only kind that is shown as one.
  package static func isWebLink(_ link: String) -> Bool {
    let lower = link.prefix(8).lowercased()
    return (lower.hasPrefix("https://") || lower.hasPrefix("http://"))
      && link.unicodeScalars.allSatisfy { !$0.isControl && $0 != " " }
  }
}
