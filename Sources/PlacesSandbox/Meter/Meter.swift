public import PlacesClient

/// Prices requests by Google's rules, session by session.
///
/// A value that is fed with requests and their answers in the order they were made. Time is anything that runs on: the
/// meter only looks at differences.
public struct Meter: Sendable {
  /// How long a session lasts without a request; Google publishes no figure.
  public let sessionTimeout: Duration

  private struct SessionKey: Hashable {
    var api: API
    var key: String?
    var token: String
  }

  /// The last autocomplete request of a key.
  private struct Keystroke {
    var input: String
    var session: SessionKey
    var time: Duration

    /// Nobody types more than this keystroke by keystroke; the rest is not kept.
    init(_ input: String, session: SessionKey, time: Duration) {
      self.input = String(String.UnicodeScalarView(input.unicodeScalars.prefix(256)))
      self.session = session
      self.time = time
    }
  }

  private var sessions: [SessionKey: MeteredSession] = [:]
  private var order: [SessionKey] = []
  /// Requests outside sessions, and sessions that are no longer listed.
  private var settled = Tally()
  private var settledSessions = 0
  private var settledKeystrokes = 0
  private var requests = 0
  private var unbilled = 0
  private var mistakes: [BillMistake.Kind: BillMistake] = [:]
  private var keystrokes: [String: Keystroke] = [:]

  /// Sessions beyond this number are only counted, so that a meter does not grow for ever.
  static let listedSessions = 2_000
  /// Keystrokes further apart than this belong to two searches.
  private static let keystrokeTime = Duration.seconds(10)

  /// Creates a meter that has seen nothing.
  public init(sessionTimeout: Duration = .seconds(180)) { self.sessionTimeout = sessionTimeout }

  /// Takes a request and the answer to it.
  ///
  /// - Parameters:
  ///   - request: The request as it came off a connection.
  ///   - response: The answer it got.
  ///   - time: When, counted from any fixed moment; never before an earlier request.
  public mutating func record(
    _ request: SandboxRequest, _ response: HTTPResponse, at time: Duration
  ) {
    record(Incoming(request), response, at: time)
  }

  mutating func record(_ request: Incoming, _ response: HTTPResponse, at time: Duration) {
    requests += 1
    guard let event = BillableEvent(request, response) else {
      unbilled += 1
      return
    }
    switch event {
    case .single(let skus, let cost):
      settled.add(skus)
      if let cost { noteDearFields(cost, isInSession: false) }
    case .autocomplete(let api, nil, _):
      settled.add(Self.singleAutocomplete(api))
      note(.noToken)
    case .autocomplete(let api, let token?, let input):
      type(input, SessionKey(api: api, key: request.key, token: token), at: time)
    case .details(_, nil, let cost):
      settled.add(cost.skus)
      noteDearFields(cost, isInSession: false)
    case .details(let api, let token?, let cost):
      end(SessionKey(api: api, key: request.key, token: token), cost, at: time)
    }
  }

  private static func singleAutocomplete(_ api: API) -> SKU.ID {
    api == .new ? .newAutocompleteRequest : .legacyAutocompleteRequest
  }

  /// An autocomplete request with a token.
  private mutating func type(_ input: String, _ key: SessionKey, at time: Duration) {
    expire(key, at: time)
    guard var session = sessions[key] else {
      begin(key, input, at: time)
      return
    }
    guard session.state == .open else {
      note(session.state == .abandoned ? .tokenExpired : .tokenReused, key.token)
      settled.add(Self.singleAutocomplete(key.api))
      return
    }
    session.requests += 1
    session.last = time
    sessions[key] = session
    keystrokes[key.key ?? ""] = Keystroke(input, session: key, time: time)
  }

  private mutating func begin(_ key: SessionKey, _ input: String, at time: Duration) {
    var session = MeteredSession(api: key.api, token: key.token, last: time)
    session.requests = 1
    if let last = keystrokes[key.key ?? ""], last.session.api == key.api,
      time - last.time <= Self.keystrokeTime, Self.isNextKeystroke(input, after: last.input),
      let before = sessions[last.session], before.requests == 1, before.state == .open
    {
      sessions[last.session]?.isFollowedByKeystroke = true
      session.isKeystroke = true
    }
    sessions[key] = session
    order.append(key)
    if keystrokes.count > 1_000 { keystrokes.removeAll() }
    keystrokes[key.key ?? ""] = Keystroke(input, session: key, time: time)
    settleOldest()
  }

