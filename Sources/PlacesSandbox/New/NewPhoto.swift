import PlaceIndex
import PlacesClient

/// Photo media of Places API (New): a request that keeps its rules, and the answer to it, which leads to a picture.
struct NewPhoto {
  private let width: Int?
  private let height: Int?
  private let skipsRedirect: Bool
  /// The server that was asked, as the request names it; it has the pictures.
  private let host: String?

  /// Reads and checks a request: the sizes, of which one must be there.
  init(_ request: Incoming, _ system: SystemParameters) throws(RPCError) {
    try system.refuseUnknown(except: ["maxWidthPx", "maxHeightPx", "skipHttpRedirect"])
    host = request.header("host").flatMap { Self.isHost($0) ? $0 : nil }
    width = try Self.size("maxWidthPx", system)
    height = try Self.size("maxHeightPx", system)
    guard width != nil || height != nil else {
      throw .invalid(
        "max_width_px", "Invalid request: one of max_width_px and max_height_px must be set.")
    }
    switch system.field("skipHttpRedirect") {
    case "true": skipsRedirect = true
    case "", "false": skipsRedirect = false
    case let other:
      throw .invalid(
        "skip_http_redirect", "Invalid skip_http_redirect '\(other)': it must be true or false.")
    }
  }

  /// A redirect to the picture, or its address as JSON; in process, where there is no server, that of none.
  ///
  /// - Parameters:
  ///   - id: The identifier of the place.
  ///   - reference: The last part of the photo's name.
  ///   - index: The places.
  /// - Returns: HTTP 302 with the address, or HTTP 200 with it in the body.
  /// - Throws: What is wrong with the place, or `NOT_FOUND` for a photo it does not have.
  func answer(
    place id: String, photo reference: String, in index: any PlaceSearch
  ) throws(RPCError) -> HTTPResponse {
    let place: IndexedPlace
    switch PlaceLookup(id, in: index) {
    case .found(let found), .moved(let found, _): place = found
    case .stale, .empty: throw .staleID
    case .malformed: throw .badPlaceID(id)
    }
    guard let photo = PhotoFact.all(of: place).first(where: { $0.reference == reference }) else {
      throw RPCError(
        code: .notFound, message: "The photo resource in the request is not found.")
    }
    let size = photo.size(width: width, height: height)
    let base = host.map { "http://" + $0 + "/sandbox/photos/" }
    let picture =
      (base ?? "https://example.com/places-sandbox/photos/") + reference
      + "/\(size.width)x\(size.height).png"
    if skipsRedirect {
      return .json([
        "name": .string("places/\(place.id)/photos/\(reference)/media"),
        "photoUri": .string(picture),
      ])
    }
    return HTTPResponse(
      status: 302, headers: [HTTPRequest.Field("Location", picture)], body: [])
  }

  /// Whether a text is a name or an address, with or without a port.
  private static func isHost(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x3A, 0x41...0x5B, 0x5D, 0x61...0x7A, 0x2D, 0x2E: true
      default: false
      }
    }
  }

  private static func size(
    _ name: String, _ system: SystemParameters
  ) throws(RPCError) -> Int? {
    let text = system.field(name)
    if text.isEmpty { return nil }
    let field = FieldName.snakeCase(name)
    guard let size = Int(text), (1...4800).contains(size) else {
      throw .invalid(field, "Invalid \(field): it must be between 1 and 4800, inclusive.")
    }
    return size
  }
}
