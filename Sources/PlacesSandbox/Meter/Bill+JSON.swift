public import PlacesClient

extension Bill {
  /// The bill as JSON, as Docs/schemas/bill.schema.json describes it.
  public var json: JSONObject {
    var object: JSONObject = [
      "backend": "sandbox", "currency": "USD", "requests": .integer(Int64(requests)),
      "unbilledRequests": .integer(Int64(unbilledRequests)),
      "sessionCount": .integer(Int64(sessionCount)),
      "microdollars": .integer(Int64(microdollars)),
      "microdollarsAfterFreeTier": .integer(Int64(microdollarsAfterFreeTier)),
    ]
    object["skus"] = .array(lines.map { .object($0.json(withFreeTier: true)) })
    object["sessions"] = .array(sessions.map { .object($0.json) })
    object["mistakes"] = .array(mistakes.map { .object($0.json) })
    return object
  }

  /// The bill in lines for people.
  public var text: [String] {
    let sessions = sessionCount == 1 ? "1 session" : "\(sessionCount) sessions"
    let asked = requests == 1 ? "1 request" : "\(requests) requests"
    var text = ["bill: \(asked), \(sessions), \(Pricing.dollars(microdollars)) at list prices"]
    text += lines.map { line in
      "bill: \(line.events) x \(line.sku.name): \(Pricing.dollars(line.microdollars))"
    }
    text += mistakes.map { "bill: mistake: \($0.message); \($0.remedy)" }
    return text
  }
}

extension Bill.Line {
  fileprivate func json(withFreeTier: Bool) -> JSONObject {
    var object: JSONObject = [
      "id": .string(sku.id.rawValue), "name": .string(sku.name), "events": .integer(Int64(events)),
      "microdollars": .integer(Int64(microdollars)),
    ]
    guard withFreeTier else { return object }
    object.append("freePerMonth", sku.freePerMonth)
    object.append("freeEvents", freeEvents)
    return object
  }
}

extension Bill.Session {
  fileprivate var json: JSONObject {
    [
      "api": .string(api.rawValue), "token": .string(token), "state": .string(state.rawValue),
      "requests": .integer(Int64(requests)), "microdollars": .integer(Int64(microdollars)),
      "skus": .array(lines.map { .object($0.json(withFreeTier: false)) }),
    ]
  }
}

extension BillMistake {
  fileprivate var json: JSONObject {
    var object: JSONObject = ["kind": .string(kind.rawValue), "count": .integer(Int64(count))]
    object.append("example", example)
    object.append("message", message)
    object.append("remedy", remedy)
    return object
  }
}
