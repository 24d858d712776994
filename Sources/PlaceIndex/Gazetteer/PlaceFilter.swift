/// The filters of a query, made ready for testing many records.
struct PlaceFilter {
  private let typeLists: [Bool]?
  private let countries: [Bool]?
  private let restriction: GeoArea.Tester?
  private let table: PlaceTable

  init(_ query: PlaceQuery, in table: PlaceTable) {
    self.table = table
    restriction = query.restriction.map(GeoArea.Tester.init)
    countries =
      query.countries.isEmpty
      ? nil
      : (0..<table.countries.count / 8).map { index in
        table.countryCode(index).map(query.countries.contains) ?? false
      }
    switch query.types {
    case .any: typeLists = nil
    case .primary(let types): typeLists = Self.typeLists(with: types, primaryOnly: true, in: table)
    case .anyOf(let types): typeLists = Self.typeLists(with: types, primaryOnly: false, in: table)
    }
  }

  /// For every type list, whether one of the types is in it.
  static func typeLists(with types: Set<String>, primaryOnly: Bool, in table: PlaceTable)
    -> [Bool]
  {
    let words = (0..<table.typeWords.count).map {
      table.typeWords[$0].map { types.contains($0.text) } ?? false
    }
    return (0..<table.typeLists.count).map { index in
      guard let list = table.typeLists[index] else { return false }
      return stride(from: 0, to: primaryOnly ? min(2, list.count) : list.count, by: 2).contains {
        offset in
        list.number(UInt16.self, at: offset).map { Int($0) < words.count && words[Int($0)] }
          ?? false
      }
    }
  }

  /// Whether a record passes all filters.
  func passes(_ record: Int) -> Bool {
    if let countries {
      let country = table.country(record)
      guard country < countries.count, countries[country] else { return false }
    }
    if let typeLists {
      let list = table.typeList(record)
      guard list < typeLists.count, typeLists[list] else { return false }
    }
    if let restriction {
      guard let point = table.point(record), restriction.contains(point) else { return false }
    }
    return true
  }
}
