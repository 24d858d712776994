import PlacesClient
import Testing

@testable import PlacesCLI

/// The keys of JSON output, typed out a second time on purpose: a new, renamed or moved key is a decision, not an accident.
///
/// Whoever changes one of these lists also changes Docs/output.md and CHANGELOG.md.
@Suite struct JSONKeyTests {
  /// The keys of the objects at one place, in their order.
  struct Contract: Sendable {
    var schema: SchemaFile
    /// Names with `/` between; `*` is any element of a list, nothing is the whole.
    var place: String
    var keys: String
  }

  private static let box = "southwest northeast"
  private static let hours =
    "type openNow periods weekdayDescriptions specialDays nextOpenTime nextCloseTime"
  private static let place = """
    placeId requestedPlaceId movedPlaceId name nameLanguageCode formattedAddress shortFormattedAddress addressComponents \
    postalAddress adrFormatAddress addressDescriptor location viewport types primaryType primaryTypeDisplayName plusCode \
    businessStatus consumerAlert photos accessibilityOptions containingPlaces googleMapsLinks googleMapsTypeLabel \
    googleMapsUri iconBackgroundColor iconMaskBaseUri openingDate pureServiceAreaBusiness subDestinations timeZone \
    utcOffsetMinutes currentOpeningHours currentSecondaryOpeningHours internationalPhoneNumber nationalPhoneNumber \
    priceLevel priceRange rating openingHours secondaryOpeningHours transitStation userRatingCount websiteUri allowsDogs \
    curbsidePickup delivery dineIn editorialSummary editorialSummaryLanguageCode evChargeAmenitySummary evChargeOptions \
    fuelOptions generativeSummary goodForChildren goodForGroups goodForWatchingSports liveMusic menuForChildren \
    neighborhoodSummary outdoorSeating parkingOptions paymentOptions reservable restroom reviewSummary reviews servesBeer \
    servesBreakfast servesBrunch servesCocktails servesCoffee servesDessert servesDinner servesLunch servesVegetarianFood \
    servesWine takeout icon permanentlyClosed
    """

  static let contracts: [Contract] = [
    Contract(
      schema: .predict, place: "",
      keys:
        "attribution index backend api line status error query input sessionToken predictions attributions"
    ),
    Contract(
      schema: .predict, place: "query",
      keys: "text types countries bias restriction origin cursor queries language region"),
    Contract(schema: .predict, place: "query/bias/circle", keys: "center radiusMeters"),
    Contract(schema: .predict, place: "query/restriction/rectangle", keys: box),
    Contract(
      schema: .predict, place: "predictions/*",
      keys:
        "kind placeId text matches mainText mainMatches secondaryText secondaryMatches types distanceMeters"
    ), Contract(schema: .predict, place: "predictions/*/matches/*", keys: "offset length"),
    Contract(
      schema: .details, place: "",
      keys:
        "attribution index backend api line status error query input sessionToken place attributions"
    ),
    Contract(schema: .details, place: "error", keys: "code status message remedy exit"),
    Contract(schema: .details, place: "query", keys: "placeId fields language region"),
    Contract(schema: .details, place: "place", keys: place),
    Contract(
      schema: .details, place: "place/addressComponents/*",
      keys: "longText shortText types languageCode"),
    Contract(schema: .details, place: "place/location", keys: "lat lng"),
    Contract(schema: .details, place: "place/viewport", keys: box),
    Contract(schema: .details, place: "place/plusCode", keys: "globalCode compoundCode"),
    Contract(
      schema: .details, place: "place/photos/*",
      keys: "reference widthPixels heightPixels attributions"),
    Contract(
      schema: .details, place: "place/reviews/*",
      keys: "author rating text textLanguageCode publishTime relativePublishTime"),
    Contract(schema: .details, place: "place/openingHours", keys: hours),
    Contract(schema: .details, place: "place/currentOpeningHours", keys: hours),
    Contract(schema: .details, place: "place/currentSecondaryOpeningHours/*", keys: hours),
    Contract(schema: .details, place: "place/currentOpeningHours/periods/*", keys: "open close"),
    Contract(
      schema: .details, place: "place/currentOpeningHours/periods/*/close",
      keys: "day hour minute date truncated"),
    Contract(schema: .details, place: "attributions/*", keys: "provider uri html"),
    Contract(
      schema: .geocode, place: "",
      keys:
        "attribution index backend api line status error query input results plusCode attributions"),
    Contract(
      schema: .geocode, place: "query",
      keys:
        "address components bounds latlng resultTypes locationTypes placeId language region"),
    Contract(schema: .geocode, place: "query/components/*", keys: "name value"),
    Contract(
      schema: .geocode, place: "results/*",
      keys: """
        placeId formattedAddress location locationType viewport bounds types addressComponents partialMatch plusCode \
        postcodeLocalities
        """),
    Contract(schema: .session, place: "", keys: "sessionToken"),
    Contract(schema: .types, place: "types/*", keys: "type new legacy category"),
    Contract(
      schema: .dryRun, place: "",
      keys: """
        attribution dryRun backend rows blank duplicates requests skus microdollars microdollarsAfterFreeTier problemCount \
        problems
        """), Contract(schema: .dryRun, place: "skus/*", keys: "id name count microdollars"),
    Contract(schema: .dryRun, place: "problems/*", keys: "line message"),
    Contract(
      schema: .summary, place: "",
      keys:
        "attribution rows ok empty skipped failed kept keptFailures shared requests microdollars exit"
    ),
    Contract(
      schema: .dryRun, place: "requests/*",
      keys: "api query method url headers body tier skus note"),
    Contract(
      schema: .dryRun, place: "requests/*/skus/*",
      keys: "id name microdollars freePerMonth date"),
    Contract(schema: .error, place: "", keys: "error note"),
    Contract(schema: .error, place: "error", keys: "code status message remedy exit"),
    Contract(
      schema: .geojson, place: "",
      keys: "type attribution backend api features attributions"),
    Contract(schema: .geojson, place: "features/*", keys: "type id geometry properties"),
    Contract(schema: .geojson, place: "features/*/geometry", keys: "type coordinates"),
    Contract(
      schema: .bill, place: "",
      keys: """
        backend currency requests unbilledRequests sessionCount microdollars microdollarsAfterFreeTier skus sessions \
        mistakes
        """),
    Contract(
      schema: .bill, place: "skus/*",
      keys: "id name events microdollars freePerMonth freeEvents"),
    Contract(
      schema: .bill, place: "sessions/*", keys: "api token state requests microdollars skus"),
    Contract(schema: .bill, place: "mistakes/*", keys: "kind count example message remedy"),
    Contract(schema: .doctor, place: "", keys: "findings exit"),
    Contract(schema: .doctor, place: "findings/*", keys: "check state message remedy exit"),
  ]

