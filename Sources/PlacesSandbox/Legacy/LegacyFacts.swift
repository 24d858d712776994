import PlaceIndex
import PlacesClient

/// The fields of a place in the legacy service that are derived: see `Sources/PlacesSandbox/Facts`.
struct LegacyFacts {
  let place: IndexedPlace
  let instant: Int
  /// How reviews are sorted and in which language they are.
  let reviews: ReviewWish

  /// What a request says about reviews.
  struct ReviewWish: Hashable {
    /// How they are sorted.
    var order = ReviewFact.Order.relevance
    /// Whether those in another language are translated.
    var translates = true
    /// The base language of the request.
    var language = AnswerLanguage.fallback
  }

  /// A field by the name the answer uses; `nil` when nothing is known.
  func value(_ name: String) -> JSONValue? {
    if let fact = YesNoFact.named(legacy: name) {
      return fact.value(of: place, PlaceTraits(place)).map(JSONValue.bool)
    }
    switch name {
    case "wheelchair_accessible_entrance":
      return FactGroup.isEntranceAccessible(place).map(JSONValue.bool)
    case "photos":
      let photos = PhotoFact.all(of: place)
      return photos.isEmpty ? nil : .array(photos.map(photo))
    case "reviews":
      let found = ReviewFact.all(of: place, reviews.order, language: reviews.language)
      return found.isEmpty ? nil : .array(found.map(review))
    case "secondary_opening_hours":
      let hours = SecondaryHours.all(of: place, instant: instant).compactMap { row -> JSONValue? in
        guard !SecondaryHours.onlyNew.contains(row.kind),
          var object = LegacyShape.currentHours(row.hours)
        else { return nil }
        object.append("type", row.kind)
        return .object(object)
      }
      return hours.isEmpty ? nil : .array(hours)
    default: return nil
    }
  }

  private func photo(_ photo: PhotoFact) -> JSONValue {
    let author = HTMLText.escape(photo.author.name)
    let link = "<a href=\"\(HTMLText.escape(photo.author.page))\">\(author)</a>"
    return .object([
      "height": .integer(Int64(photo.height)), "html_attributions": .array([.string(link)]),
      "photo_reference": .string(photo.reference), "width": .integer(Int64(photo.width)),
    ])
  }

  private func review(_ review: ReviewFact) -> JSONValue {
    let shown = review.text(for: reviews.language, translates: reviews.translates)
    return .object([
      "author_name": .string(review.author.name), "author_url": .string(review.author.page),
      "language": .string(shown.language), "original_language": .string(review.language),
      "profile_photo_url": .string(review.author.picture),
      "rating": .integer(Int64(review.stars)),
      "relative_time_description": .string(review.age(at: instant)),
      "text": .string(HTMLText.escape(shown.text)), "time": .integer(Int64(review.published)),
      "translated": .bool(shown.language != review.language),
    ])
  }
}
