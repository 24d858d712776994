import PlaceIndex

/// Numbers and positions as text in a query string.
enum NumberText {
  /// Reads a finite decimal number, exponents allowed; blanks around it are ignored.
  static func double(_ text: some StringProtocol) -> Double? {
    var bytes = Array(text.utf8)[...]
    while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    let isPlain = bytes.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    guard isPlain, let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite
    else { return nil }
    return value
  }

  /// Reads `LAT,LNG` without looking at the ranges.
  static func pair(_ text: some StringProtocol) -> GeoPoint? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let latitude = double(parts[0]), let longitude = double(parts[1])
    else { return nil }
    return GeoPoint(latitude: latitude, longitude: longitude)
  }

  /// Reads `LAT,LNG` within −90…90 and −180…180.
  static func point(_ text: some StringProtocol) -> GeoPoint? {
    guard let point = pair(text), (-90...90).contains(point.latitude),
      (-180...180).contains(point.longitude)
    else { return nil }
    return point
  }
}

extension GeoPoint {
  /// The same position with the longitude turned into −180…180 and the latitude cut at the poles, as the legacy service
  /// reads its areas.
  var wrapped: GeoPoint {
    var longitude = longitude
    if !(-180...180).contains(longitude) {
      longitude = (longitude + 180).truncatingRemainder(dividingBy: 360)
      longitude += longitude < 0 ? 180 : -180
    }
    return GeoPoint(latitude: Swift.min(90, Swift.max(-90, latitude)), longitude: longitude)
  }
}
