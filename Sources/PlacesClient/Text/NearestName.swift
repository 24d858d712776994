/// Finds the known name a mistyped one was probably meant to be.
package enum NearestName {
  /// Returns the candidate closest to `word`, or `nil` when none is close.
  ///
  /// Distances count insertions, deletions, replacements and swaps of neighbours; a third of the word's length is close,
  /// and never more than three.
  package static func find(_ word: String, in candidates: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased().unicodeScalars.prefix(64))
    guard letters.count > 1 else { return nil }
    let reach = Swift.min(3, Swift.max(1, letters.count / 3))
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let other = Array(candidate.unicodeScalars.prefix(64))
      if abs(other.count - letters.count) > reach { continue }
      let distance = distance(letters, other)
      if distance <= reach, best.map({ distance < $0.distance }) ?? true {
        best = (candidate, distance)
      }
    }
    return best?.name
  }

  /// The optimal string alignment distance.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var previous: [Int] = []
    var current = Array(0...b.count)
    for i in a.indices {
      let earlier = previous
      previous = current
      current[0] = i + 1
      for j in b.indices {
        let cost = a[i] == b[j] ? 0 : 1
        var value = Swift.min(previous[j + 1] + 1, current[j] + 1, previous[j] + cost)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          value = Swift.min(value, earlier[j - 1] + 1)
        }
        current[j + 1] = value
      }
    }
    return current[b.count]
  }
}
