import PlaceIndex
import PlacesClient

extension IndexedPlace {
  /// What the identifiers of squares begin with.
  static let plusCodePrefix = "sbx-plus-"

  /// The square of a plus code around a point as a place, named after the towns the index knows around it.
  static func plusCode(at point: GeoPoint, in index: any PlaceSearch) -> IndexedPlace {
    let code = PlusCode(point)
    let around = index.places(around: point).map(\.place)
    let town = around.first { $0.localityName != nil } ?? around.first
    var place = IndexedPlace(
      id: plusCodePrefix + code.global.split(separator: "+").joined(separator: "-"),
      kind: .streetAddress, source: town?.source ?? .geoNames, name: code.global,
      types: ["plus_code"], location: PlusCode.center(of: code.global) ?? point,
      countryCode: town?.countryCode ?? "", countryName: town?.countryName ?? "")
    place.regionName = town?.regionName
    place.regionCode = town?.regionCode
    place.localityName = town?.localityName
    place.timeZone = town?.timeZone
    return place
  }

  /// The place of an identifier made by ``plusCode(at:in:)``, or `nil` when it is none.
  static func plusCode(id: String, in index: any PlaceSearch) -> IndexedPlace? {
    guard id.hasPrefix(plusCodePrefix) else { return nil }
    let code = id.dropFirst(plusCodePrefix.count).split(separator: "-").joined(separator: "+")
    return PlusCode.center(of: code).map { plusCode(at: $0, in: index) }
  }

  /// The square that a text names: a whole plus code, a short one with its town behind it, or a position; `nil` when the text is
  /// none of them, or the town is unknown.
  static func square(named text: String, in index: any PlaceSearch) -> IndexedPlace? {
    // All of them have one of these.
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: ",") }) else {
      return nil
    }
    let text = text.trimmingBlanks()
    if let point = PlusCode.center(of: text) ?? NumberText.point(text) {
      return plusCode(at: point, in: index)
    }
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let code = words.first.map(String.init), PlusCode.isCode(code) else {
      return nil
    }
    let town = PlaceQuery(text: String(words[1]), limit: 1)
    guard let reference = index.matchAddress(town).first?.place.location else { return nil }
    let point = PlusCode.center(of: code) ?? PlusCode.expanded(code, near: reference)
    return point.map { plusCode(at: $0, in: index) }
  }

  /// The place's own plus code with the town it can be shortened by; `nil` for areas too large to be a point.
  var plusCode: (global: String, local: String, compound: String?)? {
    guard kind != .country, kind != .region else { return nil }
    let code = PlusCode(location)
    return (code.global, code.local, localityName == nil ? nil : code.local + " " + townLine)
  }

  /// The one-line address; a plus code's is the code before its town.
  var formattedAddress: String {
    guard isPlusCode else { return AddressLines(self, isPrediction: false).text }
    return plusCode?.compound ?? name
  }

  /// Town, region and country in one line.
  private var townLine: String {
    var town = self
    town.street = nil
    town.postalCode = nil
    town.subpremise = nil
    town.kind = .establishment
    return AddressLines(town, isPrediction: false).text
  }
}
