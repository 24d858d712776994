import Testing

@testable import PlaceIndex

/// The names of places, which are read from the file when someone asks.
struct NameTests {
  @Test func `every place has the names that its record holds`() throws {
    let tables = try BuiltIn.gazetteer().tables
    for (record, place) in try BuiltIn.places().enumerated() {
      var cursor = tables.segments(record)
      var segments: [TermSegment] = []
      while let segment = TermSegment(&cursor, termSize: tables.termSize) {
        if [.name, .otherName].contains(segment.kind), segment.form != .inner {
          segments.append(segment)
        }
      }
      let view = cursor.view
      let names = segments.map { segment in
        if segment.form == .text { return cursor.text() }
        return (0..<segment.count).map { index in
          let term = view.term(at: segment.terms + index * tables.termSize, size: tables.termSize)
          let word = String(decoding: tables.dictionary.text(of: Int(term)), as: UTF8.self)
          return segment.form == .capitals ? capitalised(word) : word
        }.joined(separator: " ")
      }
      #expect([place.name] + place.alternateNames == names)
    }
  }

  private func capitalised(_ word: String) -> String {
    guard let first = word.unicodeScalars.first,
      let capital = Unicode.Scalar(CapitalLetter.of(first.value))
    else { return word }
    return String(capital) + String(word.unicodeScalars.dropFirst())
  }

  @Test func `a term is what the block says of all terms up to it`() throws {
    let dictionary = try BuiltIn.gazetteer().tables.dictionary
    for first in stride(from: 0, to: dictionary.termCount, by: 5 * IndexFormat.blockTerms) {
      var cursor = ByteCursor(dictionary.block(first / IndexFormat.blockTerms), at: 4)
      var text: [UInt8] = []
      for term in first..<min(first + IndexFormat.blockTerms, dictionary.termCount) {
        let read = cursor.entry()
        let entry = try #require(read)
        text = text.prefix(entry.shared) + (0..<entry.added).map { cursor.view[entry.suffix + $0] }
        let shown = text.first.map { $0 < 8 } == true ? Array(text.dropFirst()) : text
        #expect(dictionary.text(of: term) == shown)
        var behind = Array("x".utf8)
        dictionary.appendText(of: term, to: &behind)
        #expect(behind == Array("x".utf8) + shown)
      }
    }
    #expect(dictionary.text(of: -1) == [])
    #expect(dictionary.text(of: dictionary.termCount) == [])
  }

  @Test func `a capital is as long as its letter`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), CapitalLetter.of(value) != value,
        let capital = Unicode.Scalar(CapitalLetter.of(value))
      else { continue }
      var text = Array("a \(scalar)b".utf8)
      CapitalLetter.capitalise(&text, at: 2)
      #expect(String(decoding: text, as: UTF8.self) == "a \(capital)b")
    }
    for text in ["", "-", "é", "東", "👍"] {
      var bytes = Array(text.utf8)
      CapitalLetter.capitalise(&bytes, at: 0)
      #expect(String(decoding: bytes, as: UTF8.self) == text)
    }
    var cut: [UInt8] = [0xD0]
    CapitalLetter.capitalise(&cut, at: 0)
    #expect(cut == [0xD0])
  }

  @Test func `a place has its names also when its index is gone, until it is given others`() throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      "id,name,lat,lng,alternatenames\na1,Melbourne,1,1,Narrm|Мельбурн\n", to: folder.file("a.csv"))
    _ = try IndexBuild([folder.file("a.csv")]).run(to: folder.file("a.idx"))
    func read() throws -> IndexedPlace? { try PlaceIndex(path: folder.file("a.idx"))[0] }
    var place = try #require(try read())
    #expect(place.alternateNames == ["Narrm", "Мельбурн"])
    #expect(try place == read())
    #expect(try place.hashValue == read()?.hashValue)
    place.alternateNames = []
    #expect(place.alternateNames == [])
    #expect(try place != read())
  }
}
