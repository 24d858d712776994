/// Collects places and writes them as an index file.
///
/// Places come in any order and go by importance, then identifier; the same places give the same bytes whatever their order.
/// What is kept in memory of a place is its numbers, its texts and the numbers of its terms: two to three hundred bytes for a
/// town with its names.
struct IndexBuilder {
  static let none = IndexFormat.none32

  /// Names of countries by lower-case code, for data that does not name them.
  var countryName: @Sendable (String) -> String? = { _ in nil }
  /// Beginnings that identifiers of rows must not have.
  var reservedPrefixes: [String] = []

  var folder = WordFolder()
  var terms = TermPool()
  var areas = AreaPool()
  var classes: [[UInt8]] = []
  var typeWords: [String] = []
  var zones: [String] = []
  var prefixes: [String] = []
  var importances: [UInt32] = []
  var latitudes: [Int32] = []
  var longitudes: [Int32] = []
  var classOf: [UInt16] = []
  var countries: [UInt32] = []
  var regions: [UInt32] = []
  var localities: [UInt32] = []
  /// Groups of terms: `kind | form << 2 | count << 4`, the terms.
  var segments: [UInt32] = []
  var segmentEnds: [Int] = []
  var identifiers: [UInt8] = []
  var identifierEnds: [Int] = []
  /// The rows that the places are from.
  var origins = RowOrigins()
  /// Texts and fields, as the file has them behind the terms, but for the number of the time zone.
  var details = ByteArena()
  /// The time zone of each place, or none, and where its number goes in `details`.
  var zoneOf: [UInt32] = []
  var zonePlaces: [UInt32] = []
  /// What the file says about itself: names and texts.
  var notes: [(String, String)] = []

  private var classNumbers: [[UInt8]: UInt16] = [:]
  private var typeNumbers: [String: UInt16] = [:]
  /// The numbers of names of time zones.
  var zoneNumbers = TermPool()
  /// Names of the place under way, by their hashes.
  private var seen: [UInt64] = []
  private var known = IdentifierTable()
  /// Words within words of the place under way.
  private var inner: [UInt32] = []
  private var many: Set<UInt64> = []
  /// Texts and fields of the place under way.
  var detail: [UInt8] = []
  /// Its fields.
  var fields: [UInt8] = []
  private var hashes: [UInt32] = []
  private var wordEnds: [Int] = []
  /// The key of an area under way.
  var areaKey: [UInt8] = []

  var count: Int { importances.count }

  init() {}

  /// The number of a combination of kind, source and types.
  mutating func classNumber(
    kind: IndexedPlace.Kind, source: IndexedPlace.Source, types: [String]
  ) throws(RowProblem) -> UInt16 {
    var item = [kind.rawValue, source.rawValue]
    for type in types {
      let number = typeNumbers[type] ?? UInt16(truncatingIfNeeded: typeNumbers.count)
      if typeNumbers[type] == nil {
        guard typeNumbers.count < 0xFFFF else { throw .outOfRange(field: "types", value: type) }
        typeNumbers[type] = number
        typeWords.append(type)
      }
      item.append(UInt8(number & 255))
      item.append(UInt8(number >> 8))
    }
    if let known = classNumbers[item] { return known }
    guard classes.count < 0xFFFF else { throw .outOfRange(field: "types", value: types.joined()) }
    let number = UInt16(classes.count)
    classNumbers[item] = number
    classes.append(item)
    return number
  }
}

// MARK: - Adding

