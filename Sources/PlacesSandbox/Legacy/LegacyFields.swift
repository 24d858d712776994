import PlacesClient

/// The `fields` parameter of the legacy services.
enum LegacyFields {
  /// Reads a list of fields; blanks around names are ignored.
  ///
  /// - Parameters:
  ///   - text: Names joined with commas, sub-fields with `/`; `*` for everything.
  ///   - allowed: The names at the top that the service has.
  /// - Returns: What is wanted, by the names the answer uses.
  /// - Throws: `INVALID_REQUEST` with the first name that is none.
  static func selection(
    _ text: String, allowed: (String) -> Bool
  ) throws(LegacyError) -> FieldSelection {
    var selection = FieldSelection.none
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let name = word.trimmingBlanks()
      if name == "*" { return .all }
      var parts = name.split(separator: "/", omittingEmptySubsequences: false)
      guard let first = parts.first else { throw .unknownField(name) }
      let top = aliases[String(first)] ?? String(first)
      guard allowed(top) else { throw .unknownField(name) }
      parts[0] = top[...]
      var message = top
      for part in parts.dropFirst() {
        guard let next = members[message]?[String(part)] else { throw .unknownField(name) }
        message = next
      }
      selection.insert(parts)
    }
    return selection
  }

  /// Whether Place Details has a field, by the name the answer uses.
  static func isDetailsField(_ name: String) -> Bool { detailsFields.contains(name) }

  /// Whether Find Place has a field, by the name the answer uses.
  static func isFindPlaceField(_ name: String) -> Bool { findPlaceFields.contains(name) }

  /// The fields of Place Details in the order of the table, by the names the answer uses.
  static let detailsFields: [String] = {
    var names: [String] = []
    for path in DetailsField.all.compactMap(\.legacyPath) {
      let top = String(path.prefix { $0 != "/" })
      let name = aliases[top] ?? top
      if !names.contains(name) { names.append(name) }
    }
    return names + ["reference", "scope"]
  }()

  private static let findPlaceFields: Set<String> = [
    "business_status", "formatted_address", "geometry", "icon", "icon_background_color",
    "icon_mask_base_uri", "name", "permanently_closed", "photos", "place_id", "plus_code", "types",
    "opening_hours", "price_level", "rating", "user_ratings_total",
  ]

  /// Names in requests that differ from those in answers, and the other way round: both are taken.
  private static let aliases = [
    "photo": "photos", "type": "types", "address_component": "address_components",
    "review": "reviews",
  ]

  /// What can be asked for below a field; an empty value means a plain one.
  private static let members: [String: [String: String]] = [
    "address_components": ["long_name": "", "short_name": "", "types": ""],
    "geometry": ["location": "LatLng", "viewport": "Viewport"],
    "LatLng": ["lat": "", "lng": ""],
    "Viewport": ["northeast": "LatLng", "southwest": "LatLng"],
    "plus_code": ["global_code": "", "compound_code": ""],
    "opening_hours": hours, "current_opening_hours": hours, "secondary_opening_hours": hours,
    "Period": ["open": "Point", "close": "Point"],
    "Point": ["day": "", "time": "", "date": "", "truncated": ""],
    "SpecialDay": ["date": "", "exceptional_hours": ""],
    "editorial_summary": ["overview": "", "language": ""],
    "photos": ["photo_reference": "", "height": "", "width": "", "html_attributions": ""],
    "reviews": [
      "author_name": "", "author_url": "", "language": "", "original_language": "",
      "profile_photo_url": "", "rating": "", "relative_time_description": "", "text": "",
      "time": "", "translated": "",
    ],
  ]

  private static let hours = [
    "open_now": "", "periods": "Period", "weekday_text": "", "special_days": "SpecialDay",
    "type": "",
  ]
}
