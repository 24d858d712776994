import PlaceIndex
import Testing

@testable import PlacesSandbox

@Suite struct AddressTests {
  /// A shop at number 12 of a street in a town with everything.
  private func shop(_ code: String, _ country: String) -> IndexedPlace {
    var place = IndexedPlace(
      id: "sbx-x", kind: .establishment, source: .invented, name: "Shop", types: ["store"],
      location: GeoPoint(latitude: 0, longitude: 0), countryCode: code, countryName: country)
    place.street = "High Street"
    place.streetNumber = "12"
    place.localityName = "Town"
    place.regionName = "Region"
    place.regionCode = "RG"
    place.postalCode = "99999"
    return place
  }

  @Test(arguments: [
    ("us", "United States", "12 High Street, Town, RG 99999, USA", "12 High Street, Town, RG, USA"),
    ("ca", "Canada", "12 High Street, Town, RG 99999, Canada", "12 High Street, Town, RG, Canada"),
    ("gb", "United Kingdom", "12 High Street, Town 99999, UK", "12 High Street, Town, UK"),
    (
      "au", "Australia", "12 High Street, Town RG 99999, Australia",
      "12 High Street, Town RG, Australia"
    ),
    (
      "nz", "New Zealand", "12 High Street, Town 99999, New Zealand",
      "12 High Street, Town, New Zealand"
    ),
    ("de", "Germany", "High Street 12, 99999 Town, Germany", "High Street 12, Town, Germany"),
    ("es", "Spain", "High Street, 12, 99999 Town, Spain", "High Street, 12, Town, Spain"),
    ("fr", "France", "12 High Street, 99999 Town, France", "12 High Street, Town, France"),
    (
      "br", "Brazil", "High Street, 12, Town - RG, 99999, Brazil",
      "High Street, 12, Town - RG, Brazil"
    ),
  ])
  func `each country in its order`(
    code: String, country: String, address: String, secondary: String
  ) {
    let place = shop(code, country)
    #expect(place.formattedAddress == address)
    let texts = PredictionText(place)
    #expect(texts.secondary == secondary)
    #expect(texts.full == "Shop, " + secondary)
    for term in texts.terms {
      let scalars = Array(texts.full.unicodeScalars)[term.offset...]
      #expect(scalars.starts(with: term.value.unicodeScalars))
    }
  }

  @Test func `missing parts leave no trace`() {
    var place = shop("de", "Germany")
    place.streetNumber = nil
    place.postalCode = nil
    #expect(place.formattedAddress == "High Street, Town, Germany")
    place.street = nil
    place.localityName = nil
    #expect(place.formattedAddress == "Region, Germany")
    place.regionName = nil
    place.countryName = ""
    #expect(place.formattedAddress.isEmpty)
    #expect(PredictionText(place).full == "Shop")
  }

  @Test func `areas name what is around them`() {
    var town = shop("de", "Germany")
    town.kind = .locality
    town.name = "Town"
    town.street = nil
    town.postalCode = nil
    #expect(PredictionText(town).secondary == "Region, Germany")
    town.countryCode = "au"
    #expect(PredictionText(town).secondary == "RG, Germany")
    var region = town
    region.kind = .region
    region.name = "Region"
    region.localityName = nil
    #expect(PredictionText(region).full == "Region, Germany")
    var country = region
    country.kind = .country
    country.name = "Germany"
    country.regionName = nil
    #expect(PredictionText(country).secondary == nil)
    #expect(PredictionText(country).terms == [PredictionText.Term(offset: 0, value: "Germany")])
  }

  @Test func `markup in a name is escaped`() {
    var place = shop("de", "Germany")
    place.street = "<b>\"A\" & 'B'</b>"
    place.streetNumber = nil
    #expect(
      AddressLines(place, isPrediction: false).html.hasPrefix(
        "<span class=\"street-address\">&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/b&gt;</span>, "
      ))
  }

  @Test func `viewports stay on the globe`() {
    for latitude in [-90.0, -89.9, 0, 90] {
      for longitude in [-180.0, 0, 179.999] {
        for kind in IndexedPlace.Kind.allCases {
          var place = shop("de", "Germany")
          place.kind = kind
          place.location = GeoPoint(latitude: latitude, longitude: longitude)
          place.population = .max
          let box = Viewport(place)
          for corner in [box.southwest, box.northeast] {
            #expect((-90...90).contains(corner.latitude))
            #expect((-180...180).contains(corner.longitude))
          }
          #expect(box.southwest.latitude <= box.northeast.latitude)
        }
      }
    }
  }
}
