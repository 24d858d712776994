@testable import PlacesCLI

extension SchemaCase {
  /// Predictions: both APIs, with and without results, every option.
  static let predictions: [SchemaCase] =
    onBothAPIs(.predict, predictionWords)
    + onBothAPIs(.predict, [["predict", "zzzqqqxxyy"]], status: .nothingFound) + [
      SchemaCase(.predict, ["predict", "syd", "--queries"]),
      SchemaCase(
        .predict, ["predict", "par", "--countries", "fr,be,ch,lu,de,it,es,pt,nl,at,gb,ie,dk,se,no"]),
      SchemaCase(
        .predict, ["predict", "cafe", "--queries", "--origin", "1,2"],
        CannedTransport(GoogleAnswers.newPredictions)),
      SchemaCase(.predict, ["predict", "cafe"], CannedTransport("{}"), status: .nothingFound),
    ]

  private static let predictionWords: [[String]] = [
    ["predict", "par"], ["predict", "syd", "--types", "cities"],
    ["predict", "syd", "--types", "airport,bank", "--countries", "au,nz,us,ca,gb"],
    ["predict", "syd", "--bias", "circle:5000@-33.87,151.21"],
    ["predict", "a", "--restrict", "rect:-50,170,-10,-170"],
    ["predict", "par", "--origin", "48.85,2.35", "--limit", "1"],
    ["predict", "syd", "--session", "new"], ["predict", "syd", "--session", "abc_DEF-123"],
    ["predict", "sydney", "--cursor", "2", "--language", "pt-BR", "--region", "uk"],
  ]

  /// Details: both APIs, every field, places that moved and places that are gone.
  static let details: [SchemaCase] =
    onBothAPIs(.details, detailsWords)
    + onBothAPIs(.details, [["details", "sbx-reserved-stale"]], status: .nothingFound) + [
      SchemaCase(
        .details, ["details", "ChIJother", "--fields", "*"],
        CannedTransport(GoogleAnswers.newDetails)),
      SchemaCase(
        .details, ["details", "ChIJother", "--fields", "*", "--api", "legacy"],
        CannedTransport(GoogleAnswers.legacyDetails)),
      SchemaCase(.details, ["details", "ChIJother"], CannedTransport("{}")),
      SchemaCase(
        .details, ["details", "ChIJother", "--api", "legacy"],
        CannedTransport(#"{"status":"ZERO_RESULTS"}"#), status: .nothingFound),
    ]

  private static let detailsWords: [[String]] = [
    ["details", "sbx-gn2147714"], ["details", "sbx-gn2147714", "--fields", "*"],
    ["details", "sbx-ap-syd", "--fields", "ids"],
    ["details", "sbx-ap-syd", "--fields", "pro", "--session", "abc"],
    ["details", "sbx-reserved-home", "--fields", "atmosphere", "--language", "de"],
    ["details", "sbx-reserved-moved", "--fields", "*", "--region", "pt"],
    ["details", "sbx-reserved-replaced"],
    ["details", "sbx-gn2147714", "sbx-ap-syd", "--fields", "name,location"],
  ]

  /// Geocoding: by address, components, coordinate and place ID, with and without results.
  static let geocoding: [SchemaCase] =
    geocodingWords.map { SchemaCase(.geocode, $0) } + [
      SchemaCase(.geocode, ["geocode", "--latlng", "7.47,-128.43"], status: .nothingFound),
      SchemaCase(.geocode, ["geocode", "zzzqqqxxyy"], status: .nothingFound),
      SchemaCase(.geocode, ["geocode", "1 Example St"], CannedTransport(GoogleAnswers.geocoding)),
      SchemaCase(
        .geocode, ["geocode", "--place-id", "ChIJgone"],
        CannedTransport(#"{"status":"NOT_FOUND","results":[]}"#), status: .nothingFound),
      SchemaCase(
        .geocode, ["geocode", "1 Example St", "--exact"],
        CannedTransport(GoogleAnswers.geocoding), status: .nothingFound),
    ]

  private static let geocodingWords: [[String]] = [
    ["geocode", "Sydney NSW"], ["geocode", "Sydney", "--components", "country:AU"],
    ["geocode", "--components", "locality:Sydney,country:AU"],
    ["geocode", "Sydney", "--bounds", "rect:-34,150,-33,152", "--language", "en"],
    ["geocode", "--latlng", "-33.8688,151.2093"],
    [
      "geocode", "--latlng", "-33.8688,151.2093", "--result-type", "locality,country",
      "--location-type", "approximate", "--region", "au",
    ], ["geocode", "--place-id", "sbx-gn2147714"],
  ]

  /// All lookups.
  static let lookups = predictions + details + geocoding + batches

  /// Commands that ask no service.
  static let tables: [SchemaCase] = [
    SchemaCase(.session, ["session"]), SchemaCase(.types, ["types"]),
    SchemaCase(.types, ["types", "coffee"]), SchemaCase(.types, ["types", "--api", "legacy"]),
    SchemaCase(.types, ["types", "zzzqqq"], status: .nothingFound),
  ]

  /// Commands whose bill is shown.
  static let bills: [SchemaCase] = [
    SchemaCase(.bill, ["predict", "cheesebu", "--session", "t"]),
    SchemaCase(.bill, ["predict", "cheesebu"]),
    SchemaCase(.bill, ["details", "sbx-reserved-home", "--session", "t", "--fields", "*"]),
    SchemaCase(.bill, ["details", "sbx-reserved-stale"], status: .nothingFound),
  ]

  /// Checks of `doctor`.
  static let checkups: [SchemaCase] = [
    SchemaCase(.doctor, ["doctor"]),
    SchemaCase(.doctor, ["doctor", "--no-sandbox"], status: .accessDenied),
  ]

  private static func onBothAPIs(
    _ schema: SchemaFile, _ lines: [[String]], status: CommandRun.Status = .success
  ) -> [SchemaCase] {
    ["new", "legacy"].flatMap { api in
      lines.map { SchemaCase(schema, $0 + ["--api", api], status: status) }
    }
  }
}
