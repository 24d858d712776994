/// An index file, open for searching.
///
/// **Words.** Names and queries are folded alike (see ``MatchRanges`` for what that means to a user: case, accents, width and
/// the like make no difference). Every word of a query must be, or begin, a word of the place: of its name, another name, its
/// codes (IATA, ISO), its address (number, street, unit, postal code, neighbourhood), or of the name, other names or code of
/// its city, region or country. At least one word must meet the place's own name, other name or code. Common abbreviations of
/// address words (st, rd, ave) match both ways. Of text written without
/// blanks the ends of words are words too (see ``InnerWords``).
///
/// **Typing mistakes.** When fewer places than wanted hold the words as typed, those come behind them that hold words of four
/// letters and more with one mistake (a letter left out, put in, taken for another, or two neighbours swapped); not when the
/// words are all of a name of a place found. When there are none of either, words of eight letters and more are answered
/// with two.
///
/// **Order.** See ``Ranking``.
///
/// **How.** Places lie in descending importance; Docs/index-format.md describes the file.
@safe public struct PlaceIndex: Sendable {
  let tables: IndexTables
  /// Keeps the bytes where they are.
  private let mapping: MappedFile?
  private let header: IndexHeader

  /// Opens an index in memory.
  ///
  /// Looks at header and section table only; damage further on shows as places that are not found or are wrong, never as a
  /// crash. Use ``verify()`` to check everything.
  ///
  /// - Parameter bytes: The file. The bytes must stay where they are, unchanged, as long as this value, a copy of it or a
  ///   place from it is used: pass constant data of the program.
  /// - Throws: ``IndexError`` when it is no index, of another version, cut off, or its header is damaged.
  /// - Complexity: O(1), no allocation by place.
  public init(bytes: UnsafeRawBufferPointer) throws(IndexError) {
    guard let file = unsafe ByteView(bytes) else { throw .notAnIndex }
    header = try IndexHeader(file)
    tables = try IndexTables(header)
    mapping = nil
  }

  /// Maps an index file.
  ///
  /// - Throws: ``IndexError``, as above, and ``IndexError/unreadable(_:)`` when the file cannot be opened.
  public init(path: String) throws(IndexError) {
    let mapping = try MappedFile(path: path, tells: true)
    header = try IndexHeader(mapping.view)
    tables = try IndexTables(header, in: mapping)
    self.mapping = mapping
  }

  /// How many places there are.
  public var count: Int { tables.count }

  /// The credit that the data asks for, which belongs to every place of it.
  public var credit: String? { tables.credit }

  /// The place at a position in the order of importance; nothing outside or where the file is damaged.
  public subscript(rank: Int) -> IndexedPlace? { tables.place(rank) }

  /// The name of a place by its position in the order of importance.
  public func name(rank: Int) -> String? { tables.name(rank) }

  /// Compares the checksum of every section.
  ///
  /// - Throws: ``IndexError/wrongChecksum(_:)`` with the number of the first section that was changed.
  /// - Complexity: O(size of the file).
  public func verify() throws(IndexError) {
    for entry in try header.all() where entry.contents.checksum != entry.checksum {
      throw .wrongChecksum(entry.number)
    }
  }
}

extension PlaceIndex {
  /// The version of the format that is read and written.
  public static var version: UInt32 { IndexFormat.version }

  /// What the file says about itself, a name and a text each.
  public var facts: [(name: String, value: String)] {
    var facts: [(String, String)] = [
      ("version", "\(IndexFormat.version)"), ("places", "\(tables.count)"),
      ("terms", "\(tables.termCount)"), ("countries", "\(tables.countryCount)"),
      ("regions", "\(tables.regionCount)"), ("bytes", "\(header.length)"),
    ]
    for kind in IndexedPlace.Kind.allCases {
      let count = SpatialTree(tables).range(kind).count
      if count > 0 { facts.append(("places of kind \(kind)", "\(count)")) }
    }
    for index in stride(from: 0, to: tables.notes.count - 1, by: 2) {
      facts.append((tables.notes[index].text, tables.notes[index + 1].text))
    }
    return facts
  }
}
