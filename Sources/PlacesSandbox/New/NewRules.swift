import PlacesClient

/// Checks of values that several methods of Places API (New) take.
///
/// The texts of these errors are not documented.
enum NewRules {
  /// Refuses what is not shaped like a language tag; a shape that names no known language passes.
  static func checkLanguage(_ code: String) throws(RPCError) {
    let parts = code.split(separator: "-", omittingEmptySubsequences: false)
    let isTag = parts.enumerated().allSatisfy { index, part in
      (index == 0 ? 2...3 : 1...8).contains(part.utf8.count)
        && part.utf8.allSatisfy { isLetter($0) || (index > 0 && isDigit($0)) }
    }
    guard code.isEmpty || isTag else {
      throw .invalid("language_code", "Invalid language_code '\(code)'.")
    }
  }

  /// Refuses what is no region code, and returns it in lower case, `uk` as `gb`; `nil` when none was given.
  static func region(_ code: String) throws(RPCError) -> String? {
    if code.isEmpty { return nil }
    let country = PredictionSearch.countryCode(code)
    guard isCode(code),
      CountryCode.name(of: country) != nil
        || ["xk", "eu", "ac", "su", "tp", "an"].contains(country)
    else { throw .invalid("region_code", "Invalid region_code '\(code)'.") }
    return country
  }

  /// Refuses what is no session token.
  static func checkSessionToken(_ token: String) throws(RPCError) {
    let isToken =
      token.utf8.count <= 36
      && token.utf8.allSatisfy {
        isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      }
    guard isToken else {
      throw .invalid(
        "session_token",
        "Invalid session_token. It must be URL and filename safe base64 of at most 36 characters.")
    }
  }

  /// Whether a text is two letters.
  static func isCode(_ text: String) -> Bool {
    text.utf8.count == 2 && text.utf8.allSatisfy(isLetter)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
