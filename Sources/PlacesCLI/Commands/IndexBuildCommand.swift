import PlaceIndex
import PlacesClient

/// The options of `index build`.
struct IndexBuildOptions: Sendable {
  /// The files to read.
  var inputs: [String] = []
  /// The file to write.
  var output: String?
  /// The form of the inputs.
  var format: IndexBuild.Format?
  /// What stands between the columns of tables; told by the form when absent.
  var delimiter: UInt8?
  /// Which column holds what.
  var map: [ColumnName] = []
  /// Whether the first bad row ends it.
  var isStrict = false
  /// How many bad rows to show.
  var shown = 10
  /// A credit that the data asks for.
  var credit: String?
  var isQuiet = false
}

/// A column or member, and the fact that it holds.
struct ColumnName: Sendable, Hashable {
  var field: RowField
  var name: String
}

extension Command {
  /// `places index build`.
  static let indexBuild = Command(
    "index build", summary: "Make a place index of your own data",
    details: [
      "Reads dumps of GeoNames (.txt; admin1CodesASCII.txt, countryInfo.txt and alternateNamesV2.txt are used when they lie beside), tables with a header line (.csv, .tsv), GeoJSON (.geojson, .json), and a feature or plain object a line (.ndjson). - reads standard input, whose first line tells the form. The index serves --data with --sandbox, and places index query.",
      "Rows that are no place are counted and shown, and left out. The file appears when it is whole; one of the same name is replaced only then. The same input gives the same bytes.",
      "The facts of a place: \(RowField.allCases.map(\.rawValue).joined(separator: ", ")). Columns and members of these names, and of many usual ones (title, latitude, zip), are found by themselves; --map names others. types and alternates hold several, divided by ; or |. Without name, an address is called by its street and number.",
    ],
    examples: [
      Example(
        "The branches of a company",
        "places index build shops.csv -o shops.idx --map name=shop,lat=y,lng=x"),
      Example(
        "Rows of a database",
        "sqlite3 -csv -header shop.db 'SELECT * FROM branches' | places index build - -o shops.idx"),
      Example("The towns of the world", "places index build cities500.txt -o towns.idx"),
    ],
    defaults: IndexBuildOptions(),
    positionals: [
      .many(\.inputs, "INPUT", .path, summary: "The files to read, - for standard input")
    ],
    options: [
      .value(\.output, "output", short: "o", .path, summary: "The file to write"),
      .value(
        \.format, "input-format", .choice("FORMAT"), summary: "Form of the inputs"),
      .value(
        \.delimiter, "delimiter", .delimiter,
        summary: "What stands between the columns of tables, such as ;"
      )
      .defaultText(", or a tab in .tsv").minor(),
      .list(\.map, "map", .columnName, summary: "Which column or member holds which fact")
        .details("A list of FACT=COLUMN, such as name=title,lat=y,lng=x."),
      .flag(\.isStrict, "strict", summary: "Stop at the first row that is no place"),
      .value(
        \.shown, "show", .integer(in: 0...1_000_000),
        summary: "Show at most N rows that are no place"
      )
      .minor(),
      .value(\.credit, "credit", .text, summary: "Credit that the data asks for, kept in the index")
        .minor(),
      .flag(\.isQuiet, "quiet", short: "q", summary: "Leave out notes and progress; errors stay"),
    ]
  ) { (options, environment) async throws(Failure) in
    try IndexBuildRun(options, environment).run()
  }
}

extension ValueParser<ColumnName> {
  /// `FACT=COLUMN`.
  static var columnName: ValueParser {
    ValueParser("FACT=COLUMN") { text throws(ValueProblem) in
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw ValueProblem("expected FACT=COLUMN, such as name=title")
      }
      guard let field = RowField(rawValue: parts[0]) else {
        let names = RowField.allCases.map(\.rawValue)
        let nearest = Suggestion.nearest(to: parts[0], among: names)
        throw ValueProblem(
          "'\(parts[0])' is none of \(names.joined(separator: ", "))",
          remedy: nearest.map { "did you mean \($0)?" })
      }
      return ColumnName(field: field, name: parts[1])
    }
  }
}
