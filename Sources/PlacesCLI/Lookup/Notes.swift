import PlacesClient

/// Says things on standard error that are no errors.
struct Notes: Sendable {
  private let output: Output
  private let isQuiet: Bool
  private let isText: Bool
  private let isJSON: Bool
  private let verbosity: Int
  private let style: Style

  init(_ options: OutputOptions, _ environment: Environment) {
    output = environment.error
    isQuiet = options.isQuiet
    isText = options.format == .text
    isJSON = options.format == .json || options.format == .ndjson
    verbosity = options.verbosity
    style = environment.errorStyle(options.color)
  }

  /// Says something people should know; `--quiet` silences it.
  func warn(_ text: String) throws(Failure) {
    if !isQuiet { try write("warning: " + text, style.yellow) }
  }

  /// Says something that helps to read text output; machine formats have their own place for it.
  func note(_ text: String) throws(Failure) {
    if !isQuiet && isText { try write(text, style.dim) }
  }

  /// Says something that is not lost only in JSON, which has a member for it.
  func tell(_ text: String) throws(Failure) {
    if !isQuiet && !isJSON { try write(text, style.dim) }
  }

  /// Says how something went; `--quiet` silences it.
  func say(_ text: String) throws(Failure) {
    if !isQuiet { try write(text, style.dim) }
  }

  /// Whether ``explain(_:)`` says anything.
  var isExplaining: Bool { verbosity > 0 }

  /// Explains what is going on, when `--verbose` asks for it.
  func explain(_ text: String) throws(Failure) {
    if verbosity > 0 { try write(text, style.dim) }
  }

  /// Explains what a client is doing.
  ///
  /// A standard error that is closed must not stop a lookup that is paid for, so failing to write is passed over here; the
  /// final report meets the same stream and decides.
  func explain(_ event: ClientEvent, base: String) {
    guard verbosity > 0 else { return }
    try? explain(Self.sentence(event, base: base))
  }

  private func write(_ text: String, _ emphasize: (String) -> String) throws(Failure) {
    if isJSON {
      var line = JSONWriter.compact(["note": .string(text)])
      line.append(0x0A)
      try output.write(line)
    } else {
      try output.write(emphasize("places: " + Sanitizer.terminalSafe(text)) + "\n")
    }
  }

  private static func sentence(_ event: ClientEvent, base: String) -> String {
    switch event {
    case .attempt(let number, let request):
      "attempt \(number): \(request.method.rawValue) \(base)\(request.target)"
    case .answer(let status, let bytes): "HTTP \(status), \(bytes) bytes"
    case .retry(let delay, let reason): "\(reason); trying again in \(delay.words)"
    case .dropped(let path): "\(path) has an unexpected type and is left out"
    }
  }
}
