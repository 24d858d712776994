extension PlaceTable {
  /// A whole record; nothing when the file is damaged there.
  func place(_ record: Int) -> IndexedPlace? {
    guard record >= 0, record < count, let detail = detail(record), let kind = kind(record),
      let source = source(record), let point = point(record)
    else { return nil }
    var reader = DetailReader(detail)
    let country = country(record)
    guard let identifier = reader.text(), let name = reader.text(), let flags = reader.varint(),
      let countryCode = countryCode(country),
      let countryName = countryRecord(country).flatMap(name(of:))
    else { return nil }
    var place = IndexedPlace(
      id: "sbx-" + identifier, kind: kind, source: source, name: name,
      types: types(typeList(record)), location: point,
      importance: importance(record), countryCode: countryCode, countryName: countryName,
      alternateNames: [])
    if let region = region(record).flatMap(regionRecord) {
      place.regionName = self.name(of: region)
      place.regionCode = code(of: region)
    }
    place.localityName = locality(record).flatMap(self.name(of:))
    guard fill(&place, record, flags: flags, from: &reader) else { return nil }
    return place
  }

  /// Reads the optional fields, in the order of their bits.
  private func fill(
    _ place: inout IndexedPlace, _ record: Int, flags: Int, from reader: inout DetailReader
  ) -> Bool {
    func has(_ bit: Int) -> Bool { flags >> bit & 1 == 1 }
    if has(0) {
      guard let names = otherNames(record, from: &reader) else { return false }
      place.alternateNames = names
    }
    if has(1) { place.population = place.importance }
    if has(2) {
      guard let population = reader.varint() else { return false }
      place.population = UInt32(clamping: population)
    }
    if has(3) {
      guard let zone = reader.varint() else { return false }
      place.timeZone = timeZones[zone]?.text
    }
    if has(4) {
      guard let code = reader.text() else { return false }
      if place.kind == .airport { place.iataCode = code }
    }
    if has(5) {
      guard let text = reader.text() else { return false }
      place.neighborhoodName = text
    }
    if has(6) {
      guard let text = reader.text() else { return false }
      place.street = text
    }
    if has(7) {
      guard let text = reader.text() else { return false }
      place.streetNumber = text
    }
    if has(8) {
      guard let text = reader.text() else { return false }
      place.subpremise = text
    }
    if has(9) {
      guard let text = reader.text() else { return false }
      place.postalCode = text
    }
    if place.kind == .neighborhood, place.neighborhoodName == nil {
      place.neighborhoodName = place.name
    }
    if has(10) {
      guard let business = IndexedPlace.Business(from: &reader, in: self) else { return false }
      place.business = business
    }
    return true
  }

  /// The name shown.
  func name(of record: Int) -> String? {
    guard var reader = detail(record).map(DetailReader.init), reader.bytes() != nil else {
      return nil
    }
    return reader.text()
  }

  /// A region's short code.
  private func code(of record: Int) -> String? {
    guard var reader = detail(record).map(DetailReader.init), reader.bytes() != nil,
      reader.bytes() != nil,
      let flags = reader.varint()
    else { return nil }
    if flags & 1 == 1, otherNames(record, from: &reader) == nil { return nil }
    if flags >> 2 & 1 == 1, reader.varint() == nil { return nil }
    if flags >> 3 & 1 == 1, reader.varint() == nil { return nil }
    return flags >> 4 & 1 == 1 ? reader.text() : nil
  }

  private func types(_ list: Int) -> [String] {
    guard let items = typeLists[list] else { return [] }
    return stride(from: 0, to: items.count, by: 2).compactMap { offset in
      items.number(UInt16.self, at: offset).flatMap { typeWords[Int($0)]?.text }
    }
  }

  /// Other names; most are kept as their folded form in the search text and a note on how they differ from it.
  private func otherNames(_ record: Int, from reader: inout DetailReader) -> [String]? {
    guard let count = reader.varint() else { return nil }
    let folded = searchText(record).otherNames
    guard count == folded.count else { return nil }
    var names: [String] = []
    for name in folded {
      guard let form = reader.byte() else { return nil }
      switch form {
      case 0: names.append(String(decoding: name, as: UTF8.self))
      case 1: names.append(capitalised(name, everyWord: true))
      case 2: names.append(capitalised(name, everyWord: false))
      default:
        guard let name = reader.text() else { return nil }
        names.append(name)
      }
    }
    return names
  }

  private func capitalised(_ name: [UInt8], everyWord: Bool) -> String {
    var out = ""
    var isFirst = true
    for scalar in String(decoding: name, as: UTF8.self).unicodeScalars {
      out += isFirst ? scalar.properties.uppercaseMapping : String(scalar)
      isFirst = everyWord && scalar == " "
    }
    return out
  }
}
