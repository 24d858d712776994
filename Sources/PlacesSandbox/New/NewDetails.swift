import PlacesClient

/// Place Details of Places API (New): a request that keeps its rules, and the answer to it.
struct NewDetails {
  /// The identifier asked for.
  let id: String
  /// The wanted fields.
  let selection: FieldSelection
  /// The session the request ends.
  let sessionToken: String?
  private let writesEnumsAsNumbers: Bool
  private let language: AnswerLanguage

  /// Reads and checks a request: the mask first, then the parameters.
  init(_ request: Incoming, _ system: SystemParameters, id: String) throws(RPCError) {
    guard let mask = system.mask else { throw .missingMask }
    selection = try FieldMask.details.selection(mask)
    try system.refuseUnknown(except: ["languageCode", "regionCode", "sessionToken"])
    try NewRules.checkLanguage(system.field("languageCode"))
    _ = try NewRules.region(system.field("regionCode"))
    let token = system.field("sessionToken")
    try NewRules.checkSessionToken(token)
    sessionToken = token.isEmpty ? nil : token
    self.id = id
    language = AnswerLanguage(system.field("languageCode"), request)
    writesEnumsAsNumbers = system.writesEnumsAsNumbers
  }

  /// The wanted fields of the place.
  func answer(from sandbox: Sandbox) throws(RPCError) -> JSONObject {
    let place: NewPlace
    switch PlaceLookup(id, in: sandbox.index) {
    case .found(let found): place = NewPlace(found, movedTo: nil, sandbox, language)
    case .moved(let old, let newID): place = NewPlace(old, movedTo: newID, sandbox, language)
    case .stale, .empty: throw .staleID
    case .malformed: throw .badPlaceID(id)
    }
    return place.json(selection, writesEnumsAsNumbers: writesEnumsAsNumbers)
  }
}
