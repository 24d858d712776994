/// Looks for the terms that begin as a word does when mistakes are allowed for.
///
/// Where mistakes are used up only the letters that can follow are looked for; where any letter can follow, all that do. A
/// letter put in or taken for another is of the same 256 scalars as one of the word's: nobody types a Greek letter for a
/// Latin one.
struct TypoWalk {
  /// Prefixes with more terms than this are nodes of the tree; below it terms are read one by one.
  private static let fewTerms = IndexFormat.nodeThreshold

  private let automaton: TypoAutomaton
  private let dictionary: TermDictionary
  /// The blocks of 256 scalars that the word has letters of, ascending.
  private let blocks: [UInt32]
  /// By byte, whether a letter of those blocks begins so.
  private let leads: [Bool]

  /// Nothing when the word is too short or too long.
  init?(_ word: [UInt8], edits: Int, in dictionary: TermDictionary) {
    guard let automaton = TypoAutomaton(word, edits: edits) else { return nil }
    self.automaton = automaton
    self.dictionary = dictionary
    blocks = Set(automaton.letters.map { $0 >> 8 }).sorted()
    var leads = [Bool](repeating: false, count: 256)
    for block in blocks {
      for letter in stride(from: max(1, block << 8), through: block << 8 | 0xFF, by: 16) {
        var bytes: [UInt8] = []
        UTF8Letter.append(letter, to: &bytes)
        if let first = bytes.first { leads[Int(first)] = true }
      }
    }
    for ascii in 0..<0x80 { leads[ascii] = blocks.first == 0 }
    self.leads = leads
  }

  /// The terms of a namespace, ascending, ranges that touch made one.
  func terms(_ namespace: IndexFormat.Namespace?) -> [TermRange] {
    var walk = Walk(automaton, dictionary, blocks, leads)
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
    private let leads: [Bool]
    private var reader: TermReader
    var path: [UInt8] = []
    var found: [TermRange] = []

    init(
      _ automaton: TypoAutomaton, _ dictionary: TermDictionary, _ blocks: [UInt32],
      _ leads: [Bool]
    ) {
      self.leads = leads
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
      // What has a union keeps it: its records are in order.
      if let last = found.last, last.end == range.first, last.union == .max, range.union == .max {
        found[found.count - 1] = TermRange(first: last.first, end: range.end)
      } else {
        found.append(range)
      }
    }

    /// Reads every term from where `path` ends.
    private mutating func readAll(_ range: TermRange, _ start: TypoAutomaton.State) {
      guard !range.isEmpty else { return }
      reader.go(to: range.first)
      // Terms that share more than so many bytes with the one before fare as it did.
      var settled = Int.max
      var isTaken = false
      for term in range.first..<range.end {
        guard let shared = reader.next() else { return }
        if shared <= settled {
          (settled, isTaken) = judge(start)
        }
        if isTaken { take(TermRange(first: term, end: term + 1)) }
      }
    }

    /// Reads one term; where that was settled, and whether it begins as the word does.
    private func judge(_ start: TypoAutomaton.State) -> (settled: Int, isTaken: Bool) {
      var state = start
      var place = path.count
      while place < reader.length {
        let (letter, length) = reader.letter(at: place)
        if !blocks.contains(letter >> 8) { return (place + length - 1, false) }
        state = automaton.step(state, letter)
        if state.isDead || automaton.acceptsExactly(state) { return (place + length - 1, false) }
        place += length
        if automaton.accepts(state) { return (place - 1, true) }
      }
      // It ended too early: nothing is known of longer ones.
      return (Int.max - 1, false)
    }

    /// Goes on with every letter of the word's blocks that follows.
    private mutating func visitAll(_ range: TermRange, _ state: TypoAutomaton.State) {
      guard range.node >= 0 else { return readAll(range, state) }
      let node = dictionary.node(range.node)
      var first = range.first
      for number in node.firstChild..<node.firstChild + node.childCount {
        let child = dictionary.node(number)
        // Children that overlap or lie elsewhere are a fault of the file.
        guard !child.isEmpty, child.first >= first, child.end <= range.end else { continue }
        // Between nodes are the terms of rare letters.
        if child.first > first { readAll(TermRange(first: first, end: child.first), state) }
        if child.label >= 8 { visit(child, number, state) }
        first = child.end
      }
      if first < range.end { readAll(TermRange(first: first, end: range.end), state) }
    }

    private mutating func visit(
      _ child: TermDictionary.Node, _ number: Int, _ state: TypoAutomaton.State
    ) {
      let range = TermRange(
        first: child.first, end: child.end, union: child.union, node: number,
        isFirstWhole: child.isWhole)
      guard leads[Int(child.label)] else { return }
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
        reader.go(to: first)
        guard reader.next() != nil, reader.length > depth else { return }
        let (letter, length) = reader.letter(at: depth)
        for place in depth..<min(reader.length, depth + length) {
          path.append(reader.byte(at: place))
        }
        let next = dictionary.terms(path, depth + 1, in: range, from: first)
        if !next.isEmpty, blocks.contains(letter >> 8) {
          visit(next, automaton.step(state, letter))
        }
        path.removeLast(path.count - depth)
        first = max(first + 1, next.end)
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
  private var text: [UInt8]
  /// Bytes of the term read last.
  private(set) var length = 0

  init(_ dictionary: TermDictionary) {
    self.dictionary = dictionary
    text = Array(repeating: 0, count: 64)
  }

  /// A byte of the term read last.
  @inline(__always)
  func byte(at place: Int) -> UInt8 { place < length ? text[place] : 0 }

  /// A letter of the term read last, and its length; U+FFFD of one byte where there is none.
  @inline(__always)
  func letter(at place: Int) -> (letter: UInt32, length: Int) {
    let lead = byte(at: place)
    return lead < 0x80 ? (UInt32(lead), 1) : UTF8Letter.at(place, of: text[..<length])
  }

  /// Goes to a place before a term.
  mutating func go(to first: Int) {
    term = first - first % IndexFormat.blockTerms
    cursor = ByteCursor(dictionary.block(first / IndexFormat.blockTerms), at: 4)
    length = 0
    while term < first, step() != nil {}
  }

  /// Reads the next term; how many bytes it shares with the one before, nothing behind the last.
  @inline(__always)
  mutating func next() -> Int? {
    if cursor.isAtEnd, term < dictionary.termCount, term % IndexFormat.blockTerms == 0 {
      cursor = ByteCursor(dictionary.block(term / IndexFormat.blockTerms), at: 4)
      return step().map { _ in 0 }
    }
    return step()
  }

  @inline(__always)
  private mutating func step() -> Int? {
    guard !cursor.isAtEnd else { return nil }
    let (shared, added) = cursor.lengths()
    let start = cursor.offset
    cursor.skip(added)
    guard !cursor.failed, shared <= length else { return nil }
    length = shared + added
    while text.count < length { text.append(contentsOf: repeatElement(0, count: text.count)) }
    for offset in 0..<added { text[shared &+ offset] = cursor.view[start &+ offset] }
    _ = cursor.varint()
    term += 1
    return shared
  }
}

/// Letters in UTF-8.
enum UTF8Letter {
  /// The letter at a byte of a text, and its length; U+FFFD of one byte where there is none.
  @inline(__always)
  static func at(_ place: Int, of text: ArraySlice<UInt8>) -> (letter: UInt32, length: Int) {
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