  /// Whether a text is the one before with a little more, or a little less, at its end.
  private static func isNextKeystroke(_ input: String, after before: String) -> Bool {
    let difference = input.unicodeScalars.count - before.unicodeScalars.count
    guard difference != 0, abs(difference) <= 3 else { return false }
    return difference > 0 ? input.hasPrefix(before) : before.hasPrefix(input)
  }

  /// A details request with a token.
  private mutating func end(_ key: SessionKey, _ cost: FieldCost, at time: Duration) {
    expire(key, at: time)
    guard let session = sessions[key] else {
      var session = MeteredSession(api: key.api, token: key.token, last: time)
      session.state = .neverBegan
      sessions[key] = session
      order.append(key)
      settled.add(cost.skus)
      note(.tokenUnknown, key.token)
      noteDearFields(cost, isInSession: false)
      settleOldest()
      return
    }
    guard session.state == .open else {
      note(session.state == .abandoned ? .tokenExpired : .tokenReused, key.token)
      settled.add(cost.skus)
      noteDearFields(cost, isInSession: false)
      return
    }
    sessions[key]?.state = .ended(cost)
    noteDearFields(cost, isInSession: key.api == .new)
  }

  private mutating func expire(_ key: SessionKey, at time: Duration) {
    guard let session = sessions[key], session.state == .open,
      time - session.last > sessionTimeout
    else { return }
    sessions[key]?.state = .abandoned
  }
}

extension Meter {
  /// Counts the oldest sessions together when there are too many to list.
  private mutating func settleOldest() {
    guard order.count > Self.listedSessions + Self.listedSessions / 4 else { return }
    for key in order.prefix(order.count - Self.listedSessions) {
      guard let session = sessions.removeValue(forKey: key) else { continue }
      settled.add(session.tally)
      if session.state != .neverBegan { settledSessions += 1 }
      if session.isOneOfManyTokens { settledKeystrokes += 1 }
    }
    order.removeFirst(order.count - Self.listedSessions)
  }

  private mutating func note(_ kind: BillMistake.Kind, _ example: String? = nil) {
    mistakes[kind, default: BillMistake(kind: kind, count: 0, example: example)].count += 1
  }

  /// Notes fields that alone make a request dearer: a few at the top of the mask, everything, or any dearer than Essentials
  /// where a session of New turns them into the top tier.
  private mutating func noteDearFields(_ cost: FieldCost, isInSession: Bool) {
    let isEverything = cost.dearest.contains("*")
    let isRaised =
      cost.dearest.count == 1 && cost.tierWithoutThem < cost.tier && cost.tier > .essentials
    guard isEverything || isRaised || (isInSession && cost.tier > .essentials) else { return }
    let billed = isInSession ? DetailsField.Tier.atmosphere : cost.tier
    let fields = cost.dearest.prefix(5).joined(separator: ",")
    note(.dearerMask, "\(fields) (billed at \(billed.title))")
  }

  /// Returns the bill as it stands at a moment.
  public func bill(at time: Duration) -> Bill {
    var tally = settled
    var bill = Bill()
    var keystrokes = settledKeystrokes
    for key in order {
      guard var session = sessions[key] else { continue }
      if session.state == .open, time - session.last > sessionTimeout { session.state = .abandoned }
      tally.add(session.tally)
      if session.isOneOfManyTokens { keystrokes += 1 }
      guard session.state != .neverBegan else { continue }
      bill.sessions.append(session.billed)
    }
    bill.requests = requests
    bill.unbilledRequests = unbilled
    bill.sessionCount = bill.sessions.count + settledSessions
    bill.lines = tally.lines
    var mistakes = mistakes
    if keystrokes > 0 {
      mistakes[.tokenPerKeystroke] = BillMistake(kind: .tokenPerKeystroke, count: keystrokes)
    }
    bill.mistakes = mistakes.values.sorted { $0.kind < $1.kind }
    return bill
  }
}

extension MeteredSession {
  /// Whether it is one keystroke of a search whose keystrokes have a token each.
  fileprivate var isOneOfManyTokens: Bool {
    guard requests == 1 else { return false }
    if isFollowedByKeystroke { return true }
    return isKeystroke
  }

  fileprivate var billed: Bill.Session {
    let state: Bill.Session.State =
      switch state {
      case .open: .open
      case .ended: .ended
      case .abandoned, .neverBegan: .abandoned
      }
    return Bill.Session(
      api: api, token: token, requests: requests, state: state, lines: tally.lines)
  }
}
