/// Why a place file cannot be used.
public enum GazetteerError: Error, Sendable, Hashable {
  /// It does not begin as a place file does.
  case notAPlaceFile
  /// It was written for another version of the program; rebuild it.
  case unsupportedVersion(UInt32)
  /// It is shorter or longer than it says: an incomplete copy.
  case wrongLength(expected: UInt64, actual: Int)
  /// Header or section table were changed after writing.
  case damagedHeader
  /// A section is missing, or its place or length is impossible.
  case damagedSection(UInt32)
  /// The contents do not have the checksum they were written with.
  case wrongChecksum
}
