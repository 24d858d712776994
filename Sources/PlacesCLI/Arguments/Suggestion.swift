/// Finds the name someone probably meant.
enum Suggestion {
  /// Returns the candidate nearest to `typed`, or nil when none is near enough to be meant.
  ///
  /// Near is a third of the letters wrong, three at most; a beginning of at least three letters counts as near as well,
  /// because abbreviations are not accepted and this is how one finds out.
  static func nearest(to typed: String, among candidates: [String]) -> String? {
    guard typed.unicodeScalars.count <= 40 else { return nil }
    let letters = Array(typed.unicodeScalars)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let distance = editDistance(letters, Array(candidate.unicodeScalars))
      let limit = min(3, max(1, max(letters.count, candidate.unicodeScalars.count) / 3))
      guard letters.count > 1, distance <= limit, distance < best?.distance ?? .max else {
        continue
      }
      best = (candidate, distance)
    }
    if let best { return best.name }
    guard letters.count >= 3 else { return nil }
    return candidates.first { $0.unicodeScalars.starts(with: letters) }
  }

  /// Counts the letters to insert, delete, replace or swap with their neighbour to make one word of the other.
  ///
  /// - Complexity: O(*m* × *n*).
  static func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let change = previous[column] + (first[row] == second[column] ? 0 : 1)
        var cost = min(change, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[second.count]
  }
}
