/// A place file, searched by a scan of its text.
///
/// **Words.** Names and queries are folded alike (see ``MatchRanges`` for what that means to a user: case, accents, width and
/// the like make no difference). Every word of a query must be, or begin, a word of the place: of its name, another name, its
/// codes (IATA, ISO), its address (number, street, unit, postal code, neighbourhood), or of the name, other names or code of
/// its city, region or country. At least one word must meet the place's own name, other name or code. Common
/// abbreviations of address words (st, rd, ave) match both ways. Text written without blanks is one word.
///
/// **Order.** See ``Ranking``.
///
/// **How.** Records lie in descending importance, and so does their search text, one contiguous piece. The longest query word
/// is looked for in it, and each record that holds it is tested for the other words. A query of one word stops as soon as
/// nothing further down can be better than what was found. When the longest word names a country, region or city, the
/// places in it are tested too.
@safe public struct Gazetteer: PlaceSearch {
  let table: PlaceTable

  /// Opens a place file.
  ///
  /// Looks at the header only; damage further on shows as places that are not found, never as a crash. Use ``isIntact`` to
  /// check everything.
  ///
  /// - Parameter bytes: The file. The bytes must stay where they are, unchanged, as long as this value or a copy of it
  ///   is used: pass constant data of the program, or a mapping that is never undone.
  /// - Throws: ``GazetteerError`` when it is not a place file, is cut off, or its header is damaged.
  /// - Complexity: O(1), no allocation by place.
  public init(bytes: UnsafeRawBufferPointer) throws(GazetteerError) {
    guard let file = unsafe FileBytes(bytes) else { throw .notAPlaceFile }
    table = try PlaceTable(file)
  }

  /// How many places there are.
  public var count: Int { table.count }

  /// Whether the contents still have the checksum they were written with.
  /// - Complexity: O(size of the file).
  public var isIntact: Bool { table.isIntact }

  /// The place at a position in the order of importance; nothing outside or where the file is damaged.
  public subscript(rank: Int) -> IndexedPlace? { table.place(rank) }

  /// The place with an identifier.
  public func place(id: String) -> IndexedPlace? {
    let prefix = "sbx-"
    guard id.hasPrefix(prefix) else { return nil }
    return table.record(identifier: Array(id.utf8.dropFirst(prefix.utf8.count))).flatMap(
      table.place)
  }
}
