import PlacesClient

extension CommonOptions {
  /// The options, each declared here and nowhere else.
  static var specs: [OptionSpec<CommonOptions>] { source + request + cost + output }

  private static var source: [OptionSpec<CommonOptions>] {
    .grouped(
      .source,
      [
        .negatableFlag(
          \.isSandboxed, "sandbox", summary: "Ask the sandbox on this machine, not Google"
        )
        .details(
          "Answers come from place data inside the program: no key, no network, no bill. They say that they are not Google's."
        )
        .environment(.init("PLACES_BACKEND", on: "sandbox", off: "google")).rivals("base-url"),
        .repeated(
          \.data, "data", .path, summary: "Add the places of this index file to the sandbox's"
        )
        .details(
          "Made by places index build. Given several times, all are added. Only with --sandbox, or PLACES_BACKEND=sandbox."
        )
        .minor(),
        .value(\.api, "api", .choice("API"), summary: "Which generation of Google's API to ask")
          .environment("PLACES_API"),
        .value(\.keyFile, "key-file", .path, summary: "Read the key from this file")
          .details(
            "Without it the key comes from PLACES_API_KEY, else GOOGLE_MAPS_API_KEY, else GOOGLE_PLACES_API_KEY. A key is never given on the command line, where other users can see it."
          )
          .minor(),
        .value(
          \.baseURL, "base-url", .baseURL,
          summary: "Send requests to this server, such as a proxy"
        )
        .details("HTTPS, or plain HTTP to this machine. Not with --sandbox, which asks no server.")
        .environment("PLACES_BASE_URL").rivals("sandbox").minor(),
      ])
  }

  private static var request: [OptionSpec<CommonOptions>] {
    .grouped(
      .request,
      [
        .value(
          \.language, "language", .languageTag,
          summary: "Language of the answer, such as en or pt-BR"
        )
        .details("What the service has in other languages only, it mixes in as it is."),
        .value(
          \.region, "region", .regionCode,
          summary: "Country whose view the answer takes, such as au"),
        .value(\.timeout, "timeout", .duration, summary: "How long one attempt may take")
          .details(
            "500ms, 2s, 1m; a bare number is seconds. Given without --deadline, it is also the end: an attempt that takes this long is not repeated."
          )
          .defaultText("10s").minor(),
        .value(
          \.deadline, "deadline", .duration, summary: "How long a lookup may take, with retries"
        )
        .defaultText("1m").minor(),
        .value(
          \.retries, "retries", .integer(in: 0...10), summary: "How often to repeat what failed"
        )
        .details(
          "Repeated are attempts that got no answer, and answers that say to try again later; nothing else is."
        )
        .minor(),
        .value(
          \.jobs, "jobs", .integer(in: 1...64), summary: "How many requests to make at a time"
        )
        .minor(),
        .value(
          \.requestsPerSecond, "qps", .requestsPerSecond,
          summary: "Begin at most this many requests a second"
        )
        .details(
          "All jobs together. When the service says that requests come too fast, all of them slow down, with or without this."
        )
        .minor(),
      ])
  }

  private static var cost: [OptionSpec<CommonOptions>] {
    .grouped(
      .cost,
      [
        .flag(
          \.isDryRun, "dry-run", summary: "Print what would be sent and its price; send nothing"),
        .value(
          \.maxRequests, "max-requests", .integer(in: 1...Int.max),
          summary: "Stop before sending more requests than this"
        )
        .minor(),
        .value(
          \.maxCostMicrodollars, "max-cost", .dollars,
          summary: "Stop before spending more than this"
        )
        .details("In US dollars, at list prices and without the free tier.").minor(),
        .flag(
          \.printsBill, "bill",
          summary: "With --sandbox: say on standard error what Google would charge"
        )
        .details("By session and price list, with the mistakes that make it dearer than need be.")
        .minor(),
      ])
  }

  private static var output: [OptionSpec<CommonOptions>] {
    OutputOptions.specs.map { $0.lifted(into: \.output) }
      + [
        OptionSpec<CommonOptions>.flag(
          \.output.isRaw, "raw", summary: "Print the service's own answer, untouched"
        )
        .group(.output).minor()
      ]
  }
}

extension OutputOptions {
  /// The options, for commands that ask no service.
  static var specs: [OptionSpec<OutputOptions>] {
    .grouped(
      .output,
      [
        .value(\.format, "format", .choice("FORMAT"), summary: "Form of the output")
          .details("See places help formats."),
        .setting(\.format, to: .json, "json", summary: "The same as --format json"),
        .value(\.color, "color", .choice("WHEN"), summary: "When to use colour")
          .details(
            "With auto, a terminal gets colour unless NO_COLOR, CLICOLOR or TERM say otherwise. Machine formats are never coloured."
          )
          .minor(),
        .flag(\.isQuiet, "quiet", short: "q", summary: "Leave out notes and progress; errors stay")
          .minor(),
        .count(\.verbosity, "verbose", short: "v", summary: "Explain on standard error")
          .details("Given twice, it explains more.").minor(),
      ])
  }
}

extension ValueParser<Int64> {
  /// An amount of US dollars in plain decimals, as millionths of a dollar.
  static var dollars: ValueParser {
    ValueParser("USD") { text throws(ValueProblem) in
      guard let amount = FixedPoint.scaled(Substring(text), by: 1_000_000) else {
        throw ValueProblem("expected an amount of US dollars such as 5 or 0.25")
      }
      return amount
    }
  }
}