  @Test(arguments: SchemaFile.allCases)
  func `keys are these, in this order`(file: SchemaFile) async throws {
    let samples = try await SchemaSample.all(of: file)
    let contracts = Self.contracts.filter { $0.schema == file }
    #expect(!contracts.isEmpty)
    for contract in contracts {
      let keys = contract.keys.split(separator: " ").map(String.init)
      var seen: Set<String> = []
      for sample in samples {
        for pointer in sample.pointers where Self.matches(pointer, contract.place) {
          let names = sample.value(at: pointer[...])?.object?.members.map(\.name) ?? []
          #expect(names == keys.filter { names.contains($0) }, "\(pointer)")
          seen.formUnion(names)
        }
      }
      let unseen = Set(keys).subtracting(seen)
      // No answer has all hours of one kind, so the three lists share what they need not all show.
      #expect(
        unseen.isEmpty || contract.keys == Self.hours, "never printed: \(unseen.sorted())")
    }
  }

  private static func matches(_ pointer: [String], _ place: String) -> Bool {
    let names = place.split(separator: "/")
    return names.count == pointer.count
      && zip(names, pointer).allSatisfy { $0 == "*" || $0 == $1 }
  }

  @Test(arguments: [
    (
      ["predict", "syd"],
      "kind,placeId,text,mainText,secondaryText,types,distanceMeters,backend,attribution,attributions"
    ),
    (
      ["details", "sbx-gn2147714"],
      """
      placeId,requestedPlaceId,name,formattedAddress,lat,lng,types,businessStatus,rating,userRatingCount,\
      nationalPhoneNumber,websiteUri,plusCode,subpremise,streetNumber,route,locality,administrativeArea,postalCode,country,\
      backend,attribution,attributions
      """
    ),
    (
      ["geocode", "Sydney"],
      """
      placeId,formattedAddress,lat,lng,locationType,partialMatch,types,plusCode,subpremise,streetNumber,route,locality,\
      administrativeArea,postalCode,country,backend,attribution,attributions
      """
    ), (["types", "coffee"], "type,new,legacy,category"), (["session"], "sessionToken"),
  ])
  func `columns of CSV are these, in this order`(words: [String], header: String) async {
    let run = await CommandRun(
      words + ["--format", "csv"], variables: ["PLACES_BACKEND": "sandbox"])
    #expect(run.output.split(separator: "\n").first.map(String.init) == header)
  }
}
