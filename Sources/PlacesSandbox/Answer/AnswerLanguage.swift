import PlaceIndex

/// The language of an answer, as far as the data has names in it.
///
/// The other names of a place carry no language. A name is taken for one in the wanted language only where its script says so:
/// where that script is written by one language, or by one among those Google has. Latin, Cyrillic, Arabic and Devanagari
/// letters and Chinese characters belong to many and never count.
struct AnswerLanguage {
  /// The scalars of the script that stands for the language; `nil` when none does.
  private let script: ClosedRange<UInt32>?
  /// The base language, in lower case.
  let code: String

  /// The language of answers where nothing else was asked for, or where the data has no other name.
  static let fallback = "en"

  /// The language of a parameter or field; when that is empty, the one the header `Accept-Language` puts first.
  init(_ tag: String?, _ request: Incoming) {
    let wanted = tag.flatMap { $0.isEmpty ? nil : $0 } ?? request.header("accept-language") ?? ""
    code = wanted.prefix { $0 != "-" && $0 != "," && $0 != ";" && $0 != "_" }.lowercased()
    script = Self.scripts[code]
  }

  /// The place with its own name in the language, where there is one; what it lies in keeps its names.
  func applied(to place: IndexedPlace) -> (place: IndexedPlace, nameLanguage: String) {
    guard let script else { return (place, Self.fallback) }
    // Japanese names of places in Japan are written with Chinese characters; kana only spell how those are read.
    if code == "ja", place.countryCode == "jp" { return (place, Self.fallback) }
    if Self.isWritten(place.name, in: script) { return (place, code) }
    let names = place.alternateNames.filter { Self.isWritten($0, in: script) }
    guard let name = Self.usual(of: names) else { return (place, Self.fallback) }
    var place = place
    switch place.kind {
    case .country: place.countryName = name
    case .region: place.regionName = name
    case .locality:
      if place.regionName == place.name, place.regionCode == nil { place.regionName = name }
      place.localityName = name
    case .neighborhood: place.neighborhoodName = name
    case .postalCode, .airport, .route, .streetAddress, .establishment: break
    }
    place.name = name
    return (place, code)
  }

  /// The name that most of the others begin with, of several the shortest: a town has one name with and without what it is
  /// (City, Metropolis), and former names stand alone.
  private static func usual(of names: [String]) -> String? {
    let ranked = names.enumerated().map { index, name in
      (names.count { $0.hasPrefix(name) }, -name.unicodeScalars.count, -index, name)
    }
    return ranked.max { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }?.3
  }

  /// Whether all letters of a text beyond ASCII are of a script, and there are some.
  private static func isWritten(_ text: String, in script: ClosedRange<UInt32>) -> Bool {
    var count = 0
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      guard script.contains(scalar.value) else { return false }
      count += 1
    }
    return count > 0
  }

  /// By language code, as Google writes it and as the standards do.
  private static let scripts: [String: ClosedRange<UInt32>] = [
    "el": 0x370...0x3FF, "hy": 0x530...0x58F, "iw": 0x5D0...0x5EA, "he": 0x5D0...0x5EA,
    "bn": 0x980...0x9FF, "pa": 0xA00...0xA7F, "gu": 0xA80...0xAFF, "ta": 0xB80...0xBFF,
    "te": 0xC00...0xC7F, "kn": 0xC80...0xCFF, "ml": 0xD00...0xD7F, "si": 0xD80...0xDFF,
    "th": 0xE00...0xE7F, "lo": 0xE80...0xEFF, "my": 0x1000...0x109F, "ka": 0x10A0...0x10FF,
    "km": 0x1780...0x17FF, "ja": 0x3040...0x30FF, "ko": 0xAC00...0xD7A3,
  ]
}
