@testable import PlaceIndex

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What an index has to answer, found by looking at every place with plain means.
///
/// Shares with the engine the folding, the abbreviations, the geometry and the figures of the ranking; nothing of how
/// places are stored and looked up, and not how typing mistakes are found.
final class Oracle {
  struct Hit: Equatable, CustomStringConvertible {
    var id: String
    var key: Int
    var hasTypo: Bool
    var description: String { "\(id) \(key)\(hasTypo ? " ~" : "")" }
  }

  private struct Text {
    var names: [(words: [String], isName: Bool, isInner: Bool)] = []
    var codes: [String] = []
    var context: [String] = []
  }

  /// By descending importance, then identifier.
  private let places: [OraclePlace]
  private let texts: [Text]
  private let indexOf: [String: Int]
  private let countryOf: [String: Int]

  init(_ places: [OraclePlace]) {
    self.places = places.sorted {
      $0.importance != $1.importance
        ? $0.importance > $1.importance : $0.id.utf8.lexicographicallyPrecedes($1.id.utf8)
    }
    texts = self.places.map(Self.text)
    var indexOf: [String: Int] = [:]
    var countryOf: [String: Int] = [:]
    for (index, place) in self.places.enumerated() {
      indexOf[place.id] = index
      if place.kind == .country { countryOf[place.country] = index }
    }
    self.indexOf = indexOf
    self.countryOf = countryOf
  }

  static func words(_ text: String) -> [String] {
    Folding.words(of: text).map { String(decoding: $0.utf8, as: UTF8.self) }
  }

  private static func text(_ place: OraclePlace) -> Text {
    var text = Text()
    var known: Set<String> = []
    for (index, name) in ([place.name] + place.others).enumerated() {
      let words = words(name)
      text.names.append((words, index == 0, false))
      let inner = words.flatMap { Self.inner($0, most: index == 0 ? 32 : 4, isName: index == 0) }
      text.names.append((inner.filter { known.insert($0).inserted }, index == 0, true))
    }
    text.names.removeAll { $0.words.isEmpty }
    text.codes = place.codes.flatMap(words)
    text.context = [place.number, place.street, place.postcode].compactMap { $0 }.flatMap(words)
    return text
  }

  /// The ends of a word of Chinese characters or Thai letters at which a word may begin.
  private static func inner(_ word: String, most: Int, isName: Bool) -> [String] {
    let letters = Array(word.unicodeScalars)
    func isUnspaced(_ index: Int) -> Bool {
      (0x0E01...0x0E7F).contains(letters[index].value)
        || (0x4E00...0x9FFF).contains(letters[index].value)
    }
    func isSign(_ index: Int) -> Bool {
      let value = letters[index].value
      return (0x0E30...0x0E3A).contains(value) || (0x0E47...0x0E4E).contains(value)
    }
    guard letters.count >= 3, letters.count <= most, isName || isUnspaced(0) else { return [] }
    return (1...letters.count - 2).filter { index in
      !isSign(index) && (isUnspaced(index) || isUnspaced(index - 1))
    }.map { String(String.UnicodeScalarView(letters[$0...])) }
  }

  /// What the words of the query at hand make of words of texts; texts repeat theirs.
  private var met: [String: Found] = [:]

  func search(_ query: PlaceQuery) -> [Hit] {
    let asked = QueryWords(query.text).words
    guard !asked.isEmpty, query.limit > 0 else { return [] }
    var found = hits(asked, query, edits: 0, excluding: [])
    // Nothing speaks for a mistake where a place bears what was typed as a whole name.
    if found.count < query.limit, !found.contains(where: { isNamed($0.id, asked) }) {
      found += hits(asked, query, edits: 1, excluding: found.map(\.id))
    }
    if found.isEmpty { found = hits(asked, query, edits: 2, excluding: []) }
    return found
  }

  private func isNamed(_ id: String, _ asked: [QueryWord]) -> Bool {
    met.removeAll()
    guard let index = indexOf[id], let worth = worth(index, asked, 0) else { return false }
    return worth >= MatchQuality.exactOther.rawValue
  }

  private func hits(_ asked: [QueryWord], _ query: PlaceQuery, edits: Int, excluding: [String])
    -> [Hit]
  {
    var all: [(index: Int, key: Int)] = []
    let ranking = Ranking(query.bias)
    met.removeAll()
    for index in places.indices
    where passes(places[index], query) && !excluding.contains(places[index].id) {
      guard let worth = worth(index, asked, edits) else { continue }
      let place = places[index]
      let weight = Int(IndexBuilder.weight(place.importance))
      let point = GeoPoint(
        latitude: (place.latitude * 1e7).rounded() / 1e7,
        longitude: (place.longitude * 1e7).rounded() / 1e7)
      all.append((index, weight + worth + ranking.bonus(point, worth: worth)))
    }
    all.sort { $0.key != $1.key ? $0.key > $1.key : $0.index < $1.index }
    return all.prefix(query.limit - excluding.count).map {
      Hit(id: places[$0.index].id, key: $0.key, hasTypo: edits > 0)
    }
  }

  private func passes(_ place: OraclePlace, _ query: PlaceQuery) -> Bool {
    if !query.countries.isEmpty, !query.countries.contains(place.country) { return false }
    switch query.types {
    case .any: break
    case .primary(let types): if !types.contains(place.types.first ?? "") { return false }
    case .anyOf(let types): if types.isDisjoint(with: place.types) { return false }
    }
    let point = GeoPoint(
      latitude: (place.latitude * 1e7).rounded() / 1e7,
      longitude: (place.longitude * 1e7).rounded() / 1e7)
    return query.restriction?.contains(point) ?? true
  }

  // MARK: - Words

