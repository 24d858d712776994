/// The filters of a query, made ready for testing many records.
struct PlaceFilter {
  /// By class: whether its types pass; nothing when all do.
  let classes: [Bool]?
  /// The countries that pass; nothing when all do.
  let countries: [UInt32]?
  /// Where places must lie.
  let restriction: GeoArea?
  /// Whether every place passes.
  let isOpen: Bool

  init(_ query: PlaceQuery, in tables: IndexTables) {
    restriction = query.restriction
    countries = query.countries.isEmpty ? nil : query.countries.compactMap(tables.country).sorted()
    switch query.types {
    case .any: classes = nil
    case .primary(let types): classes = Self.classes(with: types, primaryOnly: true, in: tables)
    case .anyOf(let types): classes = Self.classes(with: types, primaryOnly: false, in: tables)
    }
    isOpen = restriction == nil && countries == nil && classes == nil
  }

  private static func classes(with types: Set<String>, primaryOnly: Bool, in tables: IndexTables)
    -> [Bool]
  {
    let wanted = types.map { Array($0.utf8) }
    let words = (0..<tables.typeWords.count).map { number in
      let word = tables.typeWords[number]
      return wanted.contains { word.elementsEqual($0) }
    }
    return (0..<tables.classes.count).map { number in
      let item = tables.classes[number]
      return stride(from: 2, to: primaryOnly ? min(4, item.count) : item.count, by: 2).contains {
        let word = Int(item.u16($0))
        return word < words.count && words[word]
      }
    }
  }

  /// Whether a record passes all filters.
  @inline(__always)
  func passes(_ record: Int, in tables: IndexTables) -> Bool {
    isOpen || passesAll(record, in: tables)
  }

  private func passesAll(_ record: Int, in tables: IndexTables) -> Bool {
    if let countries {
      let country = tables.areas(ofParent: tables.parent(record)).country
      guard countries.contains(country) else { return false }
    }
    if let classes {
      let number = tables.classNumber(record)
      guard number < classes.count, classes[number] else { return false }
    }
    if let restriction { return restriction.contains(tables.point(record)) }
    return true
  }
}

extension IndexTables {
  /// The area of a country by its lower-case code; areas of countries lie in the order of codes.
  func country(_ code: String) -> UInt32? {
    let wanted = Array(code.utf8)
    var low = 0
    var high = countryCount
    while low < high {
      let middle = (low + high) / 2
      var cursor = ByteCursor(areas[middle], at: 4)
      cursor.skip(cursor.varint())
      let order = cursor.bytes().compare(with: wanted)
      if order == 0 { return UInt32(middle) }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
