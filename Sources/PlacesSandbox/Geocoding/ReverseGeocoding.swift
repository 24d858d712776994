import PlaceIndex
import PlacesClient

/// Reverse geocoding: the places that contain or stand for a position.
struct ReverseGeocoding {
  private let point: GeoPoint
  private let types: Set<String>
  private let locationTypes: Set<String>

  private static let knownLocationTypes: Set<String> = [
    "ROOFTOP", "RANGE_INTERPOLATED", "GEOMETRIC_CENTER", "APPROXIMATE",
  ]

  /// Reads and checks the parameters.
  init(_ text: String, _ parameters: Parameters) throws(LegacyError) {
    guard let point = NumberText.point(text) else { throw .invalidParameter("latlng") }
    self.point = point
    types = Set(parameters.list("result_type"))
    guard types.allSatisfy({ PlaceType.named($0)?.legacy != nil }) else {
      throw .invalidParameter("result_type")
    }
    locationTypes = Set(parameters.list("location_type"))
    guard locationTypes.isSubset(of: Self.knownLocationTypes) else {
      throw .invalidParameter("location_type")
    }
  }

  /// The results, most precise first, without those the filters drop; the plus code comes with every answer.
  func answer(_ form: GeocodingForm) -> [UInt8] {
    let results = places(form).map { GeocodingResult($0) }.filter {
      (types.isEmpty || !types.isDisjoint(with: $0.types))
        && (locationTypes.isEmpty || locationTypes.contains($0.locationType))
    }
    let square = IndexedPlace.plusCode(at: point, in: form.index)
    return form.answer(results, square: square)
  }

  /// What is around the point; where no known house is at hand, also the one that would be there between known ones.
  private func places(_ form: GeocodingForm) -> [IndexedPlace] {
    let hits = form.index.places(around: point)
    var places = hits.map(\.place)
    let house = hits.first { $0.place.kind == .streetAddress }
    if house?.distanceMeters ?? .infinity > Self.doorstep,
      let street = places.first(where: { $0.kind == .route }),
      let range = form.streets.street(.id(street.id), { StreetRange(street, in: form.index) }),
      let between = range.place(near: point)
    {
      let position = places.firstIndex { $0.kind == .streetAddress }.map { $0 + 1 } ?? 0
      places.insert(between, at: position)
    }
    return places
  }

  /// A known house so near is the one meant, in metres.
  private static let doorstep = 10.0
}
