import PlaceIndex
import PlacesClient

/// What both searches of Places API (New) have in common: the mask, the language, and how places are written.
struct SearchForm {
  /// The wanted part of the answer.
  let selection: FieldSelection
  /// A lower-case country code whose places come first among equals.
  let region: String?
  /// The rarer members of the request.
  let extras: SearchExtras
  private let language: AnswerLanguage
  private let writesEnumsAsNumbers: Bool

  /// Reads the members that both have, then refuses what the reader found wrong, then reads the mask.
  init(
    _ members: JSONObject, _ reader: inout BodyReader, _ request: Incoming,
    _ system: SystemParameters
  ) throws(RPCError) {
    let language = reader.string(members["languageCode"], at: "language_code")
    let region = reader.string(members["regionCode"], at: "region_code")
    extras = reader.extras(members)
    if !reader.violations.isEmpty { throw .badPayload(reader.violations) }
    try system.refuseUnknown(except: [])
    guard let mask = system.mask else { throw .missingMask }
    selection = try FieldMask.search.selection(mask)
    try NewRules.checkLanguage(language)
    self.region = try NewRules.region(region)
    self.language = AnswerLanguage(language, request)
    writesEnumsAsNumbers = system.writesEnumsAsNumbers
    try extras.check()
  }

  /// The wanted part of an answer; nothing found is an empty message.
  func answer(_ places: [IndexedPlace], nextPage: String? = nil, from sandbox: Sandbox)
    -> JSONObject
  {
    var object = JSONObject()
    if !places.isEmpty, selection.contains("places") {
      object["places"] = .array(
        places.map { place in
          .object(
            NewPlace(place, movedTo: nil, sandbox, language).json(
              selection["places"], writesEnumsAsNumbers: writesEnumsAsNumbers))
        })
    }
    if !places.isEmpty, extras.start != nil, selection.contains("routingSummaries") {
      let ways = places.compactMap { extras.way(to: $0) }
      object["routingSummaries"] = selection["routingSummaries"].pruned(
        .array(ways.map(JSONValue.object)))
    }
    if selection.contains("nextPageToken") { object.append("nextPageToken", nextPage) }
    return object
  }
}

extension BodyReader {
  /// An enumeration as its number, by name or number; 0 when absent.
  ///
  /// `names` are those of the numbers from 1 on, `default` is that of 0.
  mutating func enumeration(
    _ value: JSONValue?, at path: String, of names: [String], default: String
  ) -> Int {
    guard let value else { return 0 }
    if let number = value.integer, Int32(exactly: number) != nil { return number }
    if let name = value.string {
      if name == `default` { return 0 }
      if let index = names.firstIndex(of: name) { return index + 1 }
    }
    refuse(value, at: path, type: "TYPE_ENUM")
    return 0
  }
}
