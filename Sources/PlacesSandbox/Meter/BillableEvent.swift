import PlacesClient

/// What a request is to the bill, before it is known which session it belongs to.
enum BillableEvent: Hashable {
  /// A request while someone types.
  case autocomplete(API, token: String?, input: String)
  /// The details of a place.
  case details(API, token: String?, FieldCost)
  /// What is billed by itself, whatever else is asked.
  case single([SKU.ID], FieldCost?)

  /// Classifies a request; `nil` for one that costs nothing: errors, and what is no service.
  ///
  /// Billed are answers of New with HTTP 200, and legacy ones with `OK` or `ZERO_RESULTS`.
  init?(_ request: Incoming, _ response: HTTPResponse) {
    // A page in HTML comes from something in between: the service has not seen the request.
    // A photo is answered with the way to its picture.
    guard response.status == 200 || response.status == 302,
      response.header("content-type")?.lowercased().hasPrefix("text/html") != true
    else { return nil }
    switch request.path {
    case ["v1", "places:autocomplete"]: self = Self.newAutocomplete(request)
    case ["v1", "places:searchText"]:
      let cost = FieldCost(searchMask: SystemParameters(request).mask)
      self = .single([Self.textSKU(cost.tier)], cost)
    case ["v1", "places:searchNearby"]:
      let cost = FieldCost(searchMask: SystemParameters(request).mask)
      self = .single([Self.nearbySKU(cost.tier)], cost)
    case let path where path.count == 6 && path[0] == "v1" && path[3] == "photos":
      self = .single([.newDetailsPhotos], nil)
    case let path where path.count == 3 && path[0] == "v1" && path[1] == "places":
      let system = SystemParameters(request)
      let token = system.field("sessionToken")
      self = .details(.new, token: token.isEmpty ? nil : token, FieldCost(detailsMask: system.mask))
    case ["maps", "api", "place", "autocomplete", "json"]:
      guard Self.isBilled(response) else { return nil }
      self = .autocomplete(
        .legacy, token: request.parameters["sessiontoken"].map(Self.kept),
        input: request.parameters["input"] ?? "")
    case ["maps", "api", "place", "details", "json"]:
      guard Self.isBilled(response) else { return nil }
      self = .details(
        .legacy, token: request.parameters["sessiontoken"].map(Self.kept),
        FieldCost(legacyFields: request.parameters["fields"], base: .legacyDetails))
    case ["maps", "api", "place", "findplacefromtext", "json"]:
      guard Self.isBilled(response) else { return nil }
      let cost = FieldCost(
        legacyFields: request.parameters["fields"] ?? "place_id", base: .legacyFindPlace)
      self = .single(cost.skus, cost)
    case ["maps", "api", "geocode", "json"]:
      guard Self.isBilled(response) else { return nil }
      self = .single([.geocoding], nil)
    default: return nil
    }
  }

  /// A token as it is kept: one much longer than any that is made for this is cut, and told from others by a checksum.
  private static func kept(_ token: String) -> String {
    guard token.utf8.count > 256 else { return token }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in token.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(token.prefix(64)) + "…" + String(hash, radix: 16)
  }

  private static func newAutocomplete(_ request: Incoming) -> BillableEvent {
    let body = (try? JSONValue(parsing: request.body)) ?? .null
    let token = (body["sessionToken"] ?? body["session_token"])?.string
    return .autocomplete(
      .new, token: token?.isEmpty == false ? token : nil, input: body["input"]?.string ?? "")
  }

  private static func textSKU(_ tier: DetailsField.Tier) -> SKU.ID {
    switch tier {
    case .ids: .newTextIds
    case .essentials, .pro: .newTextPro
    case .enterprise: .newTextEnterprise
    case .atmosphere: .newTextAtmosphere
    }
  }

  private static func nearbySKU(_ tier: DetailsField.Tier) -> SKU.ID {
    switch tier {
    case .ids, .essentials, .pro: .newNearbyPro
    case .enterprise: .newNearbyEnterprise
    case .atmosphere: .newNearbyAtmosphere
    }
  }

  /// Whether a legacy answer is one that Google charges for; the status stands at the end of every answer.
  private static func isBilled(_ response: HTTPResponse) -> Bool {
    let end = String(decoding: response.body.suffix(32), as: UTF8.self)
    return end.hasSuffix(#""status":"OK"}"#) || end.hasSuffix(#""status":"ZERO_RESULTS"}"#)
  }
}
