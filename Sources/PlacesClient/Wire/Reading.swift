/// What was left out while one answer was read.
final class Reading {
  /// The paths of optional parts that had the wrong type.
  private(set) var droppedPaths: [String] = []

  /// Notes that a part was left out.
  func drop(_ path: AnswerPath) { droppedPaths.append(path.text) }
}

/// Where a part of an answer stands: the way to it, last step first.
///
/// It is written out only when something is wrong.
indirect enum AnswerPath {
  /// The answer as a whole.
  case top
  /// A member of a part.
  case member(String, of: AnswerPath)
  /// An element of a part.
  case element(Int, of: AnswerPath)

  /// The path as people write one: `results[2].geometry.location`; empty for the answer as a whole.
  var text: String {
    switch self {
    case .top: return ""
    case .member(let name, let whole):
      let before = whole.text
      return before.isEmpty ? name : before + "." + name
    case .element(let index, let whole): return whole.text + "[\(index)]"
    }
  }
}

/// Why a part of an answer cannot be used.
struct Misfit: Error, Hashable {
  /// What was expected, as the end of "expected …": `a string`.
  var expected: String
  /// Where: `predictions[2].description`; empty for the answer as a whole.
  var path: String

  /// Says what was expected of a part.
  init(expected: String, at path: AnswerPath) {
    self.expected = expected
    self.path = path.text
  }
}
