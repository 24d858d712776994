public import PlaceIndex
public import PlacesClient

/// A source of the sandbox's data that must be named where the data is shown.
struct DataAttribution: Hashable {
  /// The text to show.
  let provider: String
  /// Where the text links to.
  let uri: String?

  /// Real cities, regions and countries.
  static let geoNames = DataAttribution(
    provider: "GeoNames, CC BY 4.0", uri: "https://www.geonames.org/")
  /// Real airports.
  static let airportsData = DataAttribution(
    provider: "airportsdata, MIT", uri: "https://github.com/mborsetti/airportsdata")
  /// Establishments that do not exist.
  static let invented = DataAttribution(
    provider: "Invented for the places sandbox", uri: nil)

  /// Records of the user's own index.
  static let custom = DataAttribution(provider: "Your own data", uri: nil)

  /// The attribution of a record.
  static func of(_ source: IndexedPlace.Source) -> DataAttribution {
    switch source {
    case .geoNames: .geoNames
    case .airportsData: .airportsData
    case .invented: .invented
    case .custom: .custom
    }
  }
}

extension Sandbox {
  /// The sources of the built-in data, for answers whose format has no room for attributions: predictions and geocoding.
  public static let attributions: [Attribution] = [
    Attribution(provider: "Sandbox: invented establishments for testing; not Google's data"),
    Attribution(provider: DataAttribution.geoNames.provider, uri: DataAttribution.geoNames.uri),
    Attribution(
      provider: DataAttribution.airportsData.provider, uri: DataAttribution.airportsData.uri),
  ]
}

extension Sandbox {
  /// The same with the credits of indexes that are added, each said once.
  public static func attributions(adding indexes: [PlaceIndex]) -> [Attribution] {
    var all = attributions
    for index in indexes {
      guard let attribution = index.credit.map({ Attribution(provider: $0) }) else { continue }
      if !all.contains(attribution) { all.append(attribution) }
    }
    return all
  }
}

extension DataAttribution {
  /// All that must be shown with a place: third parties first, in the order of the record, then what its index asks for, then the source of the
  /// record.
  static func all(of place: IndexedPlace) -> [DataAttribution] {
    let credits = place.business?.credits ?? []
    let data = place.dataCredit.map { [DataAttribution(provider: $0, uri: nil)] } ?? []
    return credits.map { DataAttribution(provider: $0.provider, uri: $0.uri) } + data
      + [of(place.source)]
  }

  /// The attribution as HTML, as the legacy service sends it.
  var html: String {
    let text = HTMLText.escape(provider)
    return uri.map { "<a href=\"\(HTMLText.escape($0))\">\(text)</a>" } ?? text
  }
}
