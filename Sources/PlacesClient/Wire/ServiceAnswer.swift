/// Sorts answers into those worth decoding and those that say no.
enum ServiceAnswer {
  /// Reads an answer of Places API (New): its errors have HTTP codes from 400.
  static func new<Value: Decodable>(
    _ type: Value.Type, _ response: HTTPResponse, _ log: DropLog
  ) throws(PlacesError) -> Value {
    guard response.status == 200 else { throw failure(response, .placesNew) }
    return try AnswerDecoder.decode(type, from: response, service: .placesNew, log: log)
  }

  /// Reads an answer of the legacy services: HTTP 200 with a status word in the body.
  ///
  /// - Returns: The body of an `OK` or `ZERO_RESULTS` answer.
  static func legacy<Value: Decodable>(
    _ type: Value.Type, _ response: HTTPResponse, _ service: Service, _ log: DropLog
  ) throws(PlacesError) -> (status: String, value: Value) {
    guard response.status == 200 else { throw failure(response, service) }
    let body = try AnswerDecoder.decode(
      LegacyBody<Value>.self, from: response, service: service, log: log)
    guard let value = body.value else {
      throw .refused(
        Refusal(
          service: service, status: body.status, httpStatus: 200, message: body.message,
          retryAfter: RetryAfter.wait(response, now: SystemClock.secondsSince1970)))
    }
    return (body.status, value)
  }

  /// The error an answer with another code than 200 stands for.
  private static func failure(_ response: HTTPResponse, _ service: Service) -> PlacesError {
    let body = try? AnswerDecoder.decode(
      RPCError.self, from: response, service: service, log: DropLog())
    guard let body, body.isPresent, response.status >= 400 else {
      let expected = (300..<400).contains(response.status) ? "an answer, not a redirect" : "JSON"
      return .unreadable(
        UnreadableAnswer(service: service, response: response, expected: expected))
    }
    return .refused(
      Refusal(
        service: service, status: body.status ?? RPCError.status(for: response.status),
        httpStatus: response.status, message: body.message, reason: body.reason,
        details: body.details, activationURI: body.activationURI,
        retryAfter: RetryAfter.wait(response, now: SystemClock.secondsSince1970)
          ?? body.retryDelay, isDaily: body.isDaily))
  }
}

/// What every body of the legacy services has, and the rest of it when the status says that it is there.
private struct LegacyBody<Value: Decodable>: Decodable {
  var status: String
  var message: String?
  var value: Value?

  init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    status = try members.require("status")
    message = members.text("error_message")
    if status == "OK" || status == "ZERO_RESULTS" { value = try Value(from: decoder) }
  }
}
