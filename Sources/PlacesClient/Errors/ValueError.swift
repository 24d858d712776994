/// Why a text or a number is not a legal value.
public enum ValueError: Error, Sendable, Hashable {
  /// The key is empty.
  case emptyKey
  /// The key holds something no key holds.
  case malformedKey(KeyFault)

  /// What is wrong with a key, without showing it.
  public enum KeyFault: Sendable, Hashable {
    case quotes
    case blank
    case unprintable
  }
}
