extension IndexBuilder {
  /// The region and the city of a place; a place that is an area becomes the record of it.
  ///
  /// A region is known by its country and the `region` of the draft, a city by its identifier (`locality`), or else by the
  /// names of itself and what it is in.
  mutating func placeAreas(_ draft: PlaceDraft, country: UInt32, segmentStart: Int)
    -> (region: UInt32, locality: UInt32)
  {
    let record = UInt32(count)
    if draft.kind == .country, draft.definesArea, country != Self.none {
      define(country, draft, record, segmentStart)
    }
    var region = Self.none
    if !draft[.region].isEmpty || !draft[.regionName].isEmpty {
      region = regionNumber(draft, country)
      if draft.kind == .region, draft.definesArea { define(region, draft, record, segmentStart) }
    }
    var locality = Self.none
    if draft.kind == .locality {
      // A city is an area of its own if other places turn out to be in it.
    } else if !draft[.locality].isEmpty {
      locality = areas.number(.locality, Array(draft.text[draft[.locality]]))
    } else if !draft[.localityName].isEmpty {
      locality = namedLocality(draft, country, region)
    }
    return (region, locality)
  }

  private mutating func define(_ area: UInt32, _ draft: PlaceDraft, _ record: UInt32, _ start: Int)
  {
    guard !areas.areas[Int(area)].isDefined else { return }
    let own = withoutInner(start..<segments.count)
    let name = draft.string(.name)
    let code = draft.kind == .country ? "" : draft.string(.code)
    areas.define(area) { area in
      area.name = name
      area.code = code
      area.segments = own
      area.record = record
    }
  }

  private mutating func regionNumber(_ draft: PlaceDraft, _ country: UInt32) -> UInt32 {
    areaKey.removeAll(keepingCapacity: true)
    if country != Self.none {
      let key = areas.areas[Int(country)].key
      areaKey.append(key, 0..<key.count)
    }
    areaKey.append(0)
    areaKey.append(draft.text, draft[.region].isEmpty ? draft[.regionName] : draft[.region])
    let number = areas.number(.region, areaKey)
    if !draft[.regionName].isEmpty, draft.kind != .region {
      let code = draft[.region].isEmpty ? "" : draft.string(.region)
      name(number, draft.string(.regionName), code: code, others: [])
    }
    return number
  }

  private mutating func namedLocality(_ draft: PlaceDraft, _ country: UInt32, _ region: UInt32)
    -> UInt32
  {
    areaKey.removeAll(keepingCapacity: true)
    areaKey.append(0)
    areaKey.append32(country)
    areaKey.append32(region)
    areaKey.append(draft.text, draft[.localityName])
    let number = areas.number(.locality, areaKey)
    name(number, draft.string(.localityName), code: "", others: [])
    return number
  }

  /// Names an area that no record stands for.
  mutating func name(_ area: UInt32, _ name: String, code: String, others: [String]) {
    guard !areas.areas[Int(area)].isDefined else { return }
    var own: [UInt32] = []
    func add(_ text: String, _ kind: SegmentKind, _ builder: inout IndexBuilder) {
      let bytes = Array(text.utf8)
      builder.folder.fold(bytes, 0..<bytes.count)
      guard !builder.folder.ends.isEmpty else { return }
      own.append(UInt32(kind.rawValue) | UInt32(builder.folder.ends.count) << 4)
      var start = 0
      for end in builder.folder.ends {
        own.append(
          builder.terms.number(
            builder.folder.bytes, start..<end,
            kind == .code ? IndexFormat.Namespace.code.rawValue : 0))
        start = end
      }
    }
    add(name, .name, &self)
    for other in others { add(other, .otherName, &self) }
    if !code.isEmpty { add(code, .code, &self) }
    areas.define(area) { area in
      area.name = name
      area.code = code
      area.segments = own
    }
  }

  /// Names the region of a country, for places that say its code only.
  mutating func nameRegion(country: String, code: String, _ name: String, others: [String]) {
    let key = Array(country.utf8) + [0] + Array(code.utf8)
    self.name(areas.number(.region, key), name, code: code, others: others)
  }

  /// Names a country.
  mutating func nameCountry(_ code: String, _ name: String, codes: [String], others: [String] = [])
  {
    let bytes = Array(code.utf8)
    guard bytes.count == 2 else { return }
    let number = areas.country(bytes[0], bytes[1])
    guard !areas.areas[Int(number)].isDefined else { return }
    self.name(number, name, code: "", others: others)
    areas.addCodes(
      number,
      codes.map {
        terms.number(Array($0.utf8), 0..<$0.utf8.count, IndexFormat.Namespace.code.rawValue)
      })
  }
}

extension AreaPool {
  /// Adds codes that an area is found by.
  mutating func addCodes(_ number: UInt32, _ terms: [UInt32]) {
    for term in terms {
      append(number, [UInt32(SegmentKind.code.rawValue) | 1 << 4, term])
    }
  }
}
