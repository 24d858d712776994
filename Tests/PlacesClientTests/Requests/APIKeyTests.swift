import Testing

@testable import PlacesClient

@Suite struct `API keys` {
  @Test(arguments: [
    "KEY", "KEY\n", " KEY ", "\u{FEFF}KEY", "KEY\r", "\tKEY\r\n", "\u{200B}KEY\u{A0}",
  ])
  func `what surrounds a key is dropped`(_ pasted: String) throws {
    #expect(try APIKey(pasted).withText { $0 } == "KEY")
    #expect(try APIKey(pasted) == APIKey("KEY"))
  }

  @Test(
    arguments: [
      ("", .emptyKey), (" \r\n\u{FEFF}", .emptyKey), ("\"KEY\"", .malformedKey(.quotes)),
      ("'KEY'", .malformedKey(.quotes)), ("“KEY”", .malformedKey(.quotes)),
      ("KEY KEY", .malformedKey(.blank)), ("KEY\nKEY", .malformedKey(.blank)),
      ("KEY\u{0}", .malformedKey(.unprintable)), ("KÉY", .malformedKey(.unprintable)),
      ("KEY\u{7F}", .malformedKey(.unprintable)), ("K\u{200B}EY", .malformedKey(.unprintable)),
    ] as [(String, ValueError)])
  func `what is none, and why`(_ pasted: String, _ error: ValueError) {
    #expect(throws: error) { try APIKey(pasted) }
  }

  @Test func `no form of it shows the text`() throws {
    let key = try APIKey(secretKey)
    var dumped = ""
    dump(key, to: &dumped)
    let error = TransportError.other(host: "h", code: 1, reason: "\(key)")
    for text in [
      "\(key)", String(describing: key), String(reflecting: key), dumped, "\([key])", "\(error)",
    ] {
      #expect(!text.contains(secretKey))
    }
    #expect("\(key)" == "[key]")
    #expect(!ValueError.emptyKey.reason.contains(secretKey))
    do {
      _ = try APIKey("\(secretKey) \(secretKey)")
    } catch {
      #expect(!"\(error) \(error.reason)".contains(secretKey))
    }
  }
}
