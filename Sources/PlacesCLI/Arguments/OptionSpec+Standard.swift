extension OptionSpec {
  /// The options every command has.
  static var standard: [OptionSpec] {
    [
      OptionSpec(
        facts: .init(
          long: "help", short: "h", group: .output,
          summary: "Print help: -h the short one, --help all of it"),
        action: .request { $0 ? .shortHelp : .fullHelp }, defaultText: { _ in nil }),
      OptionSpec(
        facts: .init(
          long: "version", short: "V", group: .output, summary: "Print the version"),
        action: .request { _ in .version }, defaultText: { _ in nil }),
    ]
  }
}

extension SpecialRequest {
  /// Finds the first word before `--` that asks for help or the version, whatever else is on the line.
  init?(anywhereIn words: [String]) {
    for word in words {
      switch word {
      case "--": return nil
      case "-h": self = .shortHelp
      case "--help": self = .fullHelp
      case "-V", "--version": self = .version
      default: continue
      }
      return
    }
    return nil
  }
}
