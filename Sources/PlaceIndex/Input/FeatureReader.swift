/// Places of GeoJSON features, or of plain objects with the same members.
struct FeatureReader {
  let fields: RowFields
  /// Members under other names.
  let map: [RowField: String]

  /// Fills a draft with a feature.
  func read(_ node: JSONNode, row: Int, into draft: inout PlaceDraft, _ builder: inout IndexBuilder)
    throws(RowProblem)
  {
    guard case .object(let top) = node else { throw .notJSON("expected an object") }
    let properties = node["properties"] ?? node
    guard case .object(let members) = properties else { throw .missing(field: "properties") }
    var values: [RowField: JSONNode] = [:]
    for (name, value) in members where value != .null {
      if let field = RowField.named(name), map[field] == nil, values[field] == nil {
        values[field] = value
      }
    }
    for (field, name) in map { values[field] = properties[name] }
    if values[.id] == nil, let id = top.first(where: { $0.0 == "id" })?.1 { values[.id] = id }
    if let geometry = node["geometry"], geometry != .null {
      guard let middle = GeometryMiddle(geometry).point else {
        throw .notAPoint(geometry["type"]?.string ?? "geometry")
      }
      values[.lat] = .number("\(middle.latitude)")
      values[.lng] = .number("\(middle.longitude)")
    } else if node["type"]?.string == "Feature", values[.lat] == nil, map[.lat] == nil {
      throw .notAPoint("no geometry")
    }
    for field in [RowField.name, .lat, .lng] where values[field] == nil {
      if let name = map[field], properties[name] == nil {
        throw .noMember(field: field.rawValue, name: name, members: members.map(\.0))
      }
    }
    // Texts lists are written with separators of their own; whole lists are added below.
    let others = values[.alternates]?.array
    if others != nil { values[.alternates] = nil }
    if let types = values[.types]?.array {
      values[.types] = .string(types.compactMap(\.string).joined(separator: ";"))
    }
    let source = OwnMembers.source(properties)
    try fields.fill(&draft, row: row, source: source, &builder) { values[$0]?.string }
    for other in others ?? [] {
      if let text = other.string { draft.alternates.append(draft.append(text)) }
    }
    if source != .custom { OwnMembers.fill(&draft, properties) }
  }
}

/// Members that the built-in data has and files of users need not.
enum OwnMembers {
  /// Where a feature says that it comes from.
  static func source(_ node: JSONNode) -> IndexedPlace.Source {
    switch node["source"]?.string {
    case "geoNames": .geoNames
    case "airportsData": .airportsData
    case "invented": .invented
    default: .custom
    }
  }

  static func fill(_ draft: inout PlaceDraft, _ node: JSONNode) {
    if let code = node["code"]?.string { draft.set(.code, code) }
    for code in node["codes"]?.array ?? [] {
      if let text = code.string { draft.codes.append(draft.append(text)) }
    }
    if let region = node["regionId"]?.string { draft.set(.region, region) }
    if let locality = node["localityId"]?.string { draft.set(.locality, locality) }
    if let business = node["business"] { draft.business = IndexedPlace.Business(business) }
  }
}

extension IndexedPlace.Business {
  /// Reads the facts out of an object whose members are called as the properties are.
  init(_ node: JSONNode) {
    self.init(isClosedPermanently: node["isClosedPermanently"] == .bool(true))
    internationalPhone = node["internationalPhone"]?.string
    nationalPhone = node["nationalPhone"]?.string
    website = node["website"]?.string
    ratingTenths = node["ratingTenths"]?.double.flatMap { UInt8(exactly: $0) }
    ratingCount = node["ratingCount"]?.double.flatMap { UInt32(exactly: $0) }
    priceLevel = node["priceLevel"]?.double.flatMap { UInt8(exactly: $0) }
    summary = node["summary"]?.string
    for period in node["hours"]?.array ?? [] {
      let numbers = period.array ?? []
      func number(_ index: Int) -> UInt16? {
        index < numbers.count ? numbers[index].double.flatMap { UInt16(exactly: $0) } : nil
      }
      guard let day = number(0), day < 7, let minute = number(1), minute < 1440 else { continue }
      hours.append(
        Period(
          openDay: UInt8(day), openMinute: minute,
          closeDay: number(2).map { UInt8(truncatingIfNeeded: $0) },
          closeMinute: number(3)))
    }
    for credit in node["credits"]?.array ?? [] {
      guard let parts = credit.array, let provider = parts.first?.string else { continue }
      credits.append(Credit(provider: provider, uri: parts.count > 1 ? parts[1].string : nil))
    }
  }
}
