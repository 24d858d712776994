#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is known about the place a stream leads to.
struct TerminalTraits: Sendable, Hashable {
  /// Whether it is a terminal.
  var isTerminal: Bool
  /// How many columns it has, when it is a terminal that says so.
  var columns: Int?

  /// A pipe or a file.
  static let none = TerminalTraits(isTerminal: false, columns: nil)

  /// Creates traits.
  init(isTerminal: Bool, columns: Int? = nil) {
    self.isTerminal = isTerminal
    self.columns = columns
  }

  /// Asks the system about a file descriptor.
  init(descriptor: Int32) {
    guard isatty(descriptor) == 1 else {
      self = .none
      return
    }
    var size = winsize()
    let isKnown = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    self.init(isTerminal: true, columns: isKnown ? Int(size.ws_col) : nil)
  }

  /// How wide text for people is set: `COLUMNS`, else the terminal, else 79; at most 100 and at least 24.
  func textWidth(_ variables: Variables) -> Int {
    let wanted = variables["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return max(24, min(100, wanted ?? columns ?? 79))
  }
}

/// When to use colour.
enum ColorChoice: String, Sendable, Hashable, CaseIterable {
  /// On a terminal, unless the environment says otherwise.
  case auto
  /// Always.
  case always
  /// Never.
  case never
}

extension Style {
  /// Decides whether a stream gets colour: the option, `NO_COLOR`, `CLICOLOR_FORCE`, `CLICOLOR` and `TERM`, and then
  /// whether it is a terminal; the first that has an opinion wins.
  init(_ choice: ColorChoice, for traits: TerminalTraits, variables: Variables) {
    switch choice {
    case .always: isOn = true
    case .never: isOn = false
    case .auto:
      if variables["NO_COLOR"] != nil {
        isOn = false
      } else if let force = variables["CLICOLOR_FORCE"], force != "0" {
        isOn = true
      } else if variables["CLICOLOR"] == "0" || variables["TERM"] == "dumb" {
        isOn = false
      } else {
        isOn = traits.isTerminal
      }
    }
  }
}
