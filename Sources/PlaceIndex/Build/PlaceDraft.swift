/// A place on its way into an index: numbers, and parts of a text buffer.
struct PlaceDraft {
  /// Texts there is at most one of.
  enum Field: Int, CaseIterable {
    case id, name, country, region, regionName, locality, localityName
    case timeZone, code, neighborhood, street, streetNumber, subpremise, postalCode
  }

  /// What the parts are parts of.
  var text: [UInt8] = []
  private var fields = [Range<Int>](repeating: 0..<0, count: Field.allCases.count)
  /// Other names.
  var alternates: [Range<Int>] = []
  /// Codes it is found by, besides the field.
  var codes: [Range<Int>] = []
  var latitude = Double.nan
  var longitude = Double.nan
  var importance: UInt32 = 0
  var population: UInt32?
  /// A number from ``IndexBuilder/classNumber(kind:source:types:)``.
  var classNumber: UInt16 = 0
  var kind = IndexedPlace.Kind.locality
  var business: IndexedPlace.Business?
  /// Whether a country, region or city stands for the area of its name; an area of a lower level does not.
  var definesArea = true

  /// Makes ready for the next place.
  mutating func clear() {
    text.removeAll(keepingCapacity: true)
    for field in fields.indices { fields[field] = 0..<0 }
    alternates.removeAll(keepingCapacity: true)
    codes.removeAll(keepingCapacity: true)
    latitude = .nan
    longitude = .nan
    importance = 0
    population = nil
    business = nil
    definesArea = true
  }

  /// A part of `text`, empty when there is none.
  @inline(__always)
  subscript(field: Field) -> Range<Int> {
    get { fields[field.rawValue] }
    set { fields[field.rawValue] = newValue }
  }

  /// Adds a text and makes a field of it.
  mutating func set(_ field: Field, _ value: String) { self[field] = append(value) }

  /// Adds a text.
  mutating func append(_ value: String) -> Range<Int> {
    let start = text.count
    text.append(contentsOf: value.utf8)
    return start..<text.count
  }

  /// A field as text.
  func string(_ field: Field) -> String { String(decoding: text[self[field]], as: UTF8.self) }
}

/// Why a row is no place.
public enum RowProblem: Error, Sendable, Hashable {
  case noName
  case nameWithoutLetters(String)
  case badNumber(field: String, value: String)
  case outOfRange(field: String, value: String)
  /// A word that is no kind of place.
  case unknownKind(String)
  case missing(field: String)
  case badCountry(String)
  /// A text that holds a NUL.
  case nul(field: String)
  /// A text that holds U+FFFD, which stands for letters that were lost.
  case lostLetters(field: String)
  /// Bytes that are no UTF-8: the first of them, and where it is in the input, from 0.
  case notUTF8(byte: UInt8, offset: Int)
  /// An identifier that could not stand in the path of a request.
  case badIdentifier(String)
  /// An identifier that whoever reads the index keeps for itself.
  case reservedIdentifier(String)
  /// An identifier that another place has already, and where that is.
  case repeatedIdentifier(String, first: RowOrigin?)
  case wrongFieldCount(expected: Int, found: Int)
  case notJSON(String)
  /// A quote that never ends.
  case openQuote
  /// The input ends in the middle of a value.
  case cutOff
  /// An object that lacks the member named for a fact, and the members it has.
  case noMember(field: String, name: String, members: [String])
  case notAPoint(String)
}
