/// Why a text or a number is not a legal value.
///
/// Cases hold what a message needs; ``reason`` and ``remedy`` are the sentences, without the name of the option, which only
/// the caller knows.
public enum ValueError: Error, Sendable, Hashable {
  /// What a value is for.
  public enum Subject: String, Sendable, Hashable {
    case text
    case types
    case countries
    case bias
    case restriction
    case origin
    case coordinate
    case bounds
    case cursor
    case language
    case region
    case sessionToken
    case fields
    case placeID
    case components
    case resultTypes
    case locationTypes
    case address
    case queries
  }

  /// What is wrong with a key, without showing it.
  public enum KeyFault: Sendable, Hashable {
    case quotes
    case blank
    case unprintable
  }

  /// What is wrong with a coordinate.
  public enum CoordinateFault: Sendable, Hashable {
    /// Not two numbers.
    case shape
    /// A part that is not a plain decimal.
    case number(String)
    /// Decimals written with a comma.
    case decimalComma
    /// Latitude outside −90 to 90.
    case latitude(String)
    /// Longitude outside −180 to 180.
    case longitude(String)
    /// Illegal as given, legal with the two numbers exchanged.
    case swapped
  }

  /// What is wrong with an area.
  public enum AreaFault: Sendable, Hashable {
    /// None of the known forms.
    case shape
    /// A number that is not a plain decimal.
    case number(String)
    /// A radius outside 0 (excluded) to 50,000 metres.
    case radius(String)
    /// A southern edge north of the northern one.
    case upsideDown
    /// A circle where only a rectangle is possible.
    case notARectangle
  }

  /// The key is empty.
  case emptyKey
  /// The key holds something no key holds.
  case malformedKey(KeyFault)
  /// Nothing is there, or nothing but blanks.
  case blank(Subject)
  /// A control character, with its place counted in characters from 0.
  case controlCharacter(Subject, scalar: UInt32, offset: Int)
  /// The text is too long for a URL.
  case tooLong(Subject, characters: Int, encodedBytes: Int, limit: Int)
  /// A value that is not in a closed list.
  case unknown(Subject, value: String, nearest: String?)
  /// A value of the wrong shape.
  case malformed(Subject, value: String)
  /// More values than the service takes.
  case tooMany(Subject, count: Int, limit: Int, values: [String])
  /// A type that only the other API has, and what to ask for instead, where there is something.
  case typeOfOtherAPI(String, api: API, replacement: [String])
  /// A field that only the other API has.
  case fieldOfOtherAPI(String, api: API)
  /// Something that only the other API can do.
  case partOfOtherAPI(Subject, api: API)
  /// A type that must be given alone.
  case typeStandsAlone(String, others: [String])
  /// A coordinate that is none.
  case coordinate(String, CoordinateFault)
  /// An area that is none.
  case area(String, AreaFault)
  /// A number outside its range.
  case outOfRange(Subject, value: String, range: String)
  /// A component filter that may be given only once.
  case repeatedComponent(String)
  /// Options that exclude each other or need each other.
  case conflict(Subject, with: Subject)
}
