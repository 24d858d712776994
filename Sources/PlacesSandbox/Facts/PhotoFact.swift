import PlaceIndex

/// A photo of an invented place: a name and a size.
struct PhotoFact: Hashable {
  /// The last part of its name, which is also the legacy service's reference.
  var reference: String
  /// Pixels.
  var width: Int
  /// Pixels.
  var height: Int
  /// Who took it.
  var author: Author
  /// A page that shows it, on a host that does not exist.
  var page: String

  /// The photos of a place, ten at most.
  static func all(of place: IndexedPlace) -> [PhotoFact] {
    guard !PlaceTraits(place).isEmpty else { return [] }
    let dice = FactDice(place, "photos")
    guard dice.chance(80) else { return [] }
    let code = String(dice.bits(1), radix: 36)
    return (0..<(1 + dice.number(below: 10, 2))).map { index in
      let size = dice.pick(sizes, 10 + index) ?? (1600, 1200)
      let reference = "sbxphoto-\(code)-\(index + 1)"
      return PhotoFact(
        reference: reference, width: size.0, height: size.1, author: Author(dice, 100 + index),
        page: PlaceFacts.link(to: place) + "/photos/" + reference)
    }
  }

  /// The size of the picture: no larger than asked for and in its proportions.
  ///
  /// - Parameters:
  ///   - width: The greatest width in pixels, or `nil`.
  ///   - height: The greatest height in pixels, or `nil`.
  /// - Returns: Width and height in pixels, 1 at least.
  func size(width: Int?, height: Int?) -> (width: Int, height: Int) {
    var size = (width: self.width, height: self.height)
    if let width, width < size.width { size = (width, max(1, size.height * width / size.width)) }
    if let height, height < size.height {
      size = (max(1, size.width * height / size.height), height)
    }
    return size
  }

  private static let sizes = [
    (4032, 3024), (3024, 4032), (1600, 1200), (1200, 1600), (4800, 3200), (2048, 1536),
    (1080, 1920),
  ]
}
