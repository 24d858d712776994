/// A position in decimal degrees, WGS84.
///
/// Always within range.
public struct Coordinate: Sendable, Hashable {
  /// Degrees north, −90 to 90.
  public let latitude: Double
  /// Degrees east, −180 to 180.
  public let longitude: Double

  /// Creates a coordinate.
  ///
  /// - Parameters:
  ///   - latitude: Degrees north, −90 to 90.
  ///   - longitude: Degrees east, −180 to 180.
  /// - Throws: ``ValueError/coordinate(_:_:)`` when a number is not finite or outside its range.
  public init(latitude: Double, longitude: Double) throws(ValueError) {
    let text = "\(latitude),\(longitude)"
    guard latitude >= -90, latitude <= 90 else {
      throw .coordinate(text, .latitude(String(latitude)))
    }
    guard longitude >= -180, longitude <= 180 else {
      throw .coordinate(text, .longitude(String(longitude)))
    }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// `LAT,LNG` as the services want it: plain decimals, no blank.
  public var text: String {
    DecimalText.format(latitude) + "," + DecimalText.format(longitude)
  }

  private init(zeroLatitude latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// A coordinate that stands for any other, where only the form of an answer matters.
  package static let sample = Coordinate(zeroLatitude: 0, longitude: 0)
}
