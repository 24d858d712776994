/// The generation of Google's places services that is asked for predictions and details.
public enum API: String, Sendable, Hashable, CaseIterable {
  /// Places API (New).
  case new
  /// The legacy Places web service, which new Cloud projects cannot enable.
  case legacy

  /// The service that carries predictions and details.
  public var service: Service {
    switch self {
    case .new: .placesNew
    case .legacy: .placesLegacy
    }
  }

  /// The name the Cloud console shows.
  public var consoleName: String { service.consoleName }
}

extension Service {
  /// The name the Cloud console shows, for telling people what to enable.
  public var consoleName: String {
    switch self {
    case .placesNew: "Places API (New)"
    case .placesLegacy: "Places API"
    case .geocoding: "Geocoding API"
    }
  }

  /// The host that answers when no other base URL is set.
  public var host: String {
    switch self {
    case .placesNew: "places.googleapis.com"
    case .placesLegacy, .geocoding: "maps.googleapis.com"
    }
  }
}
