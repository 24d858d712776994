import PlacesClient

/// The options of `doctor`.
struct DoctorOptions: Sendable {
  var common = CommonOptions()
  /// Whether questions that are billed may be asked.
  var spends = false

  /// The common options that mean something to it.
  private static let commonNames: Set<String> = [
    "sandbox", "api", "key-file", "base-url", "timeout", "format", "json", "color", "quiet",
    "verbose", "data",
  ]

  /// The options, each declared here and nowhere else.
  static var specs: [OptionSpec<DoctorOptions>] {
    [
      .flag(\.spends, "spend", summary: "Ask questions that are billed, where nothing is free")
        .details("Geocoding then gets a real address: USD 0.005 at list price.")
    ]
      + CommonOptions.specs.filter { commonNames.contains($0.facts.long) }
      .map { $0.lifted(into: \.common) }
  }
}

extension Command {
  /// `places doctor`.
  static let doctor = Command(
    "doctor", summary: "Check key, network and each API, and say what to do",
    details: [
      "Asks each API the cheapest question there is, and prints a line a check: ok, warning, failed or skipped; what was checked; what was found, and the remedy. Nothing is asked that costs money unless --spend says so.",
      "The generation that --api does not name may be switched off: that is a warning. The status is that of the worst finding.",
    ],
    examples: [
      Example("Check everything", "places doctor"),
      Example("The same as JSON", "places doctor --json"),
    ],
    defaults: DoctorOptions(), options: DoctorOptions.specs
  ) { (options, environment) async throws(Failure) in
    try options.common.checkBackend()
    var run = DoctorRun(options, environment)
    let findings = await run.run()
    switch options.common.output.format {
    case .text:
      for finding in findings { try environment.output.write(finding.line) }
    case .json, .ndjson:
      let object: JSONObject = [
        "findings": .array(findings.map { .object($0.json) }),
        "exit": .integer(Int64(findings.status.rawValue)),
      ]
      try environment.output.write(JSONWriter.compact(object))
      try environment.output.write("\n")
    case .csv, .geojson:
      throw Failure(
        UsageError.conflict(
          "--format \(options.common.output.format.rawValue)", "doctor", remedy: "use text or json")
      )
    }
    return findings.status
  }
}
