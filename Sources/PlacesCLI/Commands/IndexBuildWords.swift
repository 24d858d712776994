import PlaceIndex
import PlacesClient

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What `index build` says about rows and files that it cannot use.
enum IndexBuildWords {
  /// A number and what it counts.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Where a row is and what is wrong with it.
  static func row(_ row: IndexBuild.BadRow) -> String {
    "\(row.file):\(row.line): \(words(row.problem))"
  }

  private static func words(_ problem: RowProblem) -> String {
    switch problem {
    case .noName: "has no name"
    case .nameWithoutLetters(let name): "the name \(Quoting.value(name)) has no letter or digit"
    case .badNumber(let field, let value): "\(field) is no number: \(Quoting.value(value))"
    case .unknownKind(let value):
      "kind is none of \(IndexedPlace.Kind.allCases.map { "\($0)" }.joined(separator: ", ")): "
        + Quoting.value(value)
    case .outOfRange(let field, let value): "\(field) is out of range: \(Quoting.value(value))"
    case .missing(let field): "\(field) is missing"
    case .nul(let field): "\(field) holds a NUL"
    case .lostLetters(let field): "\(field) holds U+FFFD, which stands for a letter that was lost"
    case .notUTF8(let byte, let offset):
      "holds bytes that are no UTF-8, first 0x\(hex(byte)) at byte \(offset) of the input"
    case .badIdentifier(let value):
      "an identifier has 1 to 256 of A–Z, a–z, 0–9, - and _: \(Quoting.value(value))"
    case .badCountry(let value): "country is no two-letter code: \(Quoting.value(value))"
    case .reservedIdentifier(let value):
      "identifiers that begin so are the sandbox's own: \(Quoting.value(value))"
    case .repeatedIdentifier(let value, let first):
      "the identifier \(Quoting.value(value)) is there already"
        + (first.map { ", from \($0.file):\($0.line)" } ?? "")
    case .wrongFieldCount(let expected, let found):
      "has \(count(found, "column")), not \(expected)"
    case .notJSON(let text): "is no JSON: \(text)"
    case .notAPoint(let type): "has no coordinates (\(type))"
    case .openQuote: "a quote begins here that never ends; all behind it is one cell"
    case .cutOff: "the input ends in the middle of a feature; it was not copied whole"
    case .noMember(let field, let name, let members):
      "no member \(Quoting.value(name)) for \(field); there is \(list(members))"
    }
  }

  private static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  /// Names of columns, as many as a line has room for.
  private static func list(_ names: [String]) -> String {
    let most = 12
    let shown = names.prefix(most).map { $0.isEmpty ? "\"\"" : Quoting.name($0) }
    let rest = names.count > most ? " and \(names.count - most) more" : ""
    return names.isEmpty ? "none" : shown.joined(separator: ", ") + rest
  }
}

extension IndexBuildWords {
  /// Why there is no index, and what to do.
  static func failure(
    _ error: IndexBuild.Failure, _ options: IndexBuildOptions, _ output: String
  ) -> Failure {
    switch error {
    case .input(let file, let error): return unreadable(file, error)
    case .unknownFormat(let file):
      let forms = IndexBuild.Format.allCases.map(\.rawValue).joined(separator: "|")
      return refused(
        "\(Quoting.name(file)): the name does not tell the form of the input",
        "say it: --input-format \(forms)")
    case .foreign(let file, let form): return foreign(file, form, output)
    case .notGeoNames(let file):
      return refused(
        "\(name(file)) is no dump of GeoNames: no line has its 19 columns between tabs",
        "say what it is: --input-format csv, with --delimiter where it is no comma")
    case .mappedDump(let file):
      return refused(
        "--map names columns, and \(name(file)) is read as a dump of GeoNames, which has no names for them",
        "leave --map out, or say --input-format csv or tsv")
    case .otherDelimiter(let file, let byte):
      let (word, option) = delimiter(byte)
      return refused(
        "\(name(file)): the columns are divided by \(word)", "say so: --delimiter \(option)")
    case .noColumn(let file, let field, let columns):
      let isData = columns.contains { Double($0) != nil }
      return refused(
        "\(name(file)): no column holds \(field.rawValue); there is \(list(columns))",
        isData
          ? "write the names of the columns in the first line, such as name,lat,lng"
          : "name the column: --map \(field.rawValue)=COLUMN")
    case .unknownColumn(let file, let field, let column, let columns):
      let nearest = Suggestion.nearest(to: column, among: columns)
      return refused(
        "\(name(file)): no column is called \(Quoting.value(column)); there is \(list(columns))",
        nearest.map { "did you mean --map \(field.rawValue)=\($0)?" }
          ?? "name one of these: --map \(field.rawValue)=COLUMN")
    case .badRow(let row): return refused(self.row(row), remedy(row.problem, options))
    case .empty:
      return refused(
        "there is no place in the input",
        "give every place a row with a name, lat and lng, below a first line that says so")
    case .build(.unwritable(let number)):
      return Failure(
        exit: .outputFailed, code: "output",
        message: "cannot write \(Quoting.name(output)): \(SystemError.text(number))",
        remedy: outputRemedy(number, output))
    case .build(.notRegular):
      return Failure(
        exit: .outputFailed, code: "output",
        message: "cannot write \(Quoting.name(output)): it is a pipe or a device",
        remedy: "name a file: -o places.idx")
    case .build(.tooLarge):
      return refused(
        "the places do not fit into one index", "divide them, and give several indexes with --data")
    }
  }

