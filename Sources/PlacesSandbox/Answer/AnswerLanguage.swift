import PlaceIndex
import PlacesClient

/// The language of an answer, as far as the data has names in it.
///
/// The names of countries are known in many languages. Of other places, the further names carry no language: one is taken for
/// a name in the wanted language only where its script says so: where that script is written by one language, or by one
/// among those Google has. Latin, Cyrillic, Arabic and Devanagari letters and Chinese characters belong to many and never
/// count.
struct AnswerLanguage {
  /// The scalars of the script that stands for the language; `nil` when none does.
  private let script: ClosedRange<UInt32>?
  /// The names of countries; `nil` in English and where there are none.
  private let countries: CountryNames?
  /// The base language, in lower case.
  let code: String

  /// The language of answers where nothing else was asked for, or where the data has no other name.
  static let fallback = "en"

  /// Whether texts stay as the data has them.
  var isPlain: Bool { script == nil && countries == nil }

  /// The language of a parameter or field; when that is empty, the one the header `Accept-Language` puts first.
  init(_ tag: String?, _ request: Incoming) {
    let wanted = tag.flatMap { $0.isEmpty ? nil : $0 } ?? request.header("accept-language") ?? ""
    guard !wanted.isEmpty else {
      (code, script, countries) = ("", nil, nil)
      return
    }
    let whole = wanted.prefix { $0 != "," && $0 != ";" }.lowercased()
      .substituting("_", with: "-").trimmingBlanks()
    code = String(whole.prefix { $0 != "-" })
    script = Self.scripts[code]
    countries = CountryNames(String(whole))
  }

  /// The place with the names in the language that there are: its own, its country's, and those of the region and town it
  /// lies in, which are looked up.
  func applied(to place: IndexedPlace, in sandbox: Sandbox) -> LocalizedPlace {
    var result = LocalizedPlace(place: place)
    if isPlain { return result }
    nameItself(&result)
    nameAround(&result, in: sandbox)
    if let name = countries?.name(of: place.countryCode), let language = countries?.language {
      if place.kind == .country { result.place.name = name }
      result.place.countryName = name
      result.languages[name] = language
    }
    return result
  }

  private func nameItself(_ result: inout LocalizedPlace) {
    guard let name = name(of: result.place), result.place.kind != .country || countries == nil
    else {
      return
    }
    result.languages[name] = code
    switch result.place.kind {
    case .country: result.place.countryName = name
    case .region: result.place.regionName = name
    case .locality:
      if result.place.regionName == result.place.name, result.place.regionCode == nil {
        result.place.regionName = name
      }
      result.place.localityName = name
    case .neighborhood: result.place.neighborhoodName = name
    case .postalCode, .airport, .route, .streetAddress, .establishment: break
    }
    result.place.name = name
  }

  /// Region and town, where they are records of their own that have a name in the language's script.
  private func nameAround(_ result: inout LocalizedPlace, in sandbox: Sandbox) {
    guard script != nil else { return }
    let place = result.place
    if place.kind != .region, place.kind != .country, let region = place.regionName,
      let name = name(ofArea: region, "administrative_area_level_1", around: place, in: sandbox)
    {
      result.place.regionName = name
      result.languages[name] = code
    }
    if place.kind != .locality, let town = place.localityName,
      let name = name(ofArea: town, "locality", around: place, in: sandbox)
    {
      result.place.localityName = name
      result.languages[name] = code
    }
  }

  private func name(
    ofArea area: String, _ type: String, around place: IndexedPlace, in sandbox: Sandbox
  ) -> String? {
    let key = AreaNames.Key(
      language: code, type: type, name: area, region: place.regionName,
      country: place.countryCode)
    return sandbox.areaNames.name(key) {
      record(area, type, of: place, in: sandbox.index).flatMap { name(of: $0) }
    }
  }

  private func record(
    _ name: String, _ type: String, of place: IndexedPlace, in index: any PlaceSearch
  ) -> IndexedPlace? {
    let query = PlaceQuery(
      text: name, types: .anyOf([type]), countries: [place.countryCode], limit: 10)
    return index.search(query).map(\.place).first {
      $0.name == name && $0.regionName == place.regionName
    }
  }

  /// The name of a place in the language's script, `nil` where there is none.
  private func name(of place: IndexedPlace) -> String? {
    guard let script else { return nil }
    // Japanese names of places in Japan are written with Chinese characters; kana only spell how those are read.
    if code == "ja", place.countryCode == "jp" { return nil }
    if Self.isWritten(place.name, in: script) { return place.name }
    return Self.usual(of: place.alternateNames.filter { Self.isWritten($0, in: script) })
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
