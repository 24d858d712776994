import PlacesClient

/// A method of Places API (New) as errors name it.
struct MethodName: Hashable {
  /// The name without the service: `GetPlace`.
  let name: String

  /// The method of a path.
  init(_ path: String) {
    name = Self.named.first { path.hasSuffix($0.end) }?.name ?? "GetPlace"
  }

  private static let named = [
    (end: "places:autocomplete", name: "AutocompletePlaces"),
    (end: "places:searchText", name: "SearchText"),
    (end: "places:searchNearby", name: "SearchNearby"), (end: "/media", name: "GetPhotoMedia"),
  ]

  /// A text with the method in place of `{method}`, and of `{metric}` its name in quotas.
  func filled(_ text: String) -> String {
    var metric = ""
    for character in name {
      if character.isUppercase, !metric.isEmpty { metric += "_" }
      metric += character.lowercased()
    }
    return text.substituting("{method}", with: name).substituting("{metric}", with: metric)
  }
}
