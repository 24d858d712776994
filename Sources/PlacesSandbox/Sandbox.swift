public import PlaceIndex
public import PlacesClient

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Google's place services, answered from an index on this machine.
///
/// A pure function from a request to a response: Places API (New), the legacy Places web service and the Geocoding API with
/// their parameters, limits, errors and fields. It reads requests and writes responses by itself; of the client it uses only
/// the tables (types, fields, countries), so that the two check each other. What Google does not document is lenient here;
/// Docs/sandbox.md lists it.
public struct Sandbox: Sendable {
  /// The places.
  let index: any PlaceSearch
  /// The streets asked about lately.
  let streets = StreetCache()
  /// What offsets count.
  let offsetUnit: OffsetUnit
  /// Seconds since 1970-01-01 00:00 UTC.
  let now: @Sendable () -> Int
  /// The names of areas in other languages, as far as they were asked for.
  let areaNames = AreaNames()
  /// The field masks that came lately.
  let masks = FieldMasks()
  /// The businesses by phone number and by the symbols in their names, once they were asked for.
  let businesses = BusinessTable()

  /// Creates a sandbox.
  ///
  /// - Parameters:
  ///   - index: The places it answers from.
  ///   - offsetUnit: What match offsets, offsets of terms and the caret count.
  ///   - now: Seconds since 1970-01-01 00:00 UTC; decides what is open.
  public init(
    index: any PlaceSearch, offsetUnit: OffsetUnit = .unicodeScalars,
    now: @escaping @Sendable () -> Int = Sandbox.systemTime
  ) {
    self.index = index
    self.offsetUnit = offsetUnit
    self.now = now
  }

  /// The time of the system's clock, in seconds since 1970-01-01 00:00 UTC.
  public static let systemTime: @Sendable () -> Int = { Int(time(nil)) }

  /// Answers a request as it came off a connection; the key is looked for where the service takes it.
  public func respond(to request: SandboxRequest) -> HTTPResponse {
    respond(to: Incoming(request))
  }

  /// Answers a request of the client in the same process.
  ///
  /// - Parameters:
  ///   - request: The request; its target is encoded and decoded again, as on the wire.
  ///   - key: The key that goes with it, or `nil` for none.
  /// - Returns: The whole answer.
  public func respond(to request: HTTPRequest, key: String?) -> HTTPResponse {
    let raw = SandboxRequest(
      method: request.method.rawValue, target: request.target, headers: request.headers,
      body: request.body)
    return respond(to: Incoming(raw, key: key))
  }

  private func respond(to request: Incoming) -> HTTPResponse {
    guard let endpoint = Endpoint(method: request.method, path: request.path) else {
      return .notFoundPage(request.rawPath)
    }
    if request.key != nil, let fault = ReservedInputs.fault(request) {
      return fault.response(isNew: request.path.first == "v1", path: request.rawPath)
    }
    switch endpoint {
    case .legacyAutocomplete: return LegacyAutocomplete.respond(to: request, self)
    case .legacyDetails: return LegacyDetails.respond(to: request, self)
    case .legacyFindPlace: return LegacyFindPlace.respond(to: request, self)
    case .geocoding: return GeocodingService.respond(to: request, self)
    case .autocomplete, .details, .textSearch, .nearbySearch, .photo:
      return answer(request, to: endpoint)
    }
  }

  /// What all methods of Places API (New) have in common: the key first, and one form of errors.
  private func answer(_ request: Incoming, to endpoint: Endpoint) -> HTTPResponse {
    do throws(RPCError) {
      guard request.key != nil else { throw .unregisteredCaller }
      let system = SystemParameters(request)
      if case .photo(let place, let photo) = endpoint {
        return try NewPhoto(request, system).answer(place: place, photo: photo, in: index)
      }
      if case .autocomplete = endpoint {
        return .json(try NewAutocomplete(request, system, for: self).answer(from: self))
      }
      let body: JSONObject =
        switch endpoint {
        case .details(let id): try NewDetails(request, system, id: id).answer(from: self)
        case .textSearch: try NewTextSearch(request, system).answer(from: self)
        default: try NewNearbySearch(request, system).answer(from: self)
        }
      return .json(body)
    } catch {
      return error.response
    }
  }
}
