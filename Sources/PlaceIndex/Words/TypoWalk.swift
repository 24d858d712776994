/// Looks for the terms that begin as a word does when mistakes are allowed for.
///
/// Where another mistake may come every letter that follows is gone on with; where mistakes are used up only the ends of the
/// word are looked for, one lookup each. Where few terms are left they are read one by one.
struct TypoWalk {
  private let automaton: TypoAutomaton
  private let dictionary: TermDictionary
  private let letters: TypoLetters

  /// Nothing when the word is too short or too long.
  init?(_ word: [UInt8], edits: Int, in dictionary: TermDictionary) {
    guard let automaton = TypoAutomaton(word, edits: edits) else { return nil }
    self.automaton = automaton
    self.dictionary = dictionary
    letters = TypoLetters(automaton.letters)
  }

  /// The terms of a namespace, ascending, ranges that touch made one.
  func terms(_ namespace: IndexFormat.Namespace?) -> [TermRange] {
    var walk = Walk(automaton, dictionary, letters)
    if let namespace {
      walk.path = [namespace.rawValue]
      walk.visit(dictionary.terms(beginning: walk.path), automaton.start)
    } else {
      let last = dictionary.terms(beginning: [IndexFormat.Namespace.areaCode.rawValue]).end
      walk.visit(TermRange(first: last, end: dictionary.termCount, node: 0), automaton.start)
    }
    return walk.found.ranges
  }
}

// MARK: - One way through the dictionary

extension TypoWalk {
  private struct Walk {
    /// Up to so many terms are read rather than looked up.
    private static let fewTerms = 32

    private let automaton: TypoAutomaton
    private let dictionary: TermDictionary
    private let letters: TypoLetters
    private var judge: TypoJudge
    /// The bytes behind us.
    var path: [UInt8] = []
    var found = FoundRanges()

    init(_ automaton: TypoAutomaton, _ dictionary: TermDictionary, _ letters: TypoLetters) {
      self.automaton = automaton
      self.dictionary = dictionary
      self.letters = letters
      judge = TypoJudge(automaton, letters, dictionary)
      path.reserveCapacity(TypoJudge.mostBytes)
    }

    /// Visits terms that share `path`.
    mutating func visit(_ range: TermRange, _ state: TypoAutomaton.State) {
      guard !range.isEmpty, !state.isDead else { return }
      if automaton.acceptsExactly(state) { return }
      if automaton.accepts(state) {
        found.take(range)
      } else if range.count > Self.fewTerms, !automaton.takesAny(state) {
        visitRests(range, automaton.rests(state))
      } else if range.count > IndexFormat.nodeThreshold, range.node >= 0 {
        visitChildren(range, state)
      } else {
        judge.read(range, behind: path, state, &found)
      }
    }

    /// Takes the terms that go on with one of a few ends of the word.
    private mutating func visitRests(_ range: TermRange, _ rests: TypoAutomaton.Rests) {
      let depth = path.count
      var ranges = RestRanges()
      var places = rests.plain
      while places != 0 {
        automaton.appendRest(from: places.trailingZeroBitCount, to: &path)
        places &= places - 1
        ranges.insert(dictionary.terms(path, depth, in: range, from: range.first))
        path.removeLast(path.count - depth)
      }
      places = rests.swapped
      while places != 0 {
        let place = places.trailingZeroBitCount
        places &= places - 1
        automaton.appendLetter(at: place, to: &path)
        automaton.appendRest(from: place + 2, to: &path)
        ranges.insert(dictionary.terms(path, depth, in: range, from: range.first))
        path.removeLast(path.count - depth)
      }
      found.take(ranges)
    }

    /// Goes on with every letter that follows.
    private mutating func visitChildren(_ range: TermRange, _ state: TypoAutomaton.State) {
      let node = dictionary.node(range.node)
      var first = range.first
      for number in node.firstChild..<node.firstChild + node.childCount {
        let child = dictionary.node(number)
        // Children that overlap or lie elsewhere are a fault of the file.
        guard !child.isEmpty, child.first >= first, child.end <= range.end else { continue }
        // Between nodes are the terms of rare letters.
        if child.first > first {
          judge.read(TermRange(first: first, end: child.first), behind: path, state, &found)
        }
        if child.label >= 8, letters.mayBegin(with: child.label) { visit(child, number, state) }
        first = child.end
      }
      if first < range.end {
        judge.read(TermRange(first: first, end: range.end), behind: path, state, &found)
      }
    }

    private mutating func visit(
      _ child: TermDictionary.Node, _ number: Int, _ state: TypoAutomaton.State
    ) {
      let range = TermRange(
        first: child.first, end: child.end, union: child.union, node: number,
        isFirstWhole: child.isWhole)
      guard child.label < 0x80 else {
        visitLetters(range, state)
        return
      }
      path.append(child.label)
      visit(range, automaton.step(state, UInt32(child.label)))
      path.removeLast()
    }

    /// The same for terms that go on with a letter of several bytes, of which the first is that of a node.
    private mutating func visitLetters(_ range: TermRange, _ state: TypoAutomaton.State) {
      let depth = path.count
      var first = range.first
      while first < range.end {
        let term = dictionary.bytes(of: first)
        guard term.count > depth else { return }
        let (letter, length) = UTF8Letter.at(depth, of: term[...])
        guard letters.contains(letter) else {
          guard let next = letters.first(above: letter) else { return }
          UTF8Letter.append(next, to: &path)
          first = max(first + 1, dictionary.first(notBelow: path, from: first, to: range.end))
          path.removeLast(path.count - depth)
          continue
        }
        path.append(contentsOf: term[depth..<depth + length])
        let next = dictionary.terms(path, depth + 1, in: range, from: first)
        if !next.isEmpty { visit(next, automaton.step(state, letter)) }
        path.removeLast(path.count - depth)
        first = max(first + 1, next.end)
      }
    }
  }
}

// MARK: - What is found

extension TypoWalk {
  /// Ranges of terms, ascending.
  struct FoundRanges {
    private(set) var ranges: [TermRange] = []

    /// Takes a range behind all others.
    mutating func take(_ range: TermRange) {
      // What has a union keeps it: its records are in order.
      if let last = ranges.last, last.end == range.first, last.union == .max, range.union == .max {
        ranges[ranges.count - 1] = TermRange(first: last.first, end: range.end)
      } else {
        ranges.append(range)
      }
    }

    /// Takes ranges behind all others.
    mutating func take(_ rests: RestRanges) {
      if let range = rests.first { take(range) }
      for range in rests.others { take(range) }
    }
  }

  /// The ranges of the ends of a word, ascending and apart: seldom one, next to never another.
  struct RestRanges {
    private(set) var first: TermRange?
    private(set) var others: [TermRange] = []

    mutating func insert(_ range: TermRange) {
      guard !range.isEmpty else { return }
      guard let first else {
        self.first = range
        return
      }
      var all = [first] + others + [range]
      all.sort { $0.first != $1.first ? $0.first < $1.first : $0.end > $1.end }
      var apart: [TermRange] = []
      // Ranges of beginnings are apart or one is in the other.
      for range in all where range.end > apart.last?.end ?? 0 { apart.append(range) }
      self.first = apart.first
      others = Array(apart.dropFirst())
    }
  }
}
