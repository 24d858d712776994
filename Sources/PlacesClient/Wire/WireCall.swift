/// One lookup as the wire sees it: what to send, what it costs, and how to read the answer.
struct WireCall<Answer: Sendable>: Sendable {
  /// What to send.
  let request: HTTPRequest
  /// What each attempt costs at list price.
  let pricing: Pricing
  /// Reads an answer of any HTTP status.
  let decode: @Sendable (HTTPResponse) throws(PlacesError) -> Decoded<Answer>
}
