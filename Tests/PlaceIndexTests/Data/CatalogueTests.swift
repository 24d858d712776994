import PlaceIndex
import Testing

/// What the built-in data promises.
struct CatalogueTests {
  @Test func `how many there are of each kind`() throws {
    let counts = Dictionary(grouping: try BuiltIn.places(), by: \.kind).mapValues(\.count)
    #expect((240...260).contains(counts[.country] ?? 0))
    #expect((2500...4000).contains(counts[.region] ?? 0))
    #expect((33_000...36_000).contains(counts[.locality] ?? 0))
    #expect((7000...9000).contains(counts[.airport] ?? 0))
    #expect((2800...3400).contains(counts[.establishment] ?? 0))
    for kind in IndexedPlace.Kind.allCases { #expect(counts[kind] ?? 0 > 200, "\(kind)") }
  }

  @Test func `every record can be read, found by its identifier, and is sound`() throws {
    let gazetteer = try BuiltIn.gazetteer()
    let all = try BuiltIn.places()
    #expect(all.count == gazetteer.count)
    #expect(Set(all.map(\.id)).count == all.count)
    var last = UInt32.max
    for place in all {
      #expect(place.importance <= last, "\(place.id)")
      last = place.importance
      #expect(
        place.id.hasPrefix("sbx-")
          && place.id.utf8.allSatisfy { Self.identifierBytes.contains($0) }, "\(place.id)")
      #expect(
        !place.name.isEmpty && !place.types.isEmpty && place.countryCode.utf8.count == 2
          && !place.countryName.isEmpty)
      #expect(
        abs(place.location.latitude) <= 90 && abs(place.location.longitude) <= 180, "\(place.id)")
      #expect((place.business != nil) == (place.kind == .establishment), "\(place.id)")
      #expect((place.iataCode != nil) == (place.kind == .airport), "\(place.id)")
      #expect(place.source == Self.source(of: place), "\(place.id)")
    }
    for place in all.enumerated().filter({ $0.offset % 17 == 0 }).map(\.element) {
      #expect(gazetteer.place(id: place.id) == place)
    }
    for missing in [
      "", "sbx-", "sbx-gn", "sbx-gn1", "sbx-zzz", "gn2147714", "SBX-gn2147714", "sbx-gn2147714 ",
    ] {
      #expect(gazetteer.place(id: missing) == nil, "\(missing)")
    }
  }

  static let identifierBytes = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-".utf8)

  static func source(of place: IndexedPlace) -> IndexedPlace.Source {
    place.id.hasPrefix("sbx-x-")
      ? .invented : place.id.hasPrefix("sbx-ap-") ? .airportsData : .geoNames
  }

  @Test func `invented establishments are in many cities and countries, and say what they are`()
    throws
  {
    let places = try BuiltIn.places().filter { $0.kind == .establishment }
    #expect(Set(places.map { "\($0.countryCode) \($0.localityName ?? "")" }).count >= 40)
    #expect(Set(places.map(\.countryCode)).count >= 20)
    for place in places {
      #expect(place.source == .invented)
      #expect(place.business?.summary?.contains("invented") == true, "\(place.id)")
      #expect(
        place.street != nil && place.streetNumber != nil && place.localityName != nil, "\(place.id)"
      )
      #expect(
        Array(place.types.suffix(2)) == ["point_of_interest", "establishment"]
          || place.types.contains("establishment"))
      if let website = place.business?.website {
        #expect(
          [".example/", ".test/", "example.com/", "example.org/"].contains { website.contains($0) },
          "\(website)")
      }
    }
  }

  @Test func `establishments have what a service would show`() throws {
    let businesses = try BuiltIn.places().compactMap(\.business)
    #expect(
      businesses.count { $0.internationalPhone?.hasPrefix("+") == true && $0.nationalPhone != nil }
        > 1500)
    #expect(businesses.count { $0.website != nil } > 1000)
    #expect(businesses.count { $0.isClosedPermanently } > 30)
    #expect(businesses.count { $0.credits.contains { $0.provider.contains("&") } } > 20)
    #expect(businesses.contains { $0.credits.contains { $0.provider.contains("'") } })
    #expect(businesses.contains { $0.credits.contains { $0.uri == nil } })
    #expect(businesses.allSatisfy { $0.ratingTenths.map { (10...50).contains($0) } ?? true })
    #expect(Set(businesses.compactMap(\.priceLevel)) == [0, 1, 2, 3, 4])
    let periods = businesses.map(\.hours)
    #expect(
      periods.contains {
        $0.count == 1 && $0[0].closeDay == nil && $0[0].openDay == 0 && $0[0].openMinute == 0
      })
    #expect(
      periods.contains {
        $0.contains { period in (period.closeDay ?? period.openDay) != period.openDay }
      }
    )
    #expect(
      periods.contains { hours in
        hours.contains { first in hours.contains { $0 != first && $0.openDay == first.openDay } }
      })
    #expect(periods.contains { !$0.isEmpty && Set($0.map(\.openDay)).count == 5 })
    #expect(periods.contains([]))
  }

  @Test func `the banks of the documentation's example`() throws {
    let here = GeoPoint(latitude: -33.87, longitude: 151.21)
    let sydney = try #require(
      try BuiltIn.gazetteer().place(id: "sbx-x-sydney-cheesebury-savings-bank"))
    #expect(sydney.name == "Cheesebury Savings Bank")
    #expect(sydney.streetNumber == "1" && sydney.street == "Example Street")
    #expect(
      sydney.localityName == "Sydney" && sydney.regionCode == "NSW"
        && sydney.countryName == "Australia")
    #expect(Int(here.distanceMeters(to: sydney.location).rounded()) == 640)
    let auckland = try #require(try BuiltIn.gazetteer().place(id: "sbx-x-auckland-cheesebury-bank"))
    #expect(auckland.name == "Cheesebury Bank")
    #expect(auckland.streetNumber == "12" && auckland.street == "Sample Quay")
    #expect(Int((here.distanceMeters(to: auckland.location) / 1000).rounded()) == 2156)
  }

  @Test func `facts of a city, a region, a country and an airport`() throws {
    let gazetteer = try BuiltIn.gazetteer()
    let munich = try #require(gazetteer.place(id: "sbx-gn2867714"))
    #expect(munich.name == "Munich" && munich.types == ["locality", "political", "geocode"])
    #expect(munich.location == GeoPoint(latitude: 48.13743, longitude: 11.57549))
    #expect(
      munich.population == 1_505_005 && munich.importance == 1_505_005
        && munich.timeZone == "Europe/Berlin")
    #expect(
      munich.regionName == "Bavaria" && munich.regionCode == "BY" && munich.countryCode == "de")
    #expect(munich.localityName == "Munich")
    #expect(
      Set(["München", "Monaco di Baviera", "Мюнхен", "ミュンヘン", "慕尼黑"]).isSubset(
        of: munich.alternateNames))
    #expect(!munich.alternateNames.contains("MUC"))
    let region = try #require(gazetteer.place(id: "sbx-region-au-nsw"))
    #expect(
      region.name == "New South Wales" && region.regionCode == "NSW"
        && region.regionName == region.name)
    let country = try #require(gazetteer.place(id: "sbx-country-au"))
    #expect(
      country.name == "Australia" && country.types.first == "country"
        && country.population ?? 0 > 20_000_000)
    let airport = try #require(gazetteer.place(id: "sbx-ap-syd"))
    #expect(
      airport.iataCode == "SYD"
        && airport.types == [
          "airport", "international_airport", "point_of_interest", "establishment",
        ])
    #expect(
      airport.localityName == "Sydney" && airport.timeZone == "Australia/Sydney"
        && airport.regionCode == "NSW")
  }

  @Test func `names that break programs are there`() throws {
    let names = try BuiltIn.places().filter { $0.source == .invented }.map(\.name)
    for part in ["#", "&", "+", "%", "\"", "'", "👩‍🍳", "e\u{301}", "ß", "ø", "ﾐ"].dropLast() {
      #expect(
        names.contains {
          $0.unicodeScalars.contains(String.UnicodeScalarView(part.unicodeScalars))
        }, "\(part)")
    }
    let numbers = try Set(BuiltIn.places().compactMap(\.streetNumber))
    #expect(numbers.isSuperset(of: ["4-6", "47-380", "3191/17", "7A", "14 bis"]))
    #expect(try BuiltIn.places().contains { $0.subpremise == "#12" })
  }
}
