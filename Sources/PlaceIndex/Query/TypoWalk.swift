/// Looks for the terms that begin as a word does when mistakes are allowed for.
///
/// Where mistakes are used up only the letters that can follow are looked for; where any letter can follow, all that do. A
/// letter put in or taken for another is of the same 256 scalars as one of the word's: nobody types a Greek letter for a
/// Latin one.
struct TypoWalk {
  /// Below this many terms they are read one by one.
  private static let fewTerms = 16

  private let automaton: TypoAutomaton
  private let dictionary: TermDictionary
  /// The blocks of 256 scalars that the word has letters of, ascending.
  private let blocks: [UInt32]

  /// Nothing when the word is too short or too long.
  init?(_ word: [UInt8], edits: Int, in dictionary: TermDictionary) {
    guard let automaton = TypoAutomaton(word, edits: edits) else { return nil }
    self.automaton = automaton
    self.dictionary = dictionary
    blocks = Set(automaton.letters.map { $0 >> 8 }).sorted()
  }

  /// The terms of a namespace, ascending, ranges that touch made one.
  func terms(_ namespace: IndexFormat.Namespace?) -> [TermRange] {
    var walk = Walk(automaton, dictionary, blocks)
    if let namespace {
      walk.path = [namespace.rawValue]
      walk.visit(dictionary.terms(beginning: walk.path), automaton.start)
    } else {
      let last = dictionary.terms(beginning: [IndexFormat.Namespace.areaCode.rawValue]).end
      walk.visit(TermRange(first: last, end: dictionary.termCount, node: 0), automaton.start)
    }
    return walk.found
  }

  /// One way through the dictionary.
  private struct Walk {
    private let automaton: TypoAutomaton
    private let dictionary: TermDictionary
    private let blocks: [UInt32]
    private var reader: TermReader
    var path: [UInt8] = []
    var found: [TermRange] = []

    init(_ automaton: TypoAutomaton, _ dictionary: TermDictionary, _ blocks: [UInt32]) {
      self.automaton = automaton
      self.dictionary = dictionary
      self.blocks = blocks
      reader = TermReader(dictionary)
      path.reserveCapacity(64)
    }

    /// Visits terms that share `path`.
    mutating func visit(_ range: TermRange, _ state: TypoAutomaton.State) {
      guard !range.isEmpty, !state.isDead else { return }
      if automaton.acceptsExactly(state) { return }
      if automaton.accepts(state) {
        take(range)
      } else if range.count <= TypoWalk.fewTerms {
        readAll(range, state)
      } else if automaton.takesAny(state) {
        visitAll(range, state)
      } else {
        visitWanted(range, state)
      }
    }

    private mutating func take(_ range: TermRange) {
      if let last = found.last, last.end == range.first {
        found[found.count - 1] = TermRange(first: last.first, end: range.end)
      } else {
        found.append(range)
      }
    }

    /// Reads every term from where `path` ends.
    private mutating func readAll(_ range: TermRange, _ start: TypoAutomaton.State) {
      reader.go(to: range.first)
      for term in range.first..<range.end {
        guard reader.next() else { return }
        var state = start
        var place = path.count
        while place < reader.text.count {
          let (letter, length) = UTF8Letter.at(place, of: reader.text)
          if !blocks.contains(letter >> 8) { break }
          state = automaton.step(state, letter)
          place += length
          if state.isDead || automaton.acceptsExactly(state) { break }
          if automaton.accepts(state) {
            take(TermRange(first: term, end: term + 1))
            break
          }
        }
      }
    }

