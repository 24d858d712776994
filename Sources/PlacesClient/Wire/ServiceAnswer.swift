/// Sorts answers into those worth reading and those that say no.
///
/// Places API (New) says no with an HTTP code from 400 and a `google.rpc.Status`, the older services with HTTP 200 and a
/// status word in the body. Front ends and proxies mix the two, so each shape is recognised whatever the code; an answer
/// that says no is never taken for an empty one.
enum ServiceAnswer {
  /// Reads an answer of Places API (New).
  ///
  /// - Parameters:
  ///   - response: The answer.
  ///   - subject: What was asked for.
  ///   - read: Makes the value.
  /// - Returns: The value.
  /// - Throws: ``PlacesError/refused(_:)`` or ``PlacesError/unreadable(_:)``.
  static func new<Value>(
    _ response: HTTPResponse, asked subject: Subject,
    _ read: (Members) throws(Misfit) -> Value
  ) throws(PlacesError) -> Decoded<Value> {
    let document = try AnswerDocument(response, from: .placesNew)
    if let error = RPCError(document.root) { throw .refused(error.refusal(of: document, subject)) }
    guard response.status == 200 else { throw other(document) }
    return try document.read(read)
  }

  /// Reads an answer of the legacy services.
  ///
  /// - Parameters:
  ///   - response: The answer.
  ///   - service: Which of them gave it.
  ///   - subject: What was asked for.
  ///   - read: Makes the value of an answer with results (`true`) or one that says that there are none.
  /// - Returns: The value.
  /// - Throws: ``PlacesError/refused(_:)`` or ``PlacesError/unreadable(_:)``.
  static func legacy<Value>(
    _ response: HTTPResponse, from service: Service, asked subject: Subject,
    _ read: (Members, Bool) throws(Misfit) -> Value
  ) throws(PlacesError) -> Decoded<Value> {
    let document = try AnswerDocument(response, from: service)
    if let error = RPCError(document.root) { throw .refused(error.refusal(of: document, subject)) }
    let status = document.root["status"]?.string
    if let status, status != "OK", status != "ZERO_RESULTS" {
      throw .refused(
        Refusal(
          service: service, asked: subject, status: status, httpStatus: response.status,
          message: document.root["error_message"]?.text,
          retryAfter: RetryAfter.wait(response, now: SystemClock.secondsSince1970)))
    }
    guard response.status == 200 else { throw other(document) }
    return try document.read { members throws(Misfit) in
      try read(members, members.require("status", as: String.self) == "OK")
    }
  }

  /// The error for an answer of another code than 200 that does not say why.
  private static func other(_ document: AnswerDocument) -> PlacesError {
    switch document.response.status {
    case 300..<400: document.unreadable("an answer, not a redirect")
    case 400...: document.unreadable("an error object")
    default: document.unreadable("HTTP 200")
    }
  }

  /// What a request asks for, which decides what "not found" means.
  enum Subject: Sendable, Hashable {
    /// One place, by its ID: it can be unknown.
    case place
    /// Whatever fits: finding nothing is no error, so an answer that says "not found" speaks of something else.
    case matches
  }
}
