import PlacesClient

/// An answer as bytes on the wire.
enum ResponseBytes {
  /// What a client that waits before its body is told.
  static let goOn = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)

  /// Writes head and body; the length is always given, so that the end is certain.
  ///
  /// - Parameters:
  ///   - response: The answer.
  ///   - omitsBody: Whether the request was a `HEAD`.
  ///   - keepsConnection: Whether another request may follow.
  ///   - seconds: Seconds since 1970, for the date.
  /// - Returns: The bytes.
  static func make(
    _ response: HTTPResponse, omitsBody: Bool, keepsConnection: Bool, seconds: Int
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(response.body.count + 512)
    bytes += "HTTP/1.1 \(response.status) \(ReasonPhrase.text(response.status))\r\n".utf8
    for field in response.headers { bytes += "\(field.name): \(field.value)\r\n".utf8 }
    bytes += "Date: \(HTTPDate.text(seconds))\r\nServer: places-sandbox\r\n".utf8
    if response.status != 204 { bytes += "Content-Length: \(response.body.count)\r\n".utf8 }
    bytes += (keepsConnection ? "Connection: keep-alive\r\n\r\n" : "Connection: close\r\n\r\n").utf8
    if !omitsBody { bytes += response.body }
    return bytes
  }
}

/// The date format of HTTP (RFC 9110, section 5.6.7).
enum HTTPDate {
  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// A moment given in seconds since 1970, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
  static func text(_ seconds: Int) -> String {
    let number = seconds.floorDivided(by: 86_400)
    let date = CivilDate(dayNumber: number)
    let clock = seconds - number * 86_400
    let time = [clock / 3600, clock / 60 % 60, clock % 60].map(\.twoDigits).joined(separator: ":")
    return "\(days[CivilDate.weekday(ofDayNumber: number)]), \(date.day.twoDigits) "
      + "\(months[(date.month + 11) % 12]) \(date.year) \(time) GMT"
  }
}