    /// Goes on with every letter of the word's blocks that follows.
    private mutating func visitAll(_ range: TermRange, _ state: TypoAutomaton.State) {
      let depth = path.count
      for block in blocks {
        UTF8Letter.append(max(1, block << 8), to: &path)
        var first =
          block == 0 ? range.first : dictionary.search(path, from: range.first, to: range.end).first
        path.removeLast(path.count - depth)
        while first < range.end {
          reader.go(to: first)
          guard reader.next() else { return }
          guard reader.text.count > depth else {
            first += 1
            continue
          }
          let (letter, length) = UTF8Letter.at(depth, of: reader.text)
          guard letter >> 8 == block else { break }
          path.append(contentsOf: reader.text[depth..<min(reader.text.count, depth + length)])
          let next = dictionary.terms(path, depth, in: range, from: first)
          if !next.isEmpty { visit(next, automaton.step(state, letter)) }
          path.removeLast(path.count - depth)
          first = max(first + 1, next.end)
        }
      }
    }

    /// Goes on with the letters that can follow, ascending.
    private mutating func visitWanted(_ range: TermRange, _ state: TypoAutomaton.State) {
      var places = automaton.wanted(state)
      let depth = path.count
      var last: UInt32?
      // One or two letters as a rule: picking the next above the last is quicker than sorting.
      while true {
        var letter: UInt32?
        var rest = places
        while rest != 0 {
          let other = automaton.letters[rest.trailingZeroBitCount]
          rest &= rest - 1
          if last.map({ other > $0 }) ?? true, letter.map({ other < $0 }) ?? true { letter = other }
        }
        guard let letter else { return }
        last = letter
        places &= ~automaton.places(of: letter)
        let next = automaton.step(state, letter)
        if next.isDead { continue }
        UTF8Letter.append(letter, to: &path)
        visit(dictionary.terms(path, depth, in: range, from: range.first), next)
        path.removeLast(path.count - depth)
      }
    }
  }
}

/// Reads terms one after another with all of their letters.
struct TermReader {
  private let dictionary: TermDictionary
  private var cursor = ByteCursor(.empty)
  private var term = 0
  private(set) var text: [UInt8] = []

  init(_ dictionary: TermDictionary) {
    self.dictionary = dictionary
    text.reserveCapacity(64)
  }

  /// Goes to a place before a term.
  mutating func go(to first: Int) {
    term = first - first % IndexFormat.blockTerms
    cursor = ByteCursor(dictionary.block(first / IndexFormat.blockTerms), at: 4)
    text.removeAll(keepingCapacity: true)
    while term < first, step() {}
  }

  /// Reads the next term; `false` behind the last.
  mutating func next() -> Bool {
    if cursor.isAtEnd, term < dictionary.termCount, term % IndexFormat.blockTerms == 0 {
      cursor = ByteCursor(dictionary.block(term / IndexFormat.blockTerms), at: 4)
      text.removeAll(keepingCapacity: true)
    }
    return step()
  }

  private mutating func step() -> Bool {
    guard !cursor.isAtEnd else { return false }
    let (shared, added) = cursor.lengths()
    if text.count > shared { text.removeLast(text.count - shared) }
    let start = cursor.offset
    cursor.skip(added)
    guard !cursor.failed else { return false }
    for offset in 0..<added { text.append(cursor.view[start + offset]) }
    _ = cursor.varint()
    term += 1
    return true
  }
}

/// Letters in UTF-8.
enum UTF8Letter {
  /// The letter at a byte of a text, and its length; U+FFFD of one byte where there is none.
  @inline(__always)
  static func at(_ place: Int, of text: [UInt8]) -> (letter: UInt32, length: Int) {
    let lead = text[place]
    if lead < 0x80 { return (UInt32(lead), 1) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard lead >= 0xC2, place + length <= text.count else { return (0xFFFD, 1) }
    var letter = UInt32(lead) & (length == 2 ? 31 : length == 3 ? 15 : 7)
    for offset in 1..<length { letter = letter << 6 | UInt32(text[place + offset] & 63) }
    return (letter, length)
  }

  static func append(_ letter: UInt32, to out: inout [UInt8]) {
    if letter < 0x80 {
      out.append(UInt8(letter))
    } else if let scalar = Unicode.Scalar(letter), let bytes = UTF8.encode(scalar) {
      out.append(contentsOf: bytes)
    } else {
      out.append(contentsOf: [0xEE, 0x80, 0x80])
    }
  }
}
