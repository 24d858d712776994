/// The cheapest question to each service that shows whether it answers with a key, and how its answer is read.
package enum ServiceProbe {
  /// A place that has had this ID for many years: Google's office in Sydney.
  ///
  /// That it is unknown, as in a sandbox, is an answer too.
  private static let placeID = "ChIJN1t_tDeuEmsRUsoyG83frY4"

  /// What is asked.
  ///
  /// Details with nothing but the ID are free in both generations. Geocoding has nothing that is free, so it is asked for
  /// nothing at all: it looks at the key first, and a refusal of the question is not billed.
  ///
  /// - Parameters:
  ///   - service: The service.
  ///   - spends: Whether a question that is billed may be asked.
  /// - Returns: The request, without the key.
  package static func request(to service: Service, spends: Bool) -> HTTPRequest {
    switch service {
    case .placesNew:
      HTTPRequest(
        service: .placesNew, path: ["v1", "places", placeID],
        headers: [HTTPRequest.Field("X-Goog-FieldMask", "id")])
    case .placesLegacy:
      HTTPRequest(
        service: .placesLegacy, path: ["maps", "api", "place", "details", "json"],
        query: [HTTPRequest.Field("place_id", placeID), HTTPRequest.Field("fields", "place_id")])
    case .geocoding:
      HTTPRequest(
        service: .geocoding, path: ["maps", "api", "geocode", "json"],
        query: spends ? [HTTPRequest.Field("address", "Sydney")] : [])
    }
  }

  /// What the question costs at list price in millionths of a US dollar.
  package static func microdollars(to service: Service, spends: Bool) -> Int {
    service == .geocoding && spends ? SKU.with(.geocoding).microdollars : 0
  }

  /// Reads the answer: any that shows that key and service are in order is good.
  ///
  /// - Throws: The refusal, or what makes the answer unreadable.
  package static func check(_ response: HTTPResponse, from service: Service) throws(PlacesError) {
    do throws(PlacesError) {
      switch service {
      case .placesNew: _ = try ServiceAnswer.new(response, asked: .place) { _ in true }
      case .placesLegacy, .geocoding:
        _ = try ServiceAnswer.legacy(response, from: service, asked: .place) { _, _ in true }
      }
    } catch {
      switch error {
      case .refused(let refusal) where refusal.cause == .stalePlaceID: return
      case .refused(let refusal)
      where service == .geocoding && refusal.status == "INVALID_REQUEST":
        return
      default: throw error
      }
    }
  }

  /// The proxy that requests to a server go through, without user and password; `nil` for none.
  package static func proxy(for server: BaseURL, environment: [String: String]) -> String? {
    ProxySettings(for: server, environment: environment)?.name
  }

  /// The name of a service in the Cloud console.
  package static func title(of service: Service) -> String { service.consoleName }
}

extension APIKey {
  /// Whether it has the form of Google's keys: `AIza` and 35 letters, digits, `-` and `_`.
  package var looksLikeGoogles: Bool {
    withText { text in
      text.utf8.count == 39 && text.hasPrefix("AIza")
        && text.unicodeScalars.allSatisfy {
          ($0.properties.isAlphabetic && $0.isASCII) || ("0"..."9").contains($0) || $0 == "-"
            || $0 == "_"
        }
    }
  }
}
