import PlaceIndex
import PlacesClient

/// How Places API (New) writes values that several of its messages hold.
struct NewWriting {
  /// Whether enumerations are written as their numbers.
  let writesEnumsAsNumbers: Bool

  /// A value of an enumeration, `nil` for its first one, which is the default and left out.
  ///
  /// `words` are the words of the enumeration in the order of its numbers.
  func enumeration(_ word: String, of words: [String]) -> JSONValue? {
    guard let number = words.firstIndex(of: word), number > 0 else { return nil }
    return writesEnumsAsNumbers ? .integer(Int64(number)) : .string(word)
  }

  /// A text with its language.
  static func text(_ text: String, _ language: String = AnswerLanguage.fallback) -> JSONObject {
    ["text": .string(text), "languageCode": .string(language)]
  }

  /// A day.
  static func date(_ date: CivilDate) -> JSONObject {
    [
      "year": .integer(Int64(date.year)), "month": .integer(Int64(date.month)),
      "day": .integer(Int64(date.day)),
    ]
  }

  /// An amount; whole units are text, as 64-bit numbers are, and zeros are left out.
  static func money(_ money: Money) -> JSONObject {
    var object: JSONObject = ["currencyCode": .string(money.currency)]
    object.append("units", money.units == 0 ? nil : String(money.units))
    object.append("nanos", money.nanos == 0 ? nil : money.nanos)
    return object
  }

  /// A moment in RFC 3339.
  static func timestamp(_ instant: Int) -> String {
    let day = instant.floorDivided(by: 86_400)
    let second = instant - day * 86_400
    return CivilDate(dayNumber: day).text
      + "T\((second / 3600).twoDigits):\((second / 60 % 60).twoDigits):\((second % 60).twoDigits)Z"
  }

  /// A position; a degree of exactly 0 is the default and left out.
  static func point(_ point: GeoPoint) -> JSONObject {
    var object = JSONObject()
    object.append("latitude", point.latitude == 0 ? nil : point.latitude)
    object.append("longitude", point.longitude == 0 ? nil : point.longitude)
    return object
  }

  /// A person.
  static func author(_ author: Author) -> JSONObject {
    [
      "displayName": .string(author.name), "uri": .string(author.page),
      "photoUri": .string(author.picture),
    ]
  }

  /// References to places by their two names.
  static func references(_ places: [IndexedPlace]) -> JSONValue? {
    places.isEmpty
      ? nil
      : .array(
        places.map {
          .object(["name": .string("places/" + $0.id), "id": .string($0.id)])
        })
  }

  /// A sentence and the places it speaks of.
  static func content(_ text: String, _ places: [IndexedPlace] = []) -> JSONObject {
    var object: JSONObject = ["content": .object(self.text(text))]
    object.append(
      "referencedPlaces", places.isEmpty ? nil : places.map { "places/" + $0.id })
    return object
  }
}
