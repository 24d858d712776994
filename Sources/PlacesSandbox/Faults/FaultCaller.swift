import PlacesClient

/// What the sentences of errors say about who called.
struct FaultCaller {
  /// The address.
  var address = "127.0.0.1"
  /// The page the request came from, as its header says; `nil` without one.
  var referrer: String?

  /// A sentence with `{ip}` and `{referer}` filled in.
  func filled(_ text: String) -> String {
    text.substituting("{ip}", with: address)
      .substituting("{referer}", with: referrer ?? "<empty>")
  }
}
