@testable import PlaceIndex

extension TermDictionary {
  /// The bytes of a term without the mark of its namespace; none when there is no term of that number.
  func text(of term: Int) -> [UInt8] {
    var text: [UInt8] = []
    appendText(of: term, to: &text)
    return text
  }
}
