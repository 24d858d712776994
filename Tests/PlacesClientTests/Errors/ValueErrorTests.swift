import PlacesClient
import Testing

@Suite struct `Sentences about values` {
  @Test(
    arguments: [
      (.emptyKey, "the key is empty", "set PLACES_API_KEY to your key, or use --key-file"),
      (
        .malformedKey(.quotes), "the key has quotation marks in it",
        "copy the key again from the Cloud console, without anything around it"
      ),
      (
        .malformedKey(.blank), "the key has a blank or line end inside",
        "copy the key again from the Cloud console, without anything around it"
      ),
      (
        .malformedKey(.unprintable), "the key has a character in it that no key has",
        "copy the key again from the Cloud console, without anything around it"
      ),
      (.blank(.text), "the text is empty", "give it a value, such as '1 george st'"),
      (.blank(.placeID), "the place ID is empty", nil),
      (
        .blank(.sessionToken), "the session token is empty",
        "give it a value, such as the one `places session` prints, or leave the option out"
      ),
      (
        .controlCharacter(.text, scalar: 7, offset: 3),
        "the text has the control character U+0007 at position 3", "remove that character"
      ),
      (
        .tooLong(.address, characters: 1366, encodedBytes: 8196, limit: 8192),
        "the address has 1366 characters, 8196 bytes when encoded for a URL; at most 8192 are sent",
        "shorten it"
      ),
      (
        .unknown(.types, value: "resturant", nearest: "restaurant"), "unknown type 'resturant'",
        "did you mean restaurant?"
      ),
      (.unknown(.types, value: "x", nearest: nil), "unknown type 'x'", "places types lists them"),
      (
        .unknown(.countries, value: "zz", nearest: nil), "unknown country code 'zz'",
        "use ISO 3166-1 alpha-2 codes, such as au"
      ),
      (
        .unknown(.components, value: "planet", nearest: nil), "unknown component 'planet'",
        "use country, postal_code, administrative_area, locality, route"
      ),
      (
        .unknown(.locationTypes, value: "x", nearest: nil), "unknown location type 'x'",
        "use ROOFTOP, RANGE_INTERPOLATED, GEOMETRIC_CENTER, APPROXIMATE"
      ),
      (
        .unknown(.fields, value: "x", nearest: nil), "unknown field 'x'",
        "places details --help lists them"
      ),
      (
        .malformed(.language, value: "de_DE"), "'de_DE' is not a language tag",
        "write a tag such as en, de or pt-BR"
      ),
      (
        .malformed(.placeID, value: "a/b"), "'a/b' is not a place ID",
        "give the ID as predict or geocode printed it: no /, ?, # or blanks inside"
      ),
      (
        .malformed(.sessionToken, value: "a b"), "'a b' is not a session token",
        "use letters, digits, - and _ only, at most 36; `places session` prints a fresh one"
      ),
      (
        .tooMany(.countries, count: 6, limit: 5, values: ["au", "nz"]),
        "6 countries given, at most 5 are allowed (au,nz)", "leave some out, or ask more than once"
      ),
      (
        .tooMany(.types, count: 6, limit: 5, values: ["a"]),
        "6 types given, at most 5 are allowed (a)", "leave some out, or ask more than once"
      ),
      (
        .typeOfOtherAPI("woods", api: .legacy, replacement: []),
        "the legacy API has no type filter 'woods'", "use another type, or --api new"
      ),
      (
        .typeOfOtherAPI("address", api: .new, replacement: ["route", "premise"]),
        "the new API has no type filter 'address'", "use route,premise, or --api legacy"
      ),
      (
        .fieldOfOtherAPI("icon", api: .new), "the new API has no field 'icon'",
        "leave it out, or use --api legacy"
      ),
      (
        .partOfOtherAPI(.queries, api: .legacy), "the legacy API has no query predictions",
        "leave it out, or use --api new"
      ),
      (
        .typeStandsAlone("(cities)", others: ["bank", "bar"]),
        "'(cities)' must stand alone; bank,bar given with it",
        "ask once with it and once with the others"
      ),
      (
        .coordinate("91,0", .swapped),
        "'91,0' looks like lng,lat: its first number is outside -90 to 90",
        "write latitude first, longitude second"
      ),
      (
        .coordinate("1,5 2,5", .decimalComma), "'1,5 2,5' has decimals written with a comma",
        "write decimals with a point: 47.49,19.03"
      ),
      (
        .coordinate("x", .shape), "'x' is not a coordinate",
        "write LAT,LNG in decimal degrees: -33.87,151.21"
      ),
      (
        .coordinate("x,1", .number("x")), "'x' in 'x,1' is not a decimal number",
        "write LAT,LNG in decimal degrees: -33.87,151.21"
      ),
      (
        .coordinate("200,0", .latitude("200")), "latitude 200 is outside -90 to 90",
        "write LAT,LNG in decimal degrees: -33.87,151.21"
      ),
      (
        .coordinate("0,200", .longitude("200")), "longitude 200 is outside -180 to 180",
        "write LAT,LNG in decimal degrees: -33.87,151.21"
      ),
      (
        .area("x", .shape), "'x' is not an area",
        "write circle:RADIUS@LAT,LNG or rect:SOUTH,WEST,NORTH,EAST"
      ),
      (
        .area("rect:a", .number("a")), "'a' in 'rect:a' is not a decimal number",
        "write circle:RADIUS@LAT,LNG or rect:SOUTH,WEST,NORTH,EAST"
      ),
      (
        .area("x", .radius("5km")), "radius '5km' is not between 0 and 50000 metres",
        "give metres, more than 0 and at most 50000: circle:2000@-33.87,151.21"
      ),
      (
        .area("x", .upsideDown), "'x' has its southern edge north of the northern one",
        "write the southern latitude first: rect:SOUTH,WEST,NORTH,EAST"
      ),
      (
        .area("x", .notARectangle), "'x' is a circle; only a rectangle works here",
        "write rect:SOUTH,WEST,NORTH,EAST"
      ),
      (
        .outOfRange(.cursor, value: "0", range: "1 to 5"),
        "'0' is outside the range of the cursor, 1 to 5", nil
      ),
      (.repeatedComponent("country"), "the component 'country' is given twice", "give it once"),
      (
        .conflict(.bias, with: .restriction),
        "the location bias and the location restriction cannot be given together",
        "leave one of them out"
      ),
    ] as [(ValueError, String, String?)])
  func `each fault`(_ error: ValueError, _ reason: String, _ remedy: String?) {
    #expect(error.reason == reason)
    #expect(error.remedy == remedy)
  }

  @Test func `a value is quoted, cut and made harmless`() {
    #expect(ValueError.quote("a'b") == "'a'b'")
    #expect(ValueError.quote("a\u{1B}\u{202E}\u{9B}b\n") == "'aU+001BU+202EU+009BbU+000A'")
    #expect(
      ValueError.quote(String(repeating: "é", count: 60))
        == "'\(String(repeating: "é", count: 60))'")
    #expect(
      ValueError.quote(String(repeating: "é", count: 61))
        == "'\(String(repeating: "é", count: 60))…'")
    #expect(ValueError.codePoint(0x1F355) == "U+1F355")
  }

  @Test func `a long list is cut`() {
    let values = (1...25).map(String.init)
    let reason = ValueError.tooMany(.countries, count: 25, limit: 15, values: values).reason
    #expect(reason.hasSuffix("(\(values.prefix(20).joined(separator: ",")),…)"))
  }
}
