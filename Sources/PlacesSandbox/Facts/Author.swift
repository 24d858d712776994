import PlaceIndex

/// An invented person who wrote a review or took a photo.
struct Author: Hashable {
  /// The name.
  var name: String
  /// A page about the person, on a host that does not exist.
  var page: String
  /// A picture of the person, likewise.
  var picture: String

  /// One of a few people.
  init(_ dice: FactDice, _ turn: Int) {
    let first = dice.pick(Self.firstNames, turn) ?? ""
    let last = dice.pick(Self.lastNames, turn + 1000) ?? ""
    name = first + " " + last
    let slug = (first + "-" + last).lowercased()
    page = "https://example.com/places-sandbox/people/" + slug
    picture = page + "/picture.png"
  }

  private static let firstNames = [
    "Ada", "Ben", "Carla", "Dev", "Elif", "Femi", "Grace", "Hugo", "Ines", "Jun", "Kofi", "Lena",
    "Mina", "Nils", "Olga", "Pau", "Quinn", "Rosa", "Sam", "Tala",
  ]
  private static let lastNames = [
    "Example", "Sample", "Specimen", "Muster", "Exemple", "Ejemplo", "Voorbeeld", "Placeholder",
  ]
}
