/// The letters of a word, and how far a text that is read letter by letter has got in it with how many mistakes.
///
/// Bit i of a set stands for "i letters of the word are behind us". Mistakes are a letter left out, put in or taken for
/// another, and two neighbours swapped (optimal string alignment).
struct TypoAutomaton {
  /// The longest word that mistakes are allowed for in, in letters.
  static let mostLetters = 31

  /// How far a text has got.
  struct State {
    var exact: UInt32
    var one: UInt32
    var two: UInt32
    /// Words of which the second of two swapped letters has been read.
    var swapFromExact: UInt32 = 0
    var swapFromOne: UInt32 = 0

    var isDead: Bool { exact | one | two | swapFromExact | swapFromOne == 0 }
  }

  let letters: [UInt32]
  let edits: Int
  private let word: [UInt8]
  /// Where in the word each letter begins, and where it ends.
  private let starts: [Int]
  private let ascii: [UInt32]
  private let end: UInt32

  /// Nothing for a word too short for so many mistakes, or too long for any.
  init?(_ word: [UInt8], edits: Int) {
    let letters = String(decoding: word, as: UTF8.self).unicodeScalars.map(\.value)
    guard edits == 1 || edits == 2, letters.count >= Self.fewestLetters(edits),
      letters.count <= Self.mostLetters
    else { return nil }
    self.letters = letters
    self.edits = edits
    self.word = word
    starts = word.indices.filter { word[$0] & 0xC0 != 0x80 } + [word.count]
    end = 1 << UInt32(letters.count)
    var ascii = [UInt32](repeating: 0, count: 128)
    for (index, letter) in letters.enumerated() where letter < 128 {
      ascii[Int(letter)] |= 1 << UInt32(index)
    }
    self.ascii = ascii
  }

  /// Letters a word must have for so many mistakes.
  static func fewestLetters(_ edits: Int) -> Int { edits == 1 ? 4 : 8 }

  /// Nothing read.
  var start: State { State(exact: 1, one: 0b10, two: edits == 2 ? 0b100 : 0) }

  /// The places of a letter in the word.
  @inline(__always)
  func places(of letter: UInt32) -> UInt32 {
    if letter < 128 { return ascii[Int(letter)] }
    var bits: UInt32 = 0
    for (index, own) in letters.enumerated() where own == letter { bits |= 1 << UInt32(index) }
    return bits
  }

  /// One letter further.
  @inline(__always)
  func step(_ state: State, _ letter: UInt32) -> State {
    let places = places(of: letter)
    var next = State(exact: (state.exact & places) << 1, one: 0, two: 0)
    next.one =
      (state.one & places) << 1 | state.exact | state.exact << 1 | next.exact << 1
      | (state.swapFromExact & places) << 2
    next.swapFromExact = state.exact & places >> 1
    if edits == 2 {
      next.two =
        (state.two & places) << 1 | state.one | state.one << 1 | next.one << 1
        | (state.swapFromOne & places) << 2
      next.swapFromOne = state.one & places >> 1
    }
    let mask = end | (end - 1)
    next.exact &= mask
    next.one &= mask
    next.two &= mask
    return next
  }

  /// Whether the whole word is behind us, and not without a mistake.
  @inline(__always)
  func accepts(_ state: State) -> Bool { (state.one | state.two) & end != 0 }

  /// Whether the whole word is behind us without a mistake.
  @inline(__always)
  func acceptsExactly(_ state: State) -> Bool { state.exact & end != 0 }

  /// Whether another mistake may come; otherwise one of ``rests(_:)`` has to.
  @inline(__always)
  func takesAny(_ state: State) -> Bool {
    edits == 2 ? state.exact | state.one | state.swapFromExact != 0 : state.exact != 0
  }
}

// MARK: - What is left of the word

extension TypoAutomaton {
  /// Ends of the word, one of which has to follow when mistakes are used up; by their places in the word, a bit each.
  struct Rests {
    /// What begins at the place.
    var plain: UInt32
    /// The letter at the place, and what begins behind the letter after it: that one has been read.
    var swapped: UInt32
  }

  /// What has to follow when no other mistake may come.
  @inline(__always)
  func rests(_ state: State) -> Rests {
    Rests(
      plain: (edits == 2 ? state.two : state.one) & (end - 1),
      swapped: (edits == 2 ? state.swapFromOne : state.swapFromExact) & (end - 1))
  }

  /// Adds what begins at a place in the word.
  func appendRest(from place: Int, to path: inout [UInt8]) {
    guard place < starts.count else { return }
    path.append(contentsOf: word[starts[place]...])
  }

  /// Adds the letter at a place in the word.
  func appendLetter(at place: Int, to path: inout [UInt8]) {
    guard place + 1 < starts.count else { return }
    path.append(contentsOf: word[starts[place]..<starts[place + 1]])
  }
}
