#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is known once all places are in: their order, the areas that count, the order of the terms.
struct BuildPlan {
  /// Drafts by descending importance, then identifier.
  var order: [UInt32] = []
  /// The record of each draft.
  var rank: [UInt32] = []
  /// Drafts by identifier.
  var byIdentifier: [UInt32] = []
  /// The areas written, in order, as numbers of the pool.
  var areas: [UInt32] = []
  /// The new number of each area of the pool, or none.
  var areaNumber: [UInt32] = []
  var countryCount = 0
  var regionCount = 0
  /// Sets of areas: country, region, city.
  var parents: [UInt32] = []
  var parentOf: [UInt32] = []
  /// Terms of the pool in ascending order, and the place of each there.
  var terms: [UInt32] = []
  var termRank: [UInt32] = []

  /// New numbers of classes and time zones.
  var numbers: Renumbering

  /// Works everything out; `builder` gets the terms by which areas are found.
  init(_ builder: inout IndexBuilder) {
    numbers = Renumbering(builder, order: [])
    sortPlaces(builder)
    numbers = Renumbering(builder, order: order)
    chooseAreas(&builder)
    choosePlaces(builder)
    terms = builder.terms.sorted()
    termRank = [UInt32](repeating: 0, count: terms.count)
    for (place, term) in terms.enumerated() { termRank[Int(term)] = UInt32(place) }
  }

  private mutating func sortPlaces(_ builder: IndexBuilder) {
    let ends = builder.identifierEnds
    func range(_ index: Int) -> Range<Int> { (index == 0 ? 0 : ends[index - 1])..<ends[index] }
    byIdentifier = ByteOrder.sorted(builder.identifiers, count: builder.count, range)
    var keys: [RadixSort.Key] = []
    keys.reserveCapacity(builder.count)
    for draft in byIdentifier {
      keys.append(RadixSort.Key(head: UInt64(~builder.importances[Int(draft)]), index: draft))
    }
    RadixSort.sort(&keys)
    order = keys.map(\.index)
    rank = [UInt32](repeating: 0, count: order.count)
    for (record, draft) in order.enumerated() { rank[Int(draft)] = UInt32(record) }
  }

  private mutating func chooseAreas(_ builder: inout IndexBuilder) {
    var isUsed = [Bool](repeating: false, count: builder.areas.areas.count)
    for list in [builder.countries, builder.regions, builder.localities] {
      for area in list where area != IndexBuilder.none { isUsed[Int(area)] = true }
    }
    findCities(&builder, isUsed)
    for number in isUsed.indices where isUsed[number] {
      let area = builder.areas.areas[number]
      guard !area.isDefined else { continue }
      if area.kind == .country {
        let code = String(decoding: area.key, as: UTF8.self)
        builder.name(
          UInt32(number), builder.countryName(code) ?? code.uppercased(), code: "", others: [])
        builder.areas.addCodes(
          UInt32(number),
          [builder.terms.number(area.key, 0..<2, IndexFormat.Namespace.code.rawValue)])
      } else {
        isUsed[number] = false
      }
    }
    let pool = builder.areas.areas
    areas = isUsed.indices.filter { isUsed[$0] }.map(UInt32.init)
    areas.sort { a, b in
      let (first, second) = (pool[Int(a)], pool[Int(b)])
      if first.kind != second.kind { return first.kind.rawValue < second.kind.rawValue }
      return first.key.lexicographicallyPrecedes(second.key)
    }
    areaNumber = [UInt32](repeating: IndexBuilder.none, count: pool.count)
    for (place, number) in areas.enumerated() { areaNumber[Int(number)] = UInt32(place) }
    countryCount = areas.count { pool[Int($0)].kind == .country }
    regionCount = areas.count { pool[Int($0)].kind == .region }
    addAreaTerms(&builder)
  }

  /// Finds the records of cities that others are in, by their identifiers.
  private func findCities(_ builder: inout IndexBuilder, _ isUsed: [Bool]) {
    let ends = builder.identifierEnds
    for number in isUsed.indices where isUsed[number] {
      let area = builder.areas.areas[number]
      guard area.kind == .locality, !area.isDefined else { continue }
      var low = 0
      var high = byIdentifier.count
      while low < high {
        let middle = (low + high) / 2
        let draft = Int(byIdentifier[middle])
        let id = builder.identifiers[(draft == 0 ? 0 : ends[draft - 1])..<ends[draft]]
        if id.elementsEqual(area.key) {
          let kind = builder.classes[Int(builder.classOf[draft])][0]
          guard kind == IndexedPlace.Kind.locality.rawValue else { break }
          let start = draft == 0 ? 0 : builder.segmentEnds[draft - 1]
          let own = builder.withoutInner(start..<builder.segmentEnds[draft])
          builder.areas.define(UInt32(number)) { area in
            area.segments = own
            area.record = UInt32(draft)
          }
          break
        }
        if id.lexicographicallyPrecedes(area.key) { low = middle + 1 } else { high = middle }
      }
    }
  }

  /// Adds the terms by which areas are looked up.
  private func addAreaTerms(_ builder: inout IndexBuilder) {
    for area in areas {
      builder.forEachAreaTerm(area) { term, kind, builder in
        let bytes = Array(builder.terms.text(term))
        let namespace: IndexFormat.Namespace = kind == .code ? .areaCode : .areaName
        _ = builder.terms.number(bytes, 0..<bytes.count, namespace.rawValue)
      }
    }
  }

  private mutating func choosePlaces(_ builder: IndexBuilder) {
    struct Key: Hashable { var country, region, locality: UInt32 }
    var numbers: [Key: UInt32] = [:]
    var last: (key: Key, number: UInt32)?
    parentOf = [UInt32](repeating: 0, count: order.count)
    func new(_ area: UInt32) -> UInt32 {
      area == IndexBuilder.none ? area : areaNumber[Int(area)]
    }
    for (record, draft) in order.enumerated() {
      let key = Key(
        country: new(builder.countries[Int(draft)]), region: new(builder.regions[Int(draft)]),
        locality: new(builder.localities[Int(draft)]))
      if let last, last.key == key {
        parentOf[record] = last.number
        continue
      }
      let number = numbers[key] ?? UInt32(numbers.count)
      if Int(number) == numbers.count {
        numbers[key] = number
        parents += [key.country, key.region, key.locality]
      }
      parentOf[record] = number
      last = (key, number)
    }
  }
}

/// Why no index was made of places that were fine by themselves.
public enum BuildError: Error, Sendable, Equatable {
  /// A section would be longer than 4 GiB.
  case tooLarge
  /// The file could not be written; the system's error number.
  case unwritable(Int32)
  /// What has the name wanted is a pipe or a device, which a file must not replace.
  case notRegular
}

extension IndexBuilder {
  /// Calls back for every term of an area.
  mutating func forEachAreaTerm(
    _ area: UInt32, _ body: (UInt32, SegmentKind, inout IndexBuilder) -> Void
  ) {
    let segments = areas.areas[Int(area)].segments
    var index = 0
    while index < segments.count {
      let head = segments[index]
      let kind = SegmentKind(rawValue: Int(head & 3)) ?? .name
      for _ in 0..<head >> 4 {
        index += 1
        if kind != .context { body(segments[index], kind, &self) }
      }
      index += 1
    }
  }
}

extension TermPool {
  /// The letters of a term without the mark of its namespace.
  func text(_ term: UInt32) -> ArraySlice<UInt8> {
    let bytes = self.bytes[range(Int(term))]
    return (bytes.first ?? 8) < 8 ? bytes.dropFirst() : bytes
  }
}
