import Testing

@testable import PlacesCLI

/// Random command lines, the same in every run.
@Suite struct ArgumentFuzzTests {
  /// A small generator with a fixed sequence (SplitMix64).
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private static let pieces = [
    "-", "--", "---", "=", "-n", "-q", "-v", "-Z", "-t", "--limit", "--limit=", "--tags", "--json",
    "--no-strict", "--sandbox", "--api", "legacy", "--nope", "-33.87,151.21", "-.5", "5", "au,nz",
    ",", "", " ", "search", "describe", "help", "\u{301}", "-\u{301}", "é", "👩‍👩‍👧", "\u{202E}",
    "\u{1B}[2J",
    "\0", "x", "--format", "ndjson", "--help=", "-qn=", "\u{10FFFF}", "--key=S", "--timeout", "1m",
  ]

  private static func line(_ generator: inout Generator) -> [String] {
    (0..<Int.random(in: 0...7, using: &generator)).map { _ in
      (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }
      .joined()
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `tokens and values put together are the words`(seed: UInt64) throws {
    var generator = Generator(state: seed)
    for _ in 0..<1500 {
      let words = Self.line(&generator)
      var lexer = ArgumentLexer(words)
      var rebuilt: [[Unicode.Scalar]] = []
      var consumed = 0
      var isOver = false
      do {
        while let token = try lexer.next() {
          if lexer.consumed > consumed, words[consumed] == "--", !isOver {
            // The pair of dashes that ends the options is a word without a token.
            isOver = true
            rebuilt.append(["-", "-"])
          }
          let isNewWord = lexer.consumed > consumed
          consumed = lexer.consumed
          switch token {
          case .positional(let word): rebuilt.append(Array(word.unicodeScalars))
          case .long(let name):
            let prefix = name.hasPrefix("-=") ? "" : "--"
            rebuilt.append(Array((prefix + name).unicodeScalars))
          case .short(let letter):
            if isNewWord { rebuilt.append(["-"]) }
            rebuilt[rebuilt.count - 1] += letter.unicodeScalars
          }
        }
        if !isOver, words.count > consumed { rebuilt.append(["-", "-"]) }
      } catch {
        guard case .unexpectedValue(_, let value) = error, let last = rebuilt.popLast() else {
          Issue.record("\(error) for \(words)")
          continue
        }
        rebuilt.append(last + "=".unicodeScalars + value.unicodeScalars)
      }
      #expect(rebuilt == words.prefix(rebuilt.count).map { Array($0.unicodeScalars) }, "\(words)")
      #expect(rebuilt.count == lexer.consumed, "\(words)")
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `parsing ends in options or in a report fit to print`(seed: UInt64) {
    var generator = Generator(state: seed ^ 0xABCD)
    for _ in 0..<600 {
      let words = Self.line(&generator)
      do {
        _ = try SampleOptions.parse(words)
      } catch {
        let report = FailureReport(isJSON: false, style: .plain).render(Failure(error))
        #expect(report.utf8.count < 1000 && report.hasPrefix("places: "), "\(words)")
        let lines = report.split(separator: "\n").joined()
        #expect(!lines.unicodeScalars.contains(where: Sanitizer.isUnsafe), "\(words)")
      }
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `a whole run ends with a status and says why`(seed: UInt64) async {
    var generator = Generator(state: seed ^ 0x1234)
    for _ in 0..<150 {
      let words = Self.line(&generator)
      let run = await CommandRun(words, commands: SampleCommands.all)
      switch run.status {
      case .success: #expect(run.error.isEmpty && !run.output.isEmpty, "\(words)")
      case .usage: #expect(run.output.isEmpty && !run.error.isEmpty, "\(words)")
      default: Issue.record("status \(run.status) for \(words)")
      }
      #expect(!run.error.contains("\u{1B}"), "\(words)")
    }
  }
}