extension IndexBuilder {
  /// Takes a place, or says what is wrong with it and takes nothing of it.
  mutating func add(_ draft: PlaceDraft) throws(RowProblem) {
    guard !draft[.name].isEmpty else { throw .noName }
    guard draft.latitude.isFinite, abs(draft.latitude) <= 90 else {
      throw .outOfRange(field: "latitude", value: "\(draft.latitude)")
    }
    guard draft.longitude.isFinite, abs(draft.longitude) <= 180 else {
      throw .outOfRange(field: "longitude", value: "\(draft.longitude)")
    }
    if let first = known.place(draft.text, draft[.id], among: identifiers, identifierEnds) {
      throw .repeatedIdentifier(draft.string(.id), first: origins.origin(of: first))
    }
    let country = try countryNumber(draft)
    let start = segments.count
    detail.removeAll(keepingCapacity: true)
    guard addSegment(.name, draft.text, draft[.name]) else {
      segments.removeLast(segments.count - start)
      throw .nameWithoutLetters(draft.string(.name))
    }
    var isText = !folder.hasInvalid
    let names = start + 1..<segments.count
    inner.removeAll(keepingCapacity: true)
    addInner(.name, 0..<folder.ends.count)
    addNames(draft, hash: hash(of: names), &isText)
    guard isText else {
      segments.removeLast(segments.count - start)
      throw .lostLetters(field: "name")
    }
    addContext(draft)
    let areas = placeAreas(draft, country: country, segmentStart: start)
    segmentEnds.append(segments.count)
    let zone = addFields(draft)
    details.append(detail)
    zoneOf.append(zone.number)
    zonePlaces.append(zone.place)
    importances.append(draft.importance)
    latitudes.append(Int32((draft.latitude * 1e7).rounded()))
    longitudes.append(Int32((draft.longitude * 1e7).rounded()))
    classOf.append(draft.classNumber)
    countries.append(country)
    regions.append(areas.region)
    localities.append(areas.locality)
    known.take(identifierEnds.count)
    origins.append()
    identifiers.append(draft.text, draft[.id])
    identifierEnds.append(identifiers.count)
  }

  private mutating func countryNumber(_ draft: PlaceDraft) throws(RowProblem) -> UInt32 {
    let range = draft[.country]
    if range.isEmpty { return Self.none }
    guard range.count == 2 else { throw .badCountry(draft.string(.country)) }
    let (a, b) = (draft.text[range.lowerBound] | 32, draft.text[range.lowerBound + 1] | 32)
    guard (0x61...0x7A).contains(a), (0x61...0x7A).contains(b) else {
      throw .badCountry(draft.string(.country))
    }
    return areas.country(a, b)
  }

  private mutating func addNames(_ draft: PlaceDraft, hash name: UInt64, _ isText: inout Bool) {
    guard !draft.alternates.isEmpty || !draft.codes.isEmpty || !draft[.code].isEmpty else { return }
    seen.removeAll(keepingCapacity: true)
    many.removeAll()
    _ = isNew(name)
    // The words of all names are folded before the first is looked up.
    folder.clear()
    wordEnds.removeAll(keepingCapacity: true)
    for name in draft.alternates {
      folder.add(draft.text, name)
      wordEnds.append(folder.ends.count)
    }
    if folder.hasInvalid { isText = false }
    hashes.removeAll(keepingCapacity: true)
    var first = 0
    for end in folder.ends {
      hashes.append(TermPool.hash(folder.bytes, first..<end, 0))
      first = end
    }
    terms.fetch(hashes)
    var words = 0..<0
    for (index, name) in draft.alternates.enumerated() {
      words = words.upperBound..<wordEnds[index]
      guard !words.isEmpty else { continue }
      let before = segments.count
      segments.append(0)
      addTerms(words)
      guard isNew(hash(of: before + 1..<segments.count)) else {
        segments.removeLast(segments.count - before)
        continue
      }
      segments[before] = head(.otherName, words, draft.text, name)
      if folder.mayHaveInner { addInner(.otherName, words) }
    }
    if !draft[.code].isEmpty { _ = addSegment(.code, draft.text, draft[.code]) }
    for code in draft.codes { _ = addSegment(.code, draft.text, code) }
  }

