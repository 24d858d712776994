import PlaceIndex
import PlacesClient

extension NewFacts {
  /// Photos, reviews and summaries.
  func opinion(_ name: String) -> JSONValue? {
    switch name {
    case "photos":
      let photos = PhotoFact.all(of: place)
      return photos.isEmpty ? nil : .array(photos.map(photo))
    case "reviews":
      let reviews = ReviewFact.all(of: place, .relevance, language: language)
      return reviews.isEmpty ? nil : .array(reviews.map(review))
    case "generativeSummary":
      return SummaryFacts.overview(of: place).map { text in
        .object([
          "overview": .object(NewWriting.text(text)),
          "overviewFlagContentUri": .string(SummaryFacts.flagPage(of: place, "summary")),
          "disclosureText": Self.disclosure,
        ])
      }
    case "reviewSummary":
      return SummaryFacts.reviews(of: place).map { text in
        .object([
          "text": .object(NewWriting.text(text)),
          "flagContentUri": .string(SummaryFacts.flagPage(of: place, "reviews")),
          "disclosureText": Self.disclosure,
          "reviewsUri": .string(PlaceFacts.link(to: place) + "/reviews"),
        ])
      }
    case "consumerAlert": return SummaryFacts.alert(of: place).map { .object(alert($0)) }
    default: return nil
    }
  }

  /// What every invented summary says about itself.
  static let disclosure = JSONValue.object(NewWriting.text(SummaryFacts.disclosure))

  private func photo(_ photo: PhotoFact) -> JSONValue {
    .object([
      "name": .string("places/\(place.id)/photos/\(photo.reference)"),
      "widthPx": .integer(Int64(photo.width)), "heightPx": .integer(Int64(photo.height)),
      "authorAttributions": .array([.object(NewWriting.author(photo.author))]),
      "flagContentUri": .string(
        SummaryFacts.flagPage(of: place, "photos/" + photo.reference)),
      "googleMapsUri": .string(photo.page),
    ])
  }

  private func review(_ review: ReviewFact) -> JSONValue {
    let shown = review.text(for: language, translates: true)
    var object: JSONObject = [
      "name": .string("places/\(place.id)/reviews/\(review.reference)"),
      "relativePublishTimeDescription": .string(review.age(at: instant)),
      "text": .object(NewWriting.text(shown.text, shown.language)),
      "originalText": .object(NewWriting.text(review.original, review.language)),
      "rating": .integer(Int64(review.stars)),
      "authorAttribution": .object(NewWriting.author(review.author)),
      "publishTime": .string(NewWriting.timestamp(review.published)),
      "flagContentUri": .string(
        SummaryFacts.flagPage(of: place, "reviews/" + review.reference)),
      "googleMapsUri": .string(PlaceFacts.link(to: place) + "/reviews/" + review.reference),
    ]
    if let visited = review.visited {
      object["visitDate"] = .object([
        "year": .integer(Int64(visited.year)), "month": .integer(Int64(visited.month)),
      ])
    }
    return .object(object)
  }

  private func alert(_ text: String) -> JSONObject {
    [
      "overview": .string(text),
      "details": .object([
        "title": "Suspicious reviews",
        "description": "This alert is an example: neither the place nor its reviews exist.",
        "aboutLink": .object([
          "title": "About such alerts",
          "uri": .string(SummaryFacts.flagPage(of: place, "alert")),
        ]),
      ]),
      "languageCode": "en",
    ]
  }
}
