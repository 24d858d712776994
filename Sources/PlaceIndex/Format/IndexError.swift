/// Why a file cannot be used as an index.
public enum IndexError: Error, Sendable, Equatable {
  /// It cannot be opened or mapped; the system's error number.
  case unreadable(Int32)
  /// It is a pipe or a device, which cannot be mapped.
  case notRegular
  /// It does not begin as an index does.
  case notAnIndex
  /// It was made by another version of the program; it has to be built again.
  case unsupportedVersion(UInt32)
  /// It is shorter or longer than it says: an incomplete copy.
  case wrongLength(expected: UInt64, actual: Int)
  /// It became shorter while it was read.
  case cutShort
  /// Header or section table were changed after writing.
  case damagedHeader
  /// A section is missing, or its place or length is impossible.
  case damagedSection(UInt32)
  /// A section does not have the checksum it was written with.
  case wrongChecksum(UInt32)
}
