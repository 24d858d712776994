import PlacesClient

/// Where the key comes from: `--key-file`, else the first variable that is set.
struct KeySource: Sendable {
  /// The variables that can hold a key, the first that is set wins.
  static let variables = ["PLACES_API_KEY", "GOOGLE_MAPS_API_KEY", "GOOGLE_PLACES_API_KEY"]

  /// No key file is longer.
  private static let fileLimitBytes = 4096

  private let file: String?
  private let environment: Environment

  init(_ options: CommonOptions, _ environment: Environment) {
    file = options.keyFile
    self.environment = environment
  }

  /// What the key comes from, as it is typed; `nil` when there is none.
  var name: String? {
    if let file { return "--key-file \(Quoting.value(file))" }
    return Self.variables.first { environment.variables[$0] != nil }
  }

  /// Reads the key.
  ///
  /// - Throws: A failure of status 3 that names where the key was looked for, and never shows it.
  func key() throws(Failure) -> APIKey {
    if let file { return try key(try read(file), from: "--key-file \(Quoting.value(file))") }
    for name in Self.variables {
      if let text = environment.variables[name] { return try key(text, from: name) }
    }
    throw Failure(
      exit: .accessDenied, code: "keyMissing", message: "no API key: PLACES_API_KEY is not set",
      remedy:
        "set PLACES_API_KEY to your key, or ask the sandbox, which needs none:\n"
        + CommandLineText.addingSandbox(to: environment.arguments))
  }

  private func key(_ text: String, from source: String) throws(Failure) -> APIKey {
    do throws(ValueError) {
      return try APIKey(text)
    } catch {
      throw Failure(
        exit: .accessDenied, code: "keyMalformed", message: "\(source): \(error.reason)",
        remedy: error.remedy)
    }
  }

  private func read(_ path: String) throws(Failure) -> String {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.read(path, limitBytes: Self.fileLimitBytes)
    } catch {
      throw Failure(
        exit: .accessDenied, code: "keyUnreadable",
        message: "--key-file \(Quoting.value(path)): \(error.message)",
        remedy: "name a file that holds nothing but the key")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Command lines as text that a shell reads back as the same words.
enum CommandLineText {
  /// The command line with `--sandbox` added where it counts as an option.
  static func addingSandbox(to words: [String]) -> String {
    var words = words
    words.insert("--sandbox", at: words.firstIndex(of: "--") ?? words.endIndex)
    return (["places"] + words.map(quoted)).joined(separator: " ")
  }

  /// A word, quoted if a shell would read something else into it.
  static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.unicodeScalars.allSatisfy {
        $0.value < 0x80
          && ($0.properties.isAlphabetic || ("0"..."9").contains($0)
            || "-_./:,@%+=".contains(Character($0)))
      }
    return isPlain ? word : "'" + word.substituting("'", with: #"'\''"#) + "'"
  }
}
