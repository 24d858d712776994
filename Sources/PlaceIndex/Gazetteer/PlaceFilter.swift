/// The filters of a query, made ready for testing many records.
struct PlaceFilter {
  private let types: TypeFilter?
  private let countries: [Bool]?
  private let restriction: GeoArea?
  private let table: PlaceTable

  init(_ query: PlaceQuery, in table: PlaceTable) {
    self.table = table
    restriction = query.restriction
    let codes = query.countries.map { Array($0.utf8) }.filter { $0.count == 2 }
    countries =
      query.countries.isEmpty
      ? nil
      : (0..<table.countries.count / 8).map { index in
        codes.contains { table.countries.has($0, at: index * 8) }
      }
    types =
      switch query.types {
      case .any: nil
      case .primary(let types): TypeFilter(types, primaryOnly: true, in: table)
      case .anyOf(let types): TypeFilter(types, primaryOnly: false, in: table)
      }
  }

  /// Whether a record passes all filters.
  func passes(_ record: Int) -> Bool {
    if let countries {
      let country = table.country(record)
      guard country < countries.count, countries[country] else { return false }
    }
    if let types {
      guard types.passes(record) else { return false }
    }
    if let restriction {
      guard let point = table.point(record), restriction.contains(point) else { return false }
    }
    return true
  }
}

/// A set of types, made ready for testing many records.
struct TypeFilter {
  /// For every type word of the table, whether it is wanted.
  private let isWanted: [Bool]
  private let primaryOnly: Bool
  private let table: PlaceTable

  init(_ types: Set<String>, primaryOnly: Bool, in table: PlaceTable) {
    self.table = table
    self.primaryOnly = primaryOnly
    let types = types.map { Array($0.utf8) }
    isWanted = (0..<table.typeWords.count).map { index in
      guard let word = table.typeWords[index] else { return false }
      return types.contains { $0.count == word.count && word.has($0, at: 0) }
    }
  }

  /// Whether one of the types is a record's, or its primary one.
  func passes(_ record: Int) -> Bool {
    guard let list = table.typeLists[table.typeList(record)] else { return false }
    let end = primaryOnly ? min(2, list.count) : list.count
    return stride(from: 0, to: end, by: 2).contains { offset in
      list.number(UInt16.self, at: offset).map { Int($0) < isWanted.count && isWanted[Int($0)] }
        ?? false
    }
  }
}