  /// Adds a group of the words within some words just folded, each once for a place.
  private mutating func addInner(_ kind: SegmentKind, _ words: Range<Int>) {
    guard folder.mayHaveInner else { return }
    let before = segments.count
    segments.append(0)
    var start = words.lowerBound == 0 ? 0 : folder.ends[words.lowerBound - 1]
    for word in words {
      let end = folder.ends[word]
      InnerWords.forEachStart(in: folder.bytes, start..<end, kind == .name ? .name : .otherName) {
        let term = terms.number(folder.bytes, $0..<end)
        guard !inner.contains(term) else { return }
        inner.append(term)
        segments.append(term)
      }
      start = end
    }
    let count = segments.count - before - 1
    guard count > 0 else {
      segments.removeLast()
      return
    }
    segments[before] =
      UInt32(kind.rawValue) | UInt32(DisplayForm.inner.rawValue) << 2 | UInt32(count) << 4
  }

  /// Groups of terms without those of words within words.
  func withoutInner(_ range: Range<Int>) -> [UInt32] {
    var kept: [UInt32] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let end = index + 1 + Int(segments[index] >> 4)
      if segments[index] >> 2 & 3 != DisplayForm.inner.rawValue { kept += segments[index..<end] }
      index = end
    }
    return kept
  }

  /// Whether no name of the place under way has this hash; takes it down.
  private mutating func isNew(_ hash: UInt64) -> Bool {
    if seen.count < 48 {
      for other in seen where other == hash { return false }
      seen.append(hash)
      return true
    }
    if many.isEmpty { many.formUnion(seen) }
    return many.insert(hash).inserted
  }

  private func hash(of range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in range { hash = (hash ^ UInt64(segments[index])) &* 0x9E37_79B9_7F4A_7C15 }
    return hash ^ hash >> 31
  }

  /// Adds the words of the address that only narrow a search down.
  private mutating func addContext(_ draft: PlaceDraft) {
    let fields: [PlaceDraft.Field] =
      switch draft.kind {
      case .streetAddress, .route: [.subpremise, .postalCode, .neighborhood]
      case .postalCode: [.neighborhood]
      case .neighborhood: [.postalCode]
      default: [.streetNumber, .street, .subpremise, .postalCode, .neighborhood]
      }
    let head = segments.count
    var count: UInt32 = 0
    for field in fields where !draft[field].isEmpty {
      folder.fold(draft.text, draft[field])
      if count == 0, !folder.ends.isEmpty { segments.append(0) }
      count += addTerms(.context)
    }
    if count > 0 { segments[head] = UInt32(SegmentKind.context.rawValue) | count << 4 }
  }

  /// Adds the terms of a text; whether there were any.
  private mutating func addSegment(_ kind: SegmentKind, _ text: [UInt8], _ range: Range<Int>)
    -> Bool
  {
    folder.fold(text, range)
    guard !folder.ends.isEmpty else { return false }
    let start = segments.count
    segments.append(0)
    _ = addTerms(kind == .code ? .code : nil)
    segments[start] = head(kind, 0..<folder.ends.count, text, range)
    return true
  }

  /// What a group of terms begins with; a text that cannot be told from its words is written down.
  private mutating func head(
    _ kind: SegmentKind, _ words: Range<Int>, _ text: [UInt8], _ range: Range<Int>
  ) -> UInt32 {
    var form = DisplayForm.folded
    if kind == .name || kind == .otherName {
      form = folder.displayForm(of: text, range, words)
      if form == .text {
        detail.appendVarint(range.count)
        detail.append(text, range)
      }
    }
    return UInt32(kind.rawValue) | UInt32(form.rawValue) << 2 | UInt32(words.count) << 4
  }

  private mutating func addTerms(_ namespace: IndexFormat.Namespace?) -> UInt32 {
    var start = 0
    for end in folder.ends {
      segments.append(terms.number(folder.bytes, start..<end, namespace?.rawValue ?? 0))
      start = end
    }
    return UInt32(folder.ends.count)
  }

  /// Adds the terms of some words whose hashes are known.
  private mutating func addTerms(_ words: Range<Int>) {
    var start = words.lowerBound == 0 ? 0 : folder.ends[words.lowerBound - 1]
    for word in words {
      let end = folder.ends[word]
      segments.append(terms.number(folder.bytes, start..<end, 0, hash: hashes[word]))
      start = end
    }
  }
}
