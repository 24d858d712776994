extension IndexTables {
  /// The identifier in UTF-8.
  func identifierBytes(_ record: Int) -> [UInt8] {
    var cursor = ByteCursor(details(record))
    return identifier(&cursor)
  }

  private func identifier(_ cursor: inout ByteCursor) -> [UInt8] {
    let head = cursor.varint()
    var bytes = identifierPrefixes[head >> 1].bytes
    if head & 1 == 1 {
      bytes += Array(String(cursor.varint()).utf8)
    } else {
      bytes += cursor.bytes().bytes
    }
    return bytes
  }

  /// The reading position at the groups of terms, behind the identifier.
  @inline(__always)
  func segments(_ record: Int) -> ByteCursor {
    var cursor = ByteCursor(details(record))
    if cursor.varint() & 1 == 1 { _ = cursor.varint() } else { cursor.skip(cursor.varint()) }
    return cursor
  }

  /// The name shown.
  func name(_ record: Int) -> String? {
    var cursor = segments(record)
    guard let first = TermSegment(&cursor, termSize: termSize) else { return nil }
    if first.form != .text { return text(of: first, in: cursor.view) }
    while TermSegment(&cursor, termSize: termSize) != nil {}
    return cursor.failed ? nil : cursor.text()
  }

  /// A whole record; nothing when the file is damaged there.
  func place(_ record: Int) -> IndexedPlace? {
    guard record >= 0, record < count else { return nil }
    var cursor = ByteCursor(details(record))
    let id = String(decoding: identifier(&cursor), as: UTF8.self)
    guard let names = names(&cursor), let kind = kind(record),
      let source = source(ofClass: classNumber(record))
    else { return nil }
    let (country, region, locality) = areas(ofParent: parent(record))
    var place = IndexedPlace(
      id: id, kind: kind, source: source, name: names.name,
      types: types(ofClass: classNumber(record)),
      location: point(record), importance: importance(record), countryCode: area(country).code,
      countryName: area(country).name)
    place.alternateNames = names.others
    place.dataCredit = credit
    if region != IndexFormat.none32 {
      let found = area(region)
      place.regionName = found.name
      place.regionCode = found.code.isEmpty ? nil : found.code
    }
    place.localityName =
      locality != IndexFormat.none32 ? area(locality).name : kind == .locality ? place.name : nil
    fill(&place, from: &cursor)
    if kind == .neighborhood, place.neighborhoodName == nil { place.neighborhoodName = place.name }
    return cursor.failed ? nil : place
  }

  private func names(_ cursor: inout ByteCursor) -> (name: String, others: [String])? {
    var segments: [TermSegment] = []
    while let segment = TermSegment(&cursor, termSize: termSize) {
      if segment.kind == .name || segment.kind == .otherName, segment.form != .inner {
        segments.append(segment)
      }
    }
    var names: [String] = []
    for segment in segments {
      names.append(segment.form == .text ? cursor.text() : text(of: segment, in: cursor.view))
    }
    guard !cursor.failed, let name = names.first else { return nil }
    return (name, Array(names.dropFirst()))
  }

  private func text(of segment: TermSegment, in view: ByteView) -> String {
    var out = ""
    for index in 0..<segment.count {
      let term = view.term(at: segment.terms + index * termSize, size: termSize)
      let text = String(decoding: dictionary.text(of: Int(term)), as: UTF8.self)
      if index > 0 { out += " " }
      out += segment.form == .capitals ? CapitalLetter.capitalised(text) : text
    }
    return out
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
