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
  func answer(from sandbox: Sandbox, _ language: AnswerLanguage) -> [UInt8] {
    let results = sandbox.index.places(around: point).map { GeocodingResult($0.place) }.filter {
      (types.isEmpty || !types.isDisjoint(with: $0.types))
        && (locationTypes.isEmpty || locationTypes.contains($0.locationType))
    }
    return GeocodingService.answer(
      results, language, square: IndexedPlace.plusCode(at: point, in: sandbox.index))
  }
}
