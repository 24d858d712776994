import PlaceIndex

/// An Open Location Code: a square of the Earth as a few characters.
struct PlusCode: Hashable {
  /// The code with its area, ten digits: `8FVC9G8F+6X`.
  let global: String

  /// The code of the square of 1/8000 degree (about 14 metres) around a point.
  init(_ point: GeoPoint) {
    let steps = Self.stepsPerDegree
    var north = Self.steps(from: point.latitude + 90, perDegree: steps)
    north = Swift.min(Swift.max(0, north), 180 * steps - 1)
    var east = Self.steps(from: point.longitude + 180, perDegree: steps)
    east = ((east % (360 * steps)) + 360 * steps) % (360 * steps)
    var digits = [UInt8](repeating: UInt8(ascii: "+"), count: 11)
    // Pairs of a step north and a step east, the last pair behind the sign.
    for offset in [9, 6, 4, 2, 0] {
      digits[offset] = Self.digits[north % 20]
      digits[offset + 1] = Self.digits[east % 20]
      east /= 20
      north /= 20
    }
    global = String(decoding: digits, as: UTF8.self)
  }

  /// The code without the four characters a nearby town stands for: `9G8F+6X`.
  var local: String { String(decoding: global.utf8.dropFirst(4), as: UTF8.self) }

  /// The middle of the square a full code names, or `nil` for anything that is none.
  ///
  /// Takes 8 digits and more, padding with zeros (`8FVC0000+`), and the finer grid after the tenth digit.
  static func center(of code: String) -> GeoPoint? {
    guard let parts = parts(of: code), parts.head.count == 8 else { return nil }
    var head = parts.head
    while head.last == "0" { head.removeLast() }
    guard head.count >= 2, head.count.isMultiple(of: 2) else { return nil }
    guard head.count == 8 || parts.tail.isEmpty else { return nil }
    let digits = (head + parts.tail).compactMap(value)
    guard digits.count == head.count + parts.tail.count else { return nil }
    return center(of: digits)
  }

  /// The full code that a short one (`CWC8+R9`) stands for near a place.
  static func expanded(_ short: String, near reference: GeoPoint) -> GeoPoint? {
    guard let parts = parts(of: short), (2...6).contains(parts.head.count),
      parts.head.count.isMultiple(of: 2), !parts.head.contains("0")
    else { return nil }
    let missing = 8 - parts.head.count
    let area = PlusCode(reference).global.prefix(missing)
    guard var center = center(of: "\(area)\(String(parts.head))+\(String(parts.tail))") else {
      return nil
    }
    var resolution = 20.0
    for _ in 0..<(missing / 2 - 1) { resolution /= 20 }
    if reference.latitude + resolution / 2 < center.latitude, center.latitude - resolution >= -90 {
      center.latitude -= resolution
    } else if reference.latitude - resolution / 2 > center.latitude,
      center.latitude + resolution <= 90
    {
      center.latitude += resolution
    }
    if reference.longitude + resolution / 2 < center.longitude {
      center.longitude -= resolution
    } else if reference.longitude - resolution / 2 > center.longitude {
      center.longitude += resolution
    }
    return center.wrapped
  }

  /// Whether a word has the form of a code, full or short.
  static func isCode(_ word: String) -> Bool {
    guard let parts = parts(of: word) else { return false }
    return parts.head.count >= 4 && (parts.tail.count >= 2 || parts.head.contains("0"))
  }

  private static let alphabet = Array("23456789CFGHJMPQRVWX")
  private static let digits = Array("23456789CFGHJMPQRVWX".utf8)
  private static let stepsPerDegree = 8000

  private static func value(_ digit: Character) -> Int? { alphabet.firstIndex(of: digit) }

  /// Whole steps below an angle; decimals that are a hair below a step count as on it.
  private static func steps(from degrees: Double, perDegree: Int) -> Int {
    let exact = degrees * Double(perDegree)
    let nearest = exact.rounded()
    return Int(abs(exact - nearest) < 1e-6 ? nearest : exact.rounded(.down))
  }

  private static func parts(of code: String) -> (head: [Character], tail: [Character])? {
    guard code.utf8.contains(UInt8(ascii: "+")) else { return nil }
    let letters = Array(code.uppercased())
    guard letters.count <= 16, let mark = letters.firstIndex(of: "+") else { return nil }
    let head = Array(letters[..<mark])
    let tail = Array(letters[(mark + 1)...])
    guard head.count <= 8, tail.count != 1, tail.allSatisfy({ value($0) != nil }) else {
      return nil
    }
    var padding = false
    for letter in head {
      if letter == "0" {
        padding = true
      } else if padding || value(letter) == nil {
        return nil
      }
    }
    return (head, tail)
  }

  private static func center(of digits: [Int]) -> GeoPoint? {
    var south = -90.0
    var west = -180.0
    var height = 400.0
    var width = 400.0
    var index = 0
    while index + 1 < digits.count, index < 10 {
      height /= 20
      width /= 20
      south += Double(digits[index]) * height
      west += Double(digits[index + 1]) * width
      index += 2
    }
    while index < digits.count {
      height /= 5
      width /= 4
      south += Double(digits[index] / 4) * height
      west += Double(digits[index] % 4) * width
      index += 1
    }
    guard south < 90, west < 180 else { return nil }
    return GeoPoint(latitude: south + height / 2, longitude: west + width / 2)
  }
}
