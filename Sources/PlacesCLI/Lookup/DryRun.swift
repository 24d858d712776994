import PlacesClient

/// Shows what would be sent and what it would cost, and sends nothing.
///
/// Needs no key.
struct DryRun: Sendable {
  private let options: CommonOptions
  private let environment: Environment

  init(_ options: CommonOptions, _ environment: Environment) {
    self.options = options
    self.environment = environment
  }

  /// Prints the plans of the questions.
  func print(_ queries: [LookupQuery]) throws(Failure) -> ExitStatus {
    let plans = queries.map(\.plan)
    switch options.output.format {
    case .json, .ndjson:
      try environment.output.write(JSONWriter.compact(document(queries, plans)))
      try environment.output.write("\n")
    case .text, .csv, .geojson: try environment.output.write(text(queries, plans))
    }
    return .success
  }

  private func url(_ request: HTTPRequest) -> String {
    let base = (options.baseURL ?? .google(request.service)).description
    let key =
      request.service == .placesNew
      ? "" : (request.query.isEmpty ? "?" : "&") + "key=" + APIKey.mask
    return base + request.target + key
  }

  private func headers(_ request: HTTPRequest) -> [HTTPRequest.Field] {
    request.service == .placesNew
      ? [.init("X-Goog-Api-Key", APIKey.mask)] + request.headers : request.headers
  }

  private func text(_ queries: [LookupQuery], _ plans: [PlannedRequest]) -> String {
    var text = googleAttribution + "\n"
    for (query, plan) in zip(queries, plans) {
      text += plan.request.method.rawValue + " " + url(plan.request) + "\n"
      for field in headers(plan.request) { text += "\(field.name): \(field.value)\n" }
      if !plan.request.body.isEmpty {
        text += Sanitizer.terminalSafe(String(decoding: plan.request.body, as: UTF8.self)) + "\n"
      }
      for sku in plan.pricing.skus {
        text += "\(sku.name): \(Pricing.dollars(sku.microdollars)), \(Self.freeTier(sku))\n"
      }
      if let tier = query.tier { text += "tier of the fields: \(tier.title)\n" }
      if let note = plan.pricing.note { text += note + "\n" }
    }
    let total = plans.reduce(0) { $0 + $1.pricing.microdollars }
    text += "list price of \(plans.count) request\(plans.count == 1 ? "" : "s"): "
    text += Pricing.dollars(total) + (options.isSandboxed ? "; the sandbox bills nothing\n" : "\n")
    return text
  }

  private static func freeTier(_ sku: SKU) -> String {
    sku.freePerMonth.map { "the first \($0) a month are free" } ?? "free without limit"
  }

  private func document(_ queries: [LookupQuery], _ plans: [PlannedRequest]) -> JSONObject {
    var object: JSONObject = [
      "attribution": .string(googleAttribution), "dryRun": true,
      "backend": .string(
        (options.isSandboxed
          ? Backend.Kind.sandbox : options.baseURL == nil ? .google : .custom).rawValue),
    ]
    object.append(
      "requests",
      .array(zip(queries, plans).map { .object(self.document($0, $1)) }))
    object.append("microdollars", plans.reduce(0) { $0 + $1.pricing.microdollars })
    return object
  }

  private func document(_ query: LookupQuery, _ plan: PlannedRequest) -> JSONObject {
    var fields = JSONObject()
    for field in headers(plan.request) { fields.append(field.name, field.value) }
    var object: JSONObject = [
      "api": .string(query.apiName), "query": .object(QueryDocument.object(query)),
      "method": .string(plan.request.method.rawValue), "url": .string(url(plan.request)),
      "headers": .object(fields),
    ]
    if !plan.request.body.isEmpty {
      object.append("body", String(decoding: plan.request.body, as: UTF8.self))
    }
    object.append("tier", query.tier?.rawValue)
    object.append("skus", .array(plan.pricing.skus.map { .object(Self.document($0)) }))
    object.append("note", plan.pricing.note)
    return object
  }

  private static func document(_ sku: SKU) -> JSONObject {
    var object: JSONObject = [
      "id": .string(sku.id.rawValue), "name": .string(sku.name),
      "microdollars": .integer(Int64(sku.microdollars)),
    ]
    object.append("freePerMonth", sku.freePerMonth)
    object.append("date", sku.date)
    return object
  }
}

extension LookupQuery {
  /// The price tier of a details request's fields.
  var tier: DetailsField.Tier? {
    if case .details(let request) = self { request.fields.tier } else { nil }
  }
}
