/// The terms of an index that answer one word of a query.
struct WordTerms {
  /// Words of names: those that begin with it, or only the word itself.
  var names = TermRange()
  /// The word itself and its other spellings as words of names.
  var wholes: [Int] = []
  /// The word as a code.
  var code: Int?
  /// Words of addresses that begin with it, or only the word itself.
  var context = TermRange()
  /// The word itself and its other spellings as words of addresses.
  var contextWholes: [Int] = []
  /// Words of names that are or begin with the word when a mistake is allowed for, ascending.
  var nameTypos: [TermRange] = []
  /// The same of addresses.
  var contextTypos: [TermRange] = []
  /// The same of the names of areas.
  var areaTypos: [TermRange] = []
  private let word: QueryWord
  private let dictionary: TermDictionary

  init(_ word: QueryWord, in dictionary: TermDictionary) {
    self.word = word
    self.dictionary = dictionary
    let address = [IndexFormat.Namespace.context.rawValue] + word.typed
    names = dictionary.terms(beginning: word.typed)
    context = dictionary.terms(beginning: address)
    if names.isFirstWhole { wholes.append(names.first) }
    if context.isFirstWhole { contextWholes.append(context.first) }
    if !word.mayBePrefix {
      names = names.onlyWhole
      context = context.onlyWhole
    }
    for other in word.others {
      if let term = dictionary.term(other) { wholes.append(term) }
      if let term = dictionary.term([IndexFormat.Namespace.context.rawValue] + other) {
        contextWholes.append(term)
      }
    }
    code = dictionary.term([IndexFormat.Namespace.code.rawValue] + word.typed)
  }
}

extension WordTerms {
  /// Whether a mistake is allowed for.
  var hasTypos: Bool { !nameTypos.isEmpty || !contextTypos.isEmpty || !areaTypos.isEmpty }

  /// What allows for a mistake in places, ascending.
  var allTypos: [TermRange] { contextTypos + nameTypos }

  /// Allows for mistakes.
  ///
  /// - Parameters:
  ///   - edits: How many mistakes, 1 or 2.
  ///   - areas: Whether the names of areas will be asked for too.
  ///   - dictionary: The terms.
  /// - Returns: Whether that finds any term.
  mutating func allowTypos(_ edits: Int, areas: Bool, in dictionary: TermDictionary) -> Bool {
    guard !word.isNumber, word.mayBePrefix,
      let walk = TypoWalk(word.typed, edits: edits, in: dictionary)
    else { return false }
    nameTypos = walk.terms(nil)
    contextTypos = walk.terms(.context)
    if areas { areaTypos = walk.terms(.areaName) }
    return hasTypos
  }

  /// Whether an address may hold it.
  var isInAddresses: Bool { !context.isEmpty || !contextWholes.isEmpty || !contextTypos.isEmpty }

  /// Whether a place may hold it itself, or its address.
  var isAnywhere: Bool {
    isInAddresses || !names.isEmpty || !wholes.isEmpty || code != nil || !nameTypos.isEmpty
  }

  /// Words of the names of areas that begin with it, or only the word itself.
  var areaNames: TermRange {
    let names = dictionary.terms(
      beginning: [IndexFormat.Namespace.areaName.rawValue] + word.typed)
    return word.mayBePrefix ? names : names.onlyWhole
  }

  /// Its other spellings as words of names of areas, and itself as a code of one.
  var areaWholes: [Int] {
    let others = word.others.compactMap {
      dictionary.term([IndexFormat.Namespace.areaName.rawValue] + $0)
    }
    let code = dictionary.term([IndexFormat.Namespace.areaCode.rawValue] + word.typed)
    return others + [code].compactMap { $0 }
  }
}

extension TermRange {
  func contains(_ term: Int) -> Bool { term >= first && term < end }

  /// The prefix itself, if it is a term.
  var onlyWhole: TermRange {
    TermRange(first: first, end: isFirstWhole ? first + 1 : first, isFirstWhole: isFirstWhole)
  }
}

extension TermDictionary {
  /// The number of a term.
  func term(_ key: [UInt8]) -> Int? {
    let range = terms(beginning: key)
    return range.isFirstWhole ? range.first : nil
  }
}
