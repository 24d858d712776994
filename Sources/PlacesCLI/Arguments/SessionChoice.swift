import PlacesClient

/// What `--session` can say.
enum SessionChoice: Sendable, Hashable {
  /// Make a fresh token.
  case fresh
  /// Use this one.
  case token(SessionToken)
}
