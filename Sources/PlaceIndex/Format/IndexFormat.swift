/// What an index file begins with and what it is made of; Docs/index-format.md is the specification.
enum IndexFormat {
  /// The note that holds the credit which the data asks for.
  static let creditNote = "credit"
  static let magic: [UInt8] = Array("PLACEIDX".utf8)
  static let version: UInt32 = 2
  /// Bytes before the section table.
  static let headerSize = 64
  /// Bytes of an entry of the section table.
  static let entrySize = 24
  /// A section begins at a multiple of this.
  static let alignment = 8
  /// Stands for "none" in 32-bit numbers.
  static let none32 = UInt32.max

  /// The sections, by number.
  enum Section: UInt32, CaseIterable {
    case facts = 1
    case points
    case importances
    case weights
    case classOf
    case parentOf
    case recordOffsets
    case records
    case identifierOrder
    case classes
    case typeWords
    case timeZones
    case identifierPrefixes
    case parents
    case areas
    case areaMemberOffsets
    case areaMembers
    case blockOffsets
    case blocks
    case postings
    case nodes
    case unionOffsets
    case unions
    case classMemberOffsets
    case classMembers
    case spatial
    case spatialOrder
    case notes
  }

  /// Terms of one text stand apart by a leading byte, so that a word of a name, a code and a word of an address are never
  /// taken for each other.
  enum Namespace: UInt8, CaseIterable {
    /// Codes: found whole only.
    case code = 1
    /// Words of addresses.
    case context
    /// Words of the names of areas; postings are areas.
    case areaName
    /// Codes of areas; postings are areas.
    case areaCode
  }

  /// Terms in a block of the dictionary.
  static let blockTerms = 16
  /// Postings in a block of a list.
  static let listBlock = 128
  /// A list of more entries than this is kept by windows as far as it is dense.
  static let windowedList = 768
  /// Numbers in a window: what a search looks at in one go.
  static let window = 4096
  /// A list is dense as far as so many of its entries are in a window on average.
  static let denseWindow = 64
  /// From so many entries on, a window has planes, a bit a number, instead of a byte an entry.
  static let planesWindow = 480
  /// Above this many postings the union of a prefix is written down.
  static let unionThreshold = 768
  /// Above this many terms a prefix is a node even without a union.
  static let nodeThreshold = 48
  /// Bytes of a node of the prefix tree.
  static let nodeSize = 20
  /// Words of a name that are looked at.
  static let mostWords = 64
}
