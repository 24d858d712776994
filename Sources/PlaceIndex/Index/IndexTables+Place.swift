extension IndexTables {
  /// The identifier in UTF-8.
  func identifierBytes(_ record: Int) -> [UInt8] {
    var cursor = ByteCursor(details(record))
    return identifier(&cursor)
  }

  private func identifier(_ cursor: inout ByteCursor) -> [UInt8] {
    let head = cursor.varint()
    let prefix = identifierPrefixes[head >> 1]
    var bytes: [UInt8] = []
    bytes.reserveCapacity(prefix.count + 20)
    prefix.append(to: &bytes)
    if head & 1 == 1 {
      bytes.append(decimal: cursor.varint())
    } else {
      cursor.bytes().append(to: &bytes)
    }
    return bytes
  }

  /// The reading position at the groups of terms, behind the identifier.
  @inline(__always)
  func segments(_ record: Int) -> ByteCursor { names.records.segments(record) }

  /// The name shown.
  func name(_ record: Int) -> String? { names.name(record) }

  /// A whole record; nothing when the file is damaged there.
  func place(_ record: Int) -> IndexedPlace? { place(record) { _ in true } }

  /// A whole record if its identifier is wanted; nothing when the file is damaged there.
  func place(_ record: Int, where isWanted: (String) -> Bool) -> IndexedPlace? {
    guard record >= 0, record < count else { return nil }
    var cursor = ByteCursor(details(record))
    let id = String(decoding: identifier(&cursor), as: UTF8.self)
    guard isWanted(id) else { return nil }
    let number = classNumber(record)
    guard let name = names.name(&cursor), let kind = kind(ofClass: number),
      let source = source(ofClass: number)
    else { return nil }
    let areas = areas(ofParent: parent(record))
    let country = area(areas.country)
    var place = IndexedPlace(
      id: id, kind: kind, source: source, name: name, types: types(ofClass: number),
      location: point(record), importance: importance(record), countryCode: country.code,
      countryName: country.name)
    place.otherNames = .recorded(record, in: names)
    place.dataCredit = credit
    if areas.region != IndexFormat.none32 {
      let found = area(areas.region)
      place.regionName = found.name
      place.regionCode = found.code.isEmpty ? nil : found.code
    }
    place.localityName =
      areas.locality != IndexFormat.none32
      ? area(areas.locality).name : kind == .locality ? place.name : nil
    fill(&place, from: &cursor)
    if kind == .neighborhood, place.neighborhoodName == nil { place.neighborhoodName = place.name }
    return cursor.failed ? nil : place
  }

  /// The type words of a class, the primary one first.
  func types(ofClass number: Int) -> [String] {
    let item = classes[number]
    return stride(from: 2, to: item.count - 1, by: 2).map { typeWords[Int(item.u16($0))].text }
  }

  /// The name and the code of an area.
  func area(_ number: UInt32) -> (name: String, code: String) {
    guard number != IndexFormat.none32 else { return ("", "") }
    var cursor = ByteCursor(areas[Int(number)], at: 4)
    let name = cursor.text()
    let code = cursor.text()
    // An area that a record stands for need not repeat its name.
    return (name.isEmpty ? record(ofArea: number).flatMap(self.name) ?? "" : name, code)
  }

  /// The record that stands for an area, if there is one.
  func record(ofArea number: UInt32) -> Int? {
    guard number != IndexFormat.none32 else { return nil }
    let item = areas[Int(number)]
    let record = Int(item.u32(0))
    return item.count >= 4 && record < count ? record : nil
  }

  /// Reads the optional fields, in the order of their bits.
  private func fill(_ place: inout IndexedPlace, from cursor: inout ByteCursor) {
    let flags = cursor.isAtEnd ? 0 : cursor.varint()
    func has(_ field: RecordField) -> Bool { flags >> field.rawValue & 1 == 1 }
    if has(.populationIsImportance) { place.population = place.importance }
    if has(.population) { place.population = UInt32(clamping: cursor.varint()) }
    if has(.timeZone) { place.timeZone = timeZones[cursor.varint()].text }
    if has(.code) {
      let code = cursor.text()
      if place.kind == .airport { place.iataCode = code }
    }
    if has(.neighborhood) { place.neighborhoodName = cursor.text() }
    if has(.street) { place.street = cursor.text() }
    if has(.streetNumber) { place.streetNumber = cursor.text() }
    if has(.subpremise) { place.subpremise = cursor.text() }
    if has(.postalCode) { place.postalCode = cursor.text() }
    if has(.business) { place.business = IndexedPlace.Business(from: &cursor) }
  }
}

extension [UInt8] {
  /// Adds a number from 0 in decimal digits.
  fileprivate mutating func append(decimal number: Int) {
    let first = count
    var rest = number
    repeat {
      append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    self[first...].reverse()
  }
}

/// The optional fields of a record, by the bit that announces them.
enum RecordField: Int {
  case populationIsImportance
  case population
  case timeZone
  case code
  case neighborhood
  case street
  case streetNumber
  case subpremise
  case postalCode
  case business
}
