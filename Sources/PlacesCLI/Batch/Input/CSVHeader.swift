import PlacesClient

/// The first record of a CSV file: the names of its columns.
struct CSVHeader: Sendable, Hashable {
  /// The record as it stands in the file, a byte order mark included.
  var raw: [UInt8]
  /// The names.
  var names: [String]
  /// What stands between cells.
  var delimiter: UInt8

  /// Finds a column.
  ///
  /// Names are compared as text, so that accents may be composed or not; case and blanks count.
  ///
  /// - Returns: Its position.
  /// - Throws: A problem that lists the columns when there is none of that name, or more than one.
  func position(of name: String) throws(ValueProblem) -> Int {
    let positions = names.indices.filter { names[$0] == name }
    guard let position = positions.first else {
      let list = names.map { Quoting.value($0) }.joined(separator: ", ")
      throw ValueProblem(
        "there is no column \(Quoting.value(name))",
        remedy: "the columns are \(Quoting.cut(list, to: 400))" + delimiterHint)
    }
    guard positions.count == 1 else {
      throw ValueProblem(
        "there are \(positions.count) columns \(Quoting.value(name))",
        remedy: "give the columns different names")
    }
    return position
  }

  /// What to try when all the names seem to stand in one cell.
  private var delimiterHint: String {
    let others = [("\t", "tab"), (";", "';'"), ("|", "'|'")]
    guard names.count == 1, let other = others.first(where: { names[0].holds($0.0) }) else {
      return ""
    }
    return "; if these are several, add --delimiter \(other.1)"
  }
}