  private struct Found {
    var any: Set<Int> = []
    var typed: Set<Int> = []
    var whole: Set<Int> = []

    mutating func add(_ other: Found) {
      any.formUnion(other.any)
      typed.formUnion(other.typed)
      whole.formUnion(other.whole)
    }
  }

  /// How the words asked for meet one word of a text.
  private func meet(_ word: String, _ asked: [QueryWord], _ edits: Int) -> Found {
    if let known = met[word] { return known }
    let found = meetFirst(word, asked, edits)
    met[word] = found
    return found
  }

  private func meetFirst(_ word: String, _ asked: [QueryWord], _ edits: Int) -> Found {
    var found = Found()
    for (number, own) in asked.enumerated() {
      let typed = String(decoding: own.typed, as: UTF8.self)
      let others = own.others.map { String(decoding: $0, as: UTF8.self) }
      if word == typed || others.contains(word) {
        found.whole.insert(number)
        found.typed.insert(number)
      } else if own.mayBePrefix, word.utf8.starts(with: own.typed) {
        found.typed.insert(number)
      } else if edits > 0, !own.isNumber, Typo.begins(word, typed, edits: edits) {
        found.any.insert(number)
      }
    }
    found.any.formUnion(found.typed)
    return found
  }

  private func codes(_ codes: [String], _ asked: [QueryWord]) -> Found {
    var found = Found()
    for code in codes {
      for (number, own) in asked.enumerated() where Array(code.utf8) == own.typed {
        found.whole.insert(number)
        found.typed.insert(number)
        found.any.insert(number)
      }
    }
    return found
  }

  private func worth(_ index: Int, _ asked: [QueryWord], _ edits: Int) -> Int? {
    let text = texts[index]
    var own = Found()
    var best: (found: Found, quality: MatchQuality)?
    func rate(_ found: Found, _ quality: MatchQuality) {
      own.add(found)
      let (more, less) = (found.any.count, best?.found.any.count ?? 0)
      if best.map({ more > less || more == less && quality > $0.quality }) ?? true {
        best = (found, quality)
      }
    }
    for (words, isName, isInner) in text.names {
      let met = words.map { meet($0, asked, edits) }
      var found = Found()
      for one in met { found.add(one) }
      guard !found.any.isEmpty else { continue }
      let leading = met.prefix { !$0.any.isEmpty }.count
      if isInner {
        rate(found, isName ? .nameWord : .otherWord)
      } else if words.count < 64, met.allSatisfy({ !$0.whole.isEmpty }),
        Set(words).count <= found.whole.count
      {
        rate(found, isName ? .exactName : .exactOther)
      } else if leading >= found.any.count {
        rate(found, isName ? .nameStart : .otherStart)
      } else {
        rate(found, isName ? .nameWord : .otherWord)
      }
    }
    for code in text.codes {
      let found = codes([code], asked)
      if !found.any.isEmpty { rate(found, .exactOther) }
    }
    var context = Found()
    for word in text.context { context.add(meet(word, asked, edits)) }
    guard let best else { return nil }
    let around = asked.count > 1 ? around(index, asked, edits) : Found()
    let all = Set(asked.indices)
    guard own.any.union(context.any).union(around.any) == all else { return nil }
    let scattered = all.subtracting(best.found.any).subtracting(context.whole).subtracting(
      around.whole)
    let mistaken = all.subtracting(own.typed).subtracting(
      context.typed.union(around.typed).subtracting(own.any))
    return best.quality.rawValue - MatchQuality.scatterCost * scattered.count
      - MatchQuality.typoCost * mistaken.count
  }

  private func around(_ index: Int, _ asked: [QueryWord], _ edits: Int) -> Found {
    let place = places[index]
    var areas: [Int] = []
    if let country = countryOf[place.country] { areas.append(country) }
    if let region = place.region.flatMap({ indexOf[$0] }), places[region].kind == .region {
      areas.append(region)
    }
    if place.kind != .locality, let town = place.locality.flatMap({ indexOf[$0] }),
      places[town].kind == .locality
    {
      areas.append(town)
    }
    var found = Found()
    if countryOf[place.country] == nil {
      // A country without a record of its own goes by its code.
      found.add(meet(place.country, asked, edits))
    }
    for area in areas {
      for (words, _, isInner) in texts[area].names where !isInner {
        for word in words { found.add(meet(word, asked, edits)) }
      }
      found.add(codes(texts[area].codes, asked))
    }
    return found
  }
}

/// Typing mistakes by the book: a table of distances.
enum Typo {
  /// Whether a word has a beginning that can be made of another by so many mistakes at most, within the rules of the index.
  static func begins(_ word: String, _ typed: String, edits: Int) -> Bool {
    let (text, pattern) = (Array(word.unicodeScalars), Array(typed.unicodeScalars))
    guard pattern.count >= 4, pattern.count <= 31 else { return false }
    let edits = pattern.count >= 8 ? edits : 1
    let blocks = Set(pattern.map { $0.value >> 8 })
    // Distances of the pattern's beginnings to the text's, row after row.
    var rows = [Array(0...pattern.count)]
    for (row, letter) in text.enumerated() {
      if let last = rows.last?.last, last <= edits { return true }
      guard blocks.contains(letter.value >> 8) else { return false }
      var next = [row + 1]
      for column in 1...pattern.count {
        var least = min(rows[row][column] + 1, next[column - 1] + 1)
        least = min(least, rows[row][column - 1] + (pattern[column - 1] == letter ? 0 : 1))
        if row > 0, column > 1, pattern[column - 1] == text[row - 1], pattern[column - 2] == letter
        {
          least = min(least, rows[row - 1][column - 2] + 1)
        }
        next.append(least)
      }
      rows.append(next)
    }
    return rows.last?.last.map { $0 <= edits } ?? false
  }
}
