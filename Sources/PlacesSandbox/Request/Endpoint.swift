/// The methods the sandbox has, by their paths.
enum Endpoint: Hashable {
  case autocomplete
  case details(id: String)
  case textSearch
  case nearbySearch
  case photo(place: String, photo: String)
  case legacyAutocomplete
  case legacyDetails
  case legacyFindPlace
  case geocoding

  /// Finds the method of a path, or `nil` when no service has it; the HTTP method is part of the match, as at Google's front
  /// end.
  init?(method: String, path: [String]) {
    switch (method, path) {
    case ("POST", ["v1", "places:autocomplete"]): self = .autocomplete
    case ("POST", ["v1", "places:searchText"]): self = .textSearch
    case ("POST", ["v1", "places:searchNearby"]): self = .nearbySearch
    case ("GET", ["maps", "api", "place", "autocomplete", "json"]): self = .legacyAutocomplete
    case ("GET", ["maps", "api", "place", "details", "json"]): self = .legacyDetails
    case ("GET", ["maps", "api", "place", "findplacefromtext", "json"]): self = .legacyFindPlace
    case ("GET", ["maps", "api", "geocode", "json"]): self = .geocoding
    default:
      guard method == "GET", path.count >= 3, path[0] == "v1", path[1] == "places",
        !path[2].isEmpty
      else { return nil }
      switch path.count {
      case 3: self = .details(id: path[2])
      case 6 where path[3] == "photos" && !path[4].isEmpty && path[5] == "media":
        self = .photo(place: path[2], photo: path[4])
      default: return nil
      }
    }
  }
}