  private static func outputRemedy(_ number: Int32, _ output: String) -> String {
    let folder = output.lastIndex(of: "/").map { String(output[..<$0]) } ?? "."
    switch number {
    case ENOENT: return "make the folder first: mkdir -p \(folder)"
    case EISDIR:
      return "name a file in it: -o \(output)\(output.hasSuffix("/") ? "" : "/")places.idx"
    case ENOSPC: return "make room, or write to another disk"
    default: return "write to another folder: -o FILE"
    }
  }

  private static func refused(_ message: String, _ remedy: String) -> Failure {
    Failure(exit: .usage, code: "input", message: message, remedy: remedy)
  }

  private static func name(_ file: String) -> String {
    file == IndexBuild.standardInput ? "standard input" : Quoting.name(file)
  }

  private static func unreadable(_ file: String, _ error: IndexError) -> Failure {
    switch error {
    case .unreadable(let number):
      return refused(
        "\(name(file)): cannot be read: \(SystemError.text(number))",
        file == IndexBuild.standardInput
          ? "name a file instead" : "check the name and the permissions of the file")
    case .notRegular:
      return refused(
        "\(name(file)) is a pipe or a device",
        "read it as standard input: places index build - < \(file)")
    case .cutShort:
      return refused(
        "\(name(file)) became shorter while it was read",
        "see that nobody writes to it, and build again")
    default:
      return refused("\(name(file)) is empty", "write the rows to it first")
    }
  }

  private static func remedy(_ problem: RowProblem, _ options: IndexBuildOptions) -> String {
    switch problem {
    case .cutOff: "copy or export it again"
    case .openQuote: "close the quote, or write a quote within a cell twice"
    case .notUTF8: "convert the file first: iconv -f LATIN1 -t UTF-8"
    default:
      options.isStrict ? "correct the row, or leave --strict out" : "correct it, and build again"
    }
  }

  /// A word for what divides columns, and how it is written at a shell.
  private static func delimiter(_ byte: UInt8) -> (String, String) {
    switch byte {
    case 0x09: ("tabs", "tab")
    case 0x3B: ("semicolons", "';'")
    case 0x7C: ("bars", "'|'")
    default: ("commas", ",")
    }
  }

  private static func foreign(_ file: String, _ form: ForeignForm, _ output: String) -> Failure {
    let isStream = file == IndexBuild.standardInput
    let input = isStream ? "FILE" : file
    let build = "places index build - -o \(output)"
    let (word, remedy) =
      switch form {
      case .zip where file.hasSuffix(".xlsx") || file.hasSuffix(".ods"):
        ("a spreadsheet", "save it as CSV first")
      case .zip: ("a ZIP archive", "unzip it first: unzip \(input)")
      case .gzip: ("packed with gzip", "unpack it first: gunzip -c \(input) | \(build)")
      case .bzip2: ("packed with bzip2", "unpack it first: bunzip2 -c \(input) | \(build)")
      case .xz: ("packed with xz", "unpack it first: xz -dc \(input) | \(build)")
      case .zstandard: ("packed with zstd", "unpack it first: zstd -dc \(input) | \(build)")
      case .utf16:
        ("text in UTF-16", "convert it first: iconv -f UTF-16 -t UTF-8 \(input) | \(build)")
      case .index: ("a place index already", "use it as it is: --data \(input)")
      }
    return refused("\(name(file)) is \(word)", remedy)
  }
}
