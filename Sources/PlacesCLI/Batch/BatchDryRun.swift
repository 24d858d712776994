import PlacesClient

/// Goes through the whole input of a batch, and says what it would ask and what that would cost.
///
/// Sends nothing, needs no key and opens no output file. The plan goes to standard output: as one JSON object with `--format json` or
/// `ndjson`, and in every other format as lines of a name, a tab and a number.
struct BatchDryRun: Sendable {
  /// How many problems are listed.
  static let listedProblems = 20

  private let options: CommonOptions
  private let environment: Environment

  init(_ options: CommonOptions, _ environment: Environment) {
    self.options = options
    self.environment = environment
  }

  /// Reads the input to its end and prints the plan.
  ///
  /// - Returns: Success, whatever the rows hold: those that cannot be looked up are listed in the plan.
  /// - Throws: A failure when the input as a whole cannot be read, or the plan not be written.
  func run(_ job: BatchJob, _ input: Input, _ reader: BatchReader) throws(Failure) -> ExitStatus {
    var plan = BatchPlan(backend: Backend.kind(options).rawValue)
    switch reader {
    case .lines(var reader): try read(job, input, &reader, &plan)
    case .csv(var reader): try read(job, input, &reader, &plan)
    }
    switch options.output.format {
    case .json, .ndjson:
      try environment.output.write(JSONWriter.compact(plan.document) + [0x0A])
    case .text, .csv, .geojson: try environment.output.write(plan.text)
    }
    return .success
  }

  private func read(
    _ job: BatchJob, _ input: Input, _ reader: inout some RowReader, _ plan: inout BatchPlan
  ) throws(Failure) {
    while true {
      let bytes = try input.read()
      let rows = try bytes.isEmpty ? reader.end() : reader.take(bytes)
      for row in rows { plan.add(row, job) }
      if bytes.isEmpty { return }
    }
  }
}

/// What a batch would do.
struct BatchPlan: Sendable {
  /// Who would be asked.
  let backend: String

  private var rows = 0
  private var blanks = 0
  private var duplicates = 0
  private var problems: [(line: Int, reason: String)] = []
  private var problemCount = 0
  private var asked: Set<String> = []
  private var events: [SKU.ID: Int] = [:]
  private var sessions: Set<SessionToken> = []

  init(backend: String) { self.backend = backend }

  /// Adds a row.
  mutating func add(_ row: InputRow, _ job: BatchJob) {
    rows += 1
    switch row.content {
    case .blank: blanks += 1
    case .invalid(let problem): add(problem, row)
    case .text(let text):
      do throws(ValueProblem) { add(try job.query(text)) } catch { add(error, row) }
    case .place(let id, let session):
      let isFirst = session.map { sessions.insert($0).inserted } ?? false
      if let query = job.placeQuery?(id, isFirst ? session : nil) { add(query) }
    }
  }

  private mutating func add(_ query: LookupQuery) {
    guard asked.insert(query.key).inserted else {
      duplicates += 1
      return
    }
    for sku in query.plan.pricing.skus { events[sku.id, default: 0] += 1 }
  }

  private mutating func add(_ problem: ValueProblem, _ row: InputRow) {
    problemCount += 1
    if problems.count < BatchDryRun.listedProblems { problems.append((row.line, problem.reason)) }
  }

  private var lines: [(sku: SKU, count: Int)] {
    SKU.all.compactMap { sku in events[sku.id].map { (sku, $0) } }
  }

  private var listPrice: Int {
    var price = 0
    for (sku, count) in lines { price += sku.microdollars * count }
    return price
  }

  /// The price when all of the month's free events are still there.
  private var priceWithFreeTier: Int {
    var price = 0
    for (sku, count) in lines {
      let free: Int = sku.freePerMonth ?? count
      price += sku.microdollars * max(0, count - free)
    }
    return price
  }

  /// The plan for people.
  var text: String {
    var text = googleAttribution + "\n"
    text +=
      "rows\t\(rows)\nblank\t\(blanks)\nduplicates\t\(duplicates)\nproblems\t\(problemCount)\n"
    text += "requests\t\(asked.count)\n"
    for (sku, count) in lines {
      text += "\(sku.name)\t\(count)\t\(Pricing.dollars(sku.microdollars * count))\n"
    }
    text += "list price\t\(Pricing.dollars(listPrice))\n"
    text += "with the free tier unused\t\(Pricing.dollars(priceWithFreeTier))\n"
    for problem in problems {
      text += Sanitizer.terminalSafe("line \(problem.line): \(problem.reason)") + "\n"
    }
    if problemCount > problems.count { text += "and \(problemCount - problems.count) more\n" }
    return text
  }

  /// The plan for programs.
  var document: JSONObject {
    var object: JSONObject = [
      "attribution": .string(googleAttribution), "dryRun": true, "backend": .string(backend),
    ]
    object.append("rows", rows)
    object.append("blank", blanks)
    object.append("duplicates", duplicates)
    object.append("requests", asked.count)
    object.append(
      "skus",
      .array(
        lines.map { sku, count in
          .object([
            "id": .string(sku.id.rawValue), "name": .string(sku.name),
            "count": .integer(Int64(count)),
            "microdollars": .integer(Int64(sku.microdollars * count)),
          ])
        }))
    object.append("microdollars", listPrice)
    object.append("microdollarsAfterFreeTier", priceWithFreeTier)
    object.append("problemCount", problemCount)
    object.append(
      "problems",
      .array(
        problems.map {
          .object(["line": .integer(Int64($0.line)), "message": .string($0.reason)])
        }))
    return object
  }
}
