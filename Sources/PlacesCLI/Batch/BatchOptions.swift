/// The options for looking up many things at once.
struct BatchOptions: Sendable, Hashable {
  /// A file to read inputs from, in place of standard input.
  var input: String?
  /// The column or template that is looked up, when the input is CSV.
  var csv: String?
  /// What stands between the cells of CSV input.
  var delimiter = UInt8(ascii: ",")
  /// A file to write to, in place of standard output.
  var output: String?
  /// Whether to go on where an earlier run stopped.
  var isResumed = false
  /// Whether rows that failed before are tried again.
  var retriesFailed = false
  /// Whether an existing output file is written over.
  var isForced = false
  /// A file for a summary as JSON.
  var summary: String?
  /// What is added to the names of our columns when they clash.
  var suffix: String?
  /// Whether our columns take the place of columns of the same name.
  var overwritesColumns = false
}

extension BatchOptions {
  /// The options, each declared here and nowhere else.
  static var specs: [OptionSpec<BatchOptions>] {
    .grouped(
      .batch,
      [
        .value(\.input, "input", .path, summary: "Read inputs from this file, one a line").minor(),
        .value(
          \.csv, "csv", .csvTemplate, summary: "Read CSV and look up this column"
        )
        .details(
          "A column's name, or columns joined by text: \"{street}, {zip} {city}\". The rows come out with columns added, unless --format asks for something else."
        ).minor(),
        .value(
          \.delimiter, "delimiter", .delimiter, summary: "What stands between cells, such as ;"
        )
        .defaultText(",").minor(),
        .value(\.output, "output", short: "o", .path, summary: "Write to this file").minor(),
        .flag(\.isResumed, "resume", summary: "Go on where an earlier run with --output stopped")
          .details(
            "Complete records are kept, a torn last one is done again. The options and the input have to be those of the earlier run."
          ).minor(),
        .flag(
          \.retriesFailed, "retry-failed", summary: "With --resume: try rows again that failed"
        ).minor(),
        .flag(\.isForced, "force", summary: "Write over the file of --output").minor(),
        .value(\.summary, "summary", .path, summary: "Write a summary as JSON to this file")
          .minor(),
        .value(
          \.suffix, "suffix", .columnSuffix, summary: "Add this to the names of added columns"
        ).minor(),
        .flag(
          \.overwritesColumns, "overwrite",
          summary: "Replace columns that are named like added ones"
        ).minor(),
      ])
  }
}

extension BatchOptions {
  /// Whether a command is to look up many things: what its input holds, several words, or one with an output file.
  ///
  /// - Throws: A failure when it looks up a single thing and an option was given that only a batch heeds.
  func isBatch(_ words: [String?]) throws(Failure) -> Bool {
    let given = words.compactMap { $0 }
    if given.contains("-") || given.count > 1 || input != nil || csv != nil || output != nil {
      return true
    }
    let others = [
      (isResumed, "--resume"), (retriesFailed, "--retry-failed"), (isForced, "--force"),
      (summary != nil, "--summary"),
    ]
    if given.count == 1, let name = others.first(where: \.0)?.1 {
      throw Failure(
        UsageError.conflict(
          name, "a single lookup", remedy: "add --output FILE, or leave \(name) out"))
    }
    return false
  }

  /// The words of the command line that are looked up, or `nil` when the rows come from the input.
  ///
  /// - Throws: A failure when there are both.
  func words(_ words: [String?]) throws(Failure) -> [String]? {
    let given = words.compactMap { $0 }
    let readsInput = given.contains("-") || input != nil || csv != nil
    guard readsInput else { return given }
    if let word = given.first(where: { $0 != "-" }) {
      throw Failure(
        UsageError.conflict(
          Quoting.value(word), "an input to read",
          remedy: "put it into the input, or leave - , --input and --csv out"))
    }
    return nil
  }
}

extension ValueParser<String> {
  /// A column of a CSV file, or several in a template.
  static var csvTemplate: ValueParser {
    ValueParser("COLUMN") { text throws(ValueProblem) in
      guard !text.isEmpty else { throw ValueProblem("the name of the column is empty") }
      return text
    }
  }

  /// What is added to the names of columns.
  static var columnSuffix: ValueParser {
    ValueParser("TEXT") { text throws(ValueProblem) in
      let isLegal =
        !text.isEmpty
        && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != 0x22 && $0 != 0x2C }
      guard isLegal else {
        throw ValueProblem("expected some letters or digits, such as _places")
      }
      return text
    }
  }
}

extension ValueParser<UInt8> {
  /// One character between cells: `,`, `;`, `|` or a tab.
  static var delimiter: ValueParser {
    ValueParser("CHAR") { text throws(ValueProblem) in
      if text == "tab" || text == "\\t" { return 0x09 }
      guard text.utf8.count == 1, let byte = text.utf8.first, byte == 0x09 || byte > 0x20,
        byte < 0x7F, byte != UInt8(ascii: "\"")
      else { throw ValueProblem("expected one character, such as ; or tab") }
      return byte
    }
  }
}
