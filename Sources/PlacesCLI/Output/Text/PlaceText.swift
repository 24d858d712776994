import PlacesClient

/// A place as labelled lines; the labels are the names of fields, so that `grep` finds what `--fields` named.
enum PlaceText {
  /// Returns label and value of each line.
  static func rows(_ place: Place, requested query: LookupQuery) -> [(String, String)] {
    guard case .details(let request) = query else { return [] }
    let document = PlaceDocument.object(place, asked: request)
    var rows: [(String, String)] = []
    for member in document.members where !member.name.hasSuffix("LanguageCode") {
      append(member.name, member.value, place, to: &rows)
    }
    let isAskedForMore = request.fields.fields.contains { !alwaysSent.contains($0.name) }
    if isAskedForMore && document.members.allSatisfy({ alwaysSent.contains($0.name) }) {
      rows.append(("", "no requested field is available for this place"))
    }
    return rows
  }

  /// What comes with every place, whatever was asked for.
  private static let alwaysSent: Set = [
    "placeId", "requestedPlaceId", "movedPlaceId", "movedPlace", "attributions",
  ]

  private static func append(
    _ name: String, _ value: JSONValue, _ place: Place, to rows: inout [(String, String)]
  ) {
    switch name {
    case "addressComponents":
      for component in place.addressComponents ?? [] {
        rows.append(("\(name).\(component.types.first ?? "other")", component.longText))
      }
    case "location": rows.append((name, place.location?.text ?? ""))
    case "viewport":
      rows.append(
        (name, place.viewport.map { "\($0.southwest.text),\($0.northeast.text)" } ?? ""))
    case "types": rows.append((name, (place.types ?? []).joined(separator: ",")))
    case "plusCode":
      rows.append((name, place.plusCode?.compoundCode ?? place.plusCode?.globalCode ?? ""))
    case "openingHours": append(name, place.openingHours, to: &rows)
    case "currentOpeningHours": append(name, place.currentOpeningHours, to: &rows)
    case "secondaryOpeningHours":
      for hours in place.secondaryOpeningHours ?? [] { append(name, hours, to: &rows) }
    case "currentSecondaryOpeningHours":
      for hours in place.currentSecondaryOpeningHours ?? [] { append(name, hours, to: &rows) }
    case "photos":
      for photo in place.photos ?? [] {
        let credits = photo.attributions.map(\.text).joined(separator: ", ")
        rows.append((name, credits.isEmpty ? photo.reference : "\(photo.reference), \(credits)"))
      }
    case "reviews":
      for review in place.reviews ?? [] { rows.append((name, text(review))) }
    default:
      rows.append(
        (name, value.string ?? String(decoding: JSONWriter.compact(value), as: UTF8.self)))
    }
  }

  private static func append(
    _ name: String, _ hours: OpeningHours?, to rows: inout [(String, String)]
  ) {
    guard let hours else { return }
    let label = hours.secondaryHoursType.map { "\(name).\($0)" } ?? name
    if let openNow = hours.openNow { rows.append(("\(label).openNow", openNow ? "true" : "false")) }
    for line in hours.weekdayDescriptions { rows.append((label, line)) }
  }

  private static func text(_ review: Place.Review) -> String {
    var parts: [String] = []
    if let rating = review.rating {
      parts.append(String(decoding: JSONWriter.compact(.number(rating)), as: UTF8.self) + "/5")
    }
    if let author = review.author { parts.append(author.text) }
    if let time = review.relativePublishTime { parts.append(time) }
    if let text = review.text?.text { parts.append(text) }
    return parts.joined(separator: ", ")
  }
}
