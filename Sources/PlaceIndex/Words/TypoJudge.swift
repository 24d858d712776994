/// Reads terms one after another and picks those that begin as a word does when mistakes are allowed for.
///
/// Of a term only the bytes are read that differ from the term before, and those only up to where its fate is settled.
struct TypoJudge {
  /// Bytes that settle the fate of a term: each letter of the word, two more, and the mark of a namespace.
  static let mostBytes = 4 * (TypoAutomaton.mostLetters + 4)

  private let rules: Rules
  private let dictionary: TermDictionary
  /// The bytes of the term read last, as far as they matter.
  private var text = [UInt8](repeating: 0, count: mostBytes + 4)
  /// By byte, how far in the word what is before it has got; known where a letter begins.
  private var states: [TypoAutomaton.State]

  init(_ automaton: TypoAutomaton, _ letters: TypoLetters, _ dictionary: TermDictionary) {
    rules = Rules(automaton: automaton, letters: letters)
    self.dictionary = dictionary
    states = [TypoAutomaton.State](repeating: automaton.start, count: Self.mostBytes + 4)
  }

  /// Reads the terms of a range.
  /// - Parameters:
  ///   - range: Terms that share a beginning.
  ///   - path: That beginning.
  ///   - state: How far it has got in the word.
  ///   - found: Takes the terms that begin as the word does.
  mutating func read(
    _ range: TermRange, behind path: [UInt8], _ state: TypoAutomaton.State,
    _ found: inout TypoWalk.FoundRanges
  ) {
    guard !range.isEmpty, path.count < Self.mostBytes else { return }
    var block = range.first / IndexFormat.blockTerms
    var cursor = ByteCursor(dictionary.block(block), at: 4)
    for _ in block * IndexFormat.blockTerms..<range.first { _ = cursor.entry() }
    states[path.count] = state
    for (place, byte) in path.enumerated() { text[place] = byte }
    // Out of `self`, or each byte written would ask whether the buffer is shared.
    var (textBuffer, stateBuffer): ([UInt8], [TypoAutomaton.State]) = ([], [])
    swap(&textBuffer, &self.text)
    swap(&stateBuffer, &self.states)
    defer {
      swap(&textBuffer, &self.text)
      swap(&stateBuffer, &self.states)
    }
    var text = textBuffer.mutableSpan
    var states = stateBuffer.mutableSpan
    var settled = Int.max
    var isTaken = false
    for term in range.first..<range.end {
      if cursor.isAtEnd {
        block += 1
        cursor = ByteCursor(dictionary.block(block), at: 4)
      }
      guard let entry = cursor.entry() else { return }
      // The first term of a range shares with the one before it no more than the range does.
      guard term > range.first || entry.shared <= path.count else { return }
      // Terms that share more bytes with the one before than settled its fate fare as it did.
      if entry.shared <= settled {
        // No term shares more than settles a fate: a fault of the file.
        guard entry.shared <= Self.mostBytes else { return }
        (settled, isTaken) = rules.judge(entry, cursor.view, from: path.count, &text, &states)
      }
      if isTaken { found.take(TermRange(first: term, end: term + 1)) }
    }
  }
}

extension TypoJudge {
  /// What decides about a term.
  private struct Rules {
    let automaton: TypoAutomaton
    let letters: TypoLetters

    /// Reads one term; the byte that settled its fate, and whether it begins as the word does.
    func judge(
      _ entry: TermEntry, _ view: ByteView, from first: Int, _ text: inout MutableSpan<UInt8>,
      _ states: inout MutableSpan<TypoAutomaton.State>
    ) -> (settled: Int, isTaken: Bool) {
      let length = min(entry.shared + entry.added, TypoJudge.mostBytes)
      let suffix = entry.suffix - entry.shared
      let begin = max(entry.shared, first)
      var place = begin
      // What is new may begin inside of a letter.
      while place > first, view[suffix + max(place, entry.shared)] & 0xC0 == 0x80,
        place == entry.shared || text[place] & 0xC0 == 0x80
      {
        place -= 1
      }
      for known in begin..<max(length, begin) {
        text[known] = view[suffix + known]
      }
      while place < length {
        let lead = text[place]
        var letter = UInt32(lead)
        var size = 1
        if lead >= 0x80 {
          size = UTF8Letter.length(after: lead)
          if size == 1 || place + size > length {
            (letter, size) = (0xFFFD, 1)
          } else {
            letter = UTF8Letter.bits(of: lead, size)
            for offset in 1..<size { letter = letter << 6 | UInt32(text[place + offset] & 63) }
          }
        }
        guard letters.contains(letter) else { return (place + size - 1, false) }
        let state = automaton.step(states[place], letter)
        if state.isDead || automaton.acceptsExactly(state) { return (place + size - 1, false) }
        place += size
        if automaton.accepts(state) { return (place - 1, true) }
        states[place] = state
      }
      // It ended too early: nothing is known of longer ones.
      return (.max - 1, false)
    }
  }
}
