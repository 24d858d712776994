import Testing

@testable import PlacesClient

@Suite struct `The redactor` {
  private func redact(_ text: String, key: String? = secretKey) throws -> String {
    try Redactor(key.map { try APIKey($0) }).redact(text)
  }

  private static func escaped(_ text: String, _ spell: (UInt8) -> String) -> String {
    text.utf8.map(spell).joined()
  }

  private static func hex(_ byte: UInt8, _ isUpper: Bool = true) -> String {
    let digits = String(byte, radix: 16, uppercase: isUpper)
    return digits.count < 2 ? "0" + digits : digits
  }

  /// The spellings of one character.
  static let spellings: [@Sendable (UInt8) -> String] = [
    { String(UnicodeScalar($0)) }, { "%" + hex($0) }, { "%" + hex($0, false) },
    { "%25" + hex($0) }, { #"\u00"# + hex($0) }, { #"\u00"# + hex($0, false) },
    { #"\\u00"# + hex($0) }, { "&#\($0);" }, { "&#x" + hex($0) + ";" }, { "&#X00" + hex($0) + ";" },
    { "&#000\($0);" },
  ]

  @Test(arguments: spellings.indices)
  func `the key in one spelling`(_ index: Int) throws {
    let spelled = Self.escaped(secretKey, Self.spellings[index])
    #expect(try redact(#"{"a": "\#(spelled)", "b": 1}"#) == #"{"a": "[key]", "b": 1}"#)
    #expect(try redact(spelled) == "[key]")
    #expect(try redact("\(spelled)\(spelled)x\(spelled)") == "[key][key]x[key]")
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `the key in mixed spellings`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let spelled = secretKey.utf8.map {
        (Self.spellings.randomElement(using: &generator) ?? { _ in "" })($0)
      }.joined()
      try #require(try redact("<\(spelled)>") == "<[key]>", "\(spelled)")
    }
  }

  @Test(arguments: [
    "a%41bcdefg", "a&amp;bcdefg", #"a\u0041bcdef"#, #"C:\\dir\file"#, "a+b/c=d-e_f", "%25%25%25%25",
    "&&&&&&&&", #"\\\\\\\\"#, "a<b>c&d;e%f",
  ])
  func `keys made of the very characters of escapes`(_ key: String) throws {
    for spell in Self.spellings {
      let spelled = Self.escaped(key, spell)
      #expect(try redact("(\(spelled))", key: key) == "([key])", "\(spelled)")
    }
    let html = key.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
    #expect(try redact("(\(html))", key: key) == "([key])")
    let json = String(decoding: JSONWriter.compact(.string(key)), as: UTF8.self)
    #expect(try redact(json, key: key) == "\"[key]\"")
    #expect(try redact(json.replacing("/", with: #"\/"#), key: key) == "\"[key]\"")
  }

  @Test(arguments: [
    // Standard and URL-safe alphabet, with and without padding, percent-encoded.
    ("SECRETKEY123", "U0VDUkVUS0VZMTIz", ""), ("SECRETKEY1234", "U0VDUkVUS0VZMTIzNA==", ""),
    ("SECRETKEY1234", "U0VDUkVUS0VZMTIzNA%3D%3D", "%3D%3D"),
    ("~~~~????>>>>", "fn5+fj8/Pz8+Pj4+", ""), ("~~~~????>>>>", "fn5-fj8_Pz8-Pj4-", ""),
    ("~~~~????>>>>", #"fn5+fj8\/Pz8+Pj4+"#, ""), ("~~~~????>>>>", "fn5%2Bfj8%2FPz8%2BPj4%2B", ""),
  ])
  func `the key in base64`(_ key: String, _ encoded: String, _ rest: String) throws {
    #expect(try redact("a \(encoded) b", key: key) == "a [key]\(rest) b")
  }

  @Test(arguments: [
    // "key=SECRETKEY123", "a:SECRETKEY123 b", "ab:SECRETKEY123": the key begins at each place of a group.
    ("a2V5PVNFQ1JFVEtFWTEyMw==", "a2V5PV"), ("YTpTRUNSRVRLRVkxMjMgYg==", "YTp"),
    ("YWI6U0VDUkVUS0VZMTIz", "YWI6"),
  ])
  func `the key within something in base64`(_ encoded: String, _ before: String) throws {
    #expect(try redact("\"\(encoded)\"") == "\"\(before)[key]\"")
  }

  @Test func `keys of Google's shape, whosever they are`() throws {
    let google = "AIza" + String(repeating: "Sy-_4", count: 7)
    #expect(try redact("api_key:\(google), \(google)x") == "api_key:[key], [key]x")
    #expect(try redact("api_key:\(google)", key: nil) == "api_key:[key]")
    for text in [
      String(google.dropLast()), "AIzb" + google.dropFirst(4),
      "AIza" + String(repeating: "!", count: 35), "AIza",
    ] {
      #expect(try redact(text) == text)
    }
  }

  @Test func `keys too short to be one are not looked for`() throws {
    #expect(try redact("1234567", key: "1234567") == "1234567")
    #expect(try redact("a", key: "a") == "a")
    #expect(try redact("12345678", key: "12345678") == "[key]")
  }

  @Test(arguments: [
    "", "SECRETKEY12", "ECRETKEY123", "SECRETKEY124", "secretkey123", "SECRET KEY123", "%53ECRET",
    "SECRETKEY12%3", "SECRETKEY12%", #"SECRETKEY12\u003"#, #"SECRETKEY12\"#, "SECRETKEY12&#51",
    "SECRETKEY12&#+51;", "SECRETKEY12%+3", "S%25", "&", "%", "\\", "\u{FFFD}é🍕", "U0VDUkVU",
  ])
  func `what only resembles the key stays`(_ text: String) throws {
    #expect(try redact(text) == text)
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `nothing else changes`(seed: UInt64) throws {
    let redactor = Redactor(try .secret)
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "S", "E", "C", "SECRET", "KEY", "12", "%53", "%2553", "%", "%25", "\\u0053", "\\", "&#83;",
      "&",
      ";", "AIza", "U0VD", "é", "\"", "x", " ",
    ]
    for _ in 0..<800 {
      let text = (0..<Int.random(in: 0...12, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      // The pieces can hardly spell the whole key; when they do, this text says nothing.
      if text.contains("SECRETKEY12") { continue }
      let bytes =
        Array(text.utf8) + (0..<4).map { _ in UInt8.random(in: 0...255, using: &generator) }
      if redactor.redact(bytes) != bytes {
        Issue.record("\(text) became \(String(decoding: redactor.redact(bytes), as: UTF8.self))")
        return
      }
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `what stands around the key stays, whatever it is`(seed: UInt64) throws {
    let redactor = Redactor(try .secret)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      // No base64 digits next to the key: they would belong to its run.
      let before = (0..<Int.random(in: 0...20, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      let after = (0..<Int.random(in: 0...20, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      let redacted = redactor.redact(before + Array(secretKey.utf8) + after)
      if redacted != before + Array("[key]".utf8) + after {
        Issue.record("\(before) \(after) became \(redacted)")
        return
      }
    }
  }

  @Test func `a body and the header fields of an answer are masked before anyone sees them`()
    async throws
  {
    let events = Events()
    let client = try PlacesClient.answering(
      HTTPResponse(
        json:
          #"{"suggestions": [{"placePrediction": {"placeId": "a", "text": {"text": "Shop \#(secretKey)"}}}]}"#,
        headers: [.init("X-Echo", "key=\(secretKey)")]), events: events)
    let answer = try await client.predictions(for: .new)
    #expect(answer.value.predictions.first?.text.text == "Shop [key]")
    #expect(!String(decoding: answer.body, as: UTF8.self).contains(secretKey))
    #expect(answer.headers.last == .init("X-Echo", "key=[key]"))
    #expect(!"\(events.all)".contains(secretKey))
  }

  @Test func `an error shows no key`() async throws {
    let message = "Permission denied: Consumer 'api_key:\(secretKey)' has been suspended."
    let client = try PlacesClient.answering(
      #"{"error": {"status": "PERMISSION_DENIED", "message": "\#(message)"}}"#, status: 403)
    let request = try PredictionRequest.new
    let error = await failure { () async throws(PlacesError) in
      try await client.predictions(for: request)
    }
    #expect(
      error?.message
        == "Places API (New): PERMISSION_DENIED: Permission denied: Consumer 'api_key:[key]' has been suspended."
    )
  }
}
