import PlacesClient

/// A session as the meter sees it: what used its token, and how it ended.
struct MeteredSession: Sendable, Hashable {
  /// How a session stands.
  enum State: Sendable, Hashable {
    /// Details may still come.
    case open
    /// Details came, with fields of this cost.
    case ended(FieldCost)
    /// No details came in time.
    case abandoned
    /// Details came with a token that no autocomplete request had.
    case neverBegan
  }

  /// The API; tokens of one mean nothing to the other.
  let api: API
  /// The token.
  let token: String
  /// Autocomplete requests within the session.
  var requests = 0
  /// When the last of them came.
  var last: Duration
  /// How it stands.
  var state = State.open
  /// Whether the next keystroke came with another token.
  var isFollowedByKeystroke = false
  /// Whether it is itself such a keystroke.
  var isKeystroke = false

  /// How many autocomplete requests of a session are charged at most when Essentials fields end it.
  private static let chargedRequests = 12

  /// What the session costs as it stands: an open one as if no details came.
  var tally: Tally {
    var tally = Tally()
    switch (api, state) {
    case (_, .neverBegan): break
    case (.legacy, .ended(let cost)):
      tally.add(.legacyAutocompleteSessionWithDetails)
      tally.add(cost.skus)
    case (.legacy, _): tally.add(.legacyAutocompleteSessionWithoutDetails)
    case (.new, .ended(let cost)):
      switch cost.tier {
      case .ids:
        tally.add(.newAutocompleteRequest, requests)
        tally.add(.newDetailsIds)
      case .essentials:
        tally.add(.newAutocompleteRequest, min(requests, Self.chargedRequests))
        tally.add(.newAutocompleteSession, requests - Self.chargedRequests)
        tally.add(.newDetailsEssentials)
      case .pro, .enterprise, .atmosphere:
        tally.add(.newAutocompleteSession, requests)
        tally.add(.newDetailsAtmosphere)
      }
    case (.new, _): tally.add(.newAutocompleteRequest, requests)
    }
    return tally
  }
}
