/// Makes an index file of files with places.
public struct IndexBuild: Sendable {
  /// The forms of input.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// A dump of GeoNames.
    case geonames
    case csv
    case tsv
    case geojson
    /// A feature or plain object a line.
    case ndjson
  }

  /// A row that is no place.
  public struct BadRow: Sendable, Hashable {
    /// The file it is in.
    public var file: String
    /// The line it begins on, from 1.
    public var line: Int
    /// What is wrong with it.
    public var problem: RowProblem
  }

  /// What was made.
  public struct Summary: Sendable, Hashable {
    public var places: Int
    public var badRows: Int
    /// Length of the file in bytes.
    public var bytes: Int
  }

  /// Why nothing was made.
  public enum Failure: Error, Sendable, Equatable {
    /// An input cannot be read.
    case input(String, IndexError)
    /// The form of an input cannot be told by its name.
    case unknownFormat(String)
    /// No column of a table holds a fact that every place needs.
    case noColumn(String, RowField, columns: [String])
    /// The column named for a fact is none of those there are.
    case unknownColumn(String, RowField, String, columns: [String])
    /// The columns of a table are divided by another byte.
    case otherDelimiter(String, UInt8)
    /// A file is of a form that is no input.
    case foreign(String, ForeignForm)
    /// A file is read as a dump of GeoNames, and is none.
    case notGeoNames(String)
    /// Columns are named for a dump of GeoNames, which has no names of columns.
    case mappedDump(String)
    /// A row is no place, and none was to be left out.
    case badRow(BadRow)
    /// There is no place in the inputs.
    case empty
    case build(BuildError)
  }

  /// Why standard input cannot be read: the system's error number.
  public struct ReadError: Error, Sendable, Hashable {
    public var errno: Int32

    public init(errno: Int32) { self.errno = errno }
  }

  /// Stands for standard input among the inputs.
  public static let standardInput = "-"

  /// The files, in order; ``standardInput`` is read to its end.
  public var inputs: [String]
  /// Gives the next bytes of standard input, none at the end.
  public var nextBytes: @Sendable () throws(ReadError) -> [UInt8] = { [] }
  /// The form of all of them; told by their names when absent.
  public var format: Format?
  /// The byte between the columns of tables; told by the form when absent.
  public var delimiter: UInt8?
  /// Columns or members by the fact they hold.
  public var map: [RowField: String] = [:]
  /// Whether the first bad row ends it.
  public var isStrict = false
  /// Names of countries by lower-case code, for data that has codes only.
  public var countryName: @Sendable (String) -> String? = { _ in nil }
  /// Beginnings that identifiers of rows must not have, because whoever reads the index keeps them for itself.
  public var reservedPrefixes: [String] = []
  /// What the file says about itself.
  public var notes: [(name: String, text: String)] = []
  /// The credit that the data asks for; it is given with every place.
  public var credit: String?

  /// Knows the file under way, for whoever has to end the build before its time.
  public var unfinished = UnfinishedFile()

  /// Creates a build of some files.
  public init(_ inputs: [String]) { self.inputs = inputs }

  /// Reads the inputs and writes the index; a file of that name is replaced when all went well, and not touched otherwise.
  ///
  /// - Parameters:
  ///   - output: The file to write.
  ///   - progress: Called now and then with the number of places read, and the share of the inputs, 0 to 1.
  ///   - bad: Called for every row that is no place.
  /// - Returns: What was read and written.
  /// - Throws: The reason why there is no index: a file that cannot be read or written, or, when strict, the first bad row.
  public func run(
    to output: String, progress: @escaping (_ places: Int, _ share: Double) -> Void = { _, _ in },
    bad: @escaping (BadRow) -> Void = { _ in }
  ) throws(Failure) -> Summary {
    let output = try OutputCheck.target(of: output)
    var builder = IndexBuilder()
    builder.countryName = countryName
    builder.reservedPrefixes = reservedPrefixes
    builder.notes = notes.map { ($0.name, $0.text) }
    if let credit { builder.notes.append((IndexFormat.creditNote, credit)) }
    let badRows = Counter()
    for (index, input) in inputs.enumerated() {
      try read(input, beside: output, into: &builder) { places, share in
        progress(places, (Double(index) + share) / Double(inputs.count))
      } bad: { row in
        badRows.value += 1
        bad(row)
      }
    }
    guard builder.count > 0 else { throw .empty }
    let places = builder.count
    do {
      let bytes = try builder.write(to: output, unfinished)
      return Summary(places: places, badRows: badRows.value, bytes: bytes)
    } catch {
      throw .build(error)
    }
  }

  private func read(
    _ input: String, beside output: String, into builder: inout IndexBuilder,
    progress: @escaping (Int, Double) -> Void, bad: @escaping (BadRow) -> Void
  ) throws(Failure) {
    let file: MappedFile
    var format = format ?? Format(name: input)
    if input == Self.standardInput {
      file = try InputSpool.file(beside: output, unfinished, nextBytes)
      if format == nil { format = Format(of: file.view) }
    } else {
      do {
        file = try MappedFile(path: input)
      } catch {
        throw .input(input, error)
      }
    }
    if let form = ForeignForm(of: file.view) { throw .foreign(input, form) }
    guard let format else { throw .unknownFormat(input) }
    builder.origins.begin(input)
    var rows = RowFeed(
      input: input, view: file.view, isStrict: isStrict, progress: progress, bad: bad)
    switch format {
    case .geonames:
      if !map.isEmpty { throw .mappedDump(input) }
      try rows.geonames(&builder)
    case .csv, .tsv:
      let separator: UInt8 = delimiter ?? (format == .csv ? 0x2C : 0x09)
      try rows.table(&builder, separator: separator, map: map)
    case .ndjson: try rows.lines(&builder, map: map)
    case .geojson: try rows.collection(&builder, map: map)
    }
    if file.isCut { throw .input(input, .cutShort) }
  }
}

extension IndexBuild.Format {
  /// The form that a file name tells.
  init?(name: String) {
    let base = name.split(separator: "/").last.map { $0.lowercased() } ?? ""
    guard let dot = base.lastIndex(of: ".") else { return nil }
    switch base[base.index(after: dot)...] {
    case "txt": self = .geonames
    case "csv": self = .csv
    case "tsv", "tab": self = .tsv
    case "geojson", "json": self = .geojson
    case "ndjson", "jsonl", "geojsonl", "geojsonseq": self = .ndjson
    default: return nil
    }
  }
}

/// A number that a closure counts up.
private final class Counter {
  var value = 0
}
