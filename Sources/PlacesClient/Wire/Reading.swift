/// How far the reading of one answer has got, and what was left out on the way.
///
/// The path is written out only when something is wrong.
final class Reading {
  /// A step down into the answer.
  enum Step {
    case member(String)
    case element(Int)
  }

  private var steps: [Step] = []
  /// The paths of optional parts that had the wrong type.
  private(set) var droppedPaths: [String] = []

  init() { steps.reserveCapacity(8) }

  /// Goes one step further down, until ``leave()``.
  func enter(_ step: Step) { steps.append(step) }

  /// Goes back up one step.
  func leave() { steps.removeLast() }

  /// Reads something one step further down.
  func inside<Value>(_ step: Step, _ body: () throws(Misfit) -> Value) throws(Misfit) -> Value {
    enter(step)
    defer { leave() }
    return try body()
  }

  /// Notes that the part in hand, one step further down, was left out.
  func drop(_ step: Step) {
    steps.append(step)
    droppedPaths.append(path)
    steps.removeLast()
  }

  /// Says that something else than the part in hand was expected.
  func misfit(_ expected: String) -> Misfit { Misfit(expected: expected, path: path) }

  /// The path of the part in hand as people write one: `results[2].geometry.location`.
  private var path: String {
    var text = ""
    for step in steps {
      switch step {
      case .member(let name): text += (text.isEmpty ? "" : ".") + name
      case .element(let index): text += "[\(index)]"
      }
    }
    return text
  }
}

/// Why a part of an answer cannot be used.
struct Misfit: Error, Hashable {
  /// What was expected, as the end of "expected …": `a string`.
  var expected: String
  /// Where: `predictions[2].description`; empty for the answer as a whole.
  var path: String
}
