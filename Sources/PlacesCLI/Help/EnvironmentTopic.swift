/// The page about environment variables, made from the option tables and a list of those that belong to no option.
enum EnvironmentTopic {
  /// The page.
  static func page(_ commands: [Command], summary: String) -> [HelpBlock] {
    [
      .paragraph(summary + "."), .heading("Keys"), .columns(keys), .heading("Options"),
      .columns(options(commands)), .heading("Output"), .columns(output), .heading("Network"),
      .columns(network),
      .paragraph(
        "An option on the command line beats its variable; --sandbox also beats PLACES_BASE_URL, and --base-url PLACES_BACKEND. A variable set to the empty text counts as not set."
      ),
    ]
  }

  /// Every variable, in the order of the page.
  static func variables(_ commands: [Command]) -> [HelpEntry] {
    keys + options(commands) + output + network
  }

  /// The variables that stand in for options, each once.
  private static func options(_ commands: [Command]) -> [HelpEntry] {
    let common = CommonOptions.specs.map { $0.description(defaults: CommonOptions()) }
    var seen = Set<String>()
    return (common + commands.flatMap { $0.describe().options }).compactMap { option in
      guard let variable = option.environment, seen.insert(variable.name).inserted else {
        return nil
      }
      let texts = variable.on.map { [$0] + (variable.off.map { [$0] } ?? []) } ?? option.choices
      let holds = texts.isEmpty ? "" : " (\(texts.joined(separator: ", ")))"
      return HelpEntry(variable.name, "Stands in for --\(option.long)\(holds).")
    }
  }

  private static let keys = [
    HelpEntry("PLACES_API_KEY", "The key for Google's services. --key-file comes before it."),
    HelpEntry("GOOGLE_MAPS_API_KEY", "The key, when PLACES_API_KEY is not set."),
    HelpEntry("GOOGLE_PLACES_API_KEY", "The key, when neither of those is set."),
  ]

  private static let output = [
    HelpEntry("NO_COLOR", "Set to anything: no colour. --color comes before it."),
    HelpEntry("CLICOLOR_FORCE", "Set to anything but 0: colour in pipes and files as well."),
    HelpEntry("CLICOLOR", "Set to 0: no colour."),
    HelpEntry("TERM", "Set to dumb: no colour."),
    HelpEntry("COLUMNS", "How wide help is set, instead of the width of the terminal."),
    HelpEntry(
      "PLACES_USAGE_LOG",
      "Reserved. This version writes no usage log, whatever the value; off will keep it that way."),
  ]

  private static let network = [
    HelpEntry(
      "http_proxy, https_proxy, all_proxy, no_proxy",
      "The proxy for requests, and the hosts reached without one. The last three also in capitals."),
    HelpEntry("CURL_CA_BUNDLE", "A file of certificates to trust, instead of the system's."),
    HelpEntry("SSL_CERT_FILE", "The same, when CURL_CA_BUNDLE is not set."),
    HelpEntry("SSL_CERT_DIR", "A folder of certificates to trust."),
  ]
}
