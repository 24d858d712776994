public import PlacesClient

/// What a run of requests would cost at Google, and what in it looks like a mistake.
public struct Bill: Sendable, Hashable {
  /// The events of one line of the price list.
  public struct Line: Sendable, Hashable {
    /// The line.
    public var sku: SKU
    /// How many events.
    public var events: Int
    /// The list price of all of them in millionths of a US dollar.
    public var microdollars: Int { events * sku.microdollars }
    /// How many of them the free tier of a month covers.
    public var freeEvents: Int { min(events, sku.freePerMonth ?? events) }
    /// What is left to pay when the month has no other events.
    public var microdollarsAfterFreeTier: Int { (events - freeEvents) * sku.microdollars }
  }

  /// One session.
  public struct Session: Sendable, Hashable {
    /// How it stands.
    public enum State: String, Sendable, Hashable {
      /// Details may still come; counted as if none did.
      case open
      /// Details came.
      case ended
      /// No details came in time.
      case abandoned
    }
    /// The API.
    public var api: API
    /// The token.
    public var token: String
    /// Autocomplete requests.
    public var requests: Int
    /// How it stands.
    public var state: State
    /// Its lines.
    public var lines: [Line]
    /// Its cost in millionths of a US dollar.
    public var microdollars: Int { lines.reduce(0) { $0 + $1.microdollars } }
  }

  /// Requests that reached a service.
  public var requests = 0
  /// Requests that cost nothing because they failed.
  public var unbilledRequests = 0
  /// What is billed, in the order of the price list.
  public var lines: [Line] = []
  /// The sessions, in the order they began; of very many only the last are listed.
  public var sessions: [Session] = []
  /// How many sessions there were.
  public var sessionCount = 0
  /// What looks like a mistake.
  public var mistakes: [BillMistake] = []

  /// The list price of everything in millionths of a US dollar.
  public var microdollars: Int { lines.reduce(0) { $0 + $1.microdollars } }
  /// What is left to pay when the month has no other events.
  public var microdollarsAfterFreeTier: Int {
    lines.reduce(0) { $0 + $1.microdollarsAfterFreeTier }
  }
}

/// Something that costs more than it needs to.
public struct BillMistake: Sendable, Hashable {
  /// The mistakes the meter knows.
  public enum Kind: String, Sendable, Hashable, CaseIterable, Comparable {
    case tokenReused
    case tokenExpired
    case tokenUnknown
    case tokenPerKeystroke
    case noToken
    case dearerMask

    /// The order of the list.
    public static func < (a: Kind, b: Kind) -> Bool { a.rank < b.rank }
    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// Which one.
  public var kind: Kind
  /// How often, in requests.
  public var count: Int
  /// The first case of it: the token, or the fields.
  public var example: String?

  /// What happened, in one sentence.
  public var message: String {
    let times = count == 1 ? "1 request" : "\(count) requests"
    return switch kind {
    case .tokenReused:
      "\(times) with the token of a session that had ended: billed as if without one"
    case .tokenExpired:
      "\(times) with the token of a session that was abandoned: billed as if without one"
    case .tokenUnknown:
      "\(times) for details with a token that no autocomplete request had: billed as if without one"
    case .tokenPerKeystroke:
      "\(times) with a token of their own for each keystroke: no session was formed"
    case .noToken: "\(times) for autocomplete without a session token"
    case .dearerMask:
      "\(times) with fields that raise the price: \(example ?? "")"
    }
  }

  /// What to do about it.
  public var remedy: String {
    switch kind {
    case .tokenReused: "make a new token after each details request"
    case .tokenExpired: "make a new token when a person begins to type again"
    case .tokenUnknown:
      "send the token of the autocomplete requests, to the same API and with the same key"
    case .tokenPerKeystroke: "keep one token from the first keystroke to the details request"
    case .noToken: "send a session token, unless the details are asked for elsewhere"
    case .dearerMask: "ask for these fields only where they are shown"
    }
  }
}
