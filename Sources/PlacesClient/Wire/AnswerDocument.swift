/// The body of an answer as JSON, with what errors need to know of the answer around it.
struct AnswerDocument {
  /// The answer.
  let response: HTTPResponse
  /// The service that gave it.
  let service: Service
  /// The body.
  let root: JSONValue

  /// Parses the body of an answer.
  ///
  /// - Throws: ``PlacesError/unreadable(_:)`` when it is not JSON.
  init(_ response: HTTPResponse, from service: Service) throws(PlacesError) {
    self.response = response
    self.service = service
    do {
      root = try JSONValue(parsing: response.body)
    } catch {
      let isRedirect = (300..<400).contains(response.status)
      throw .unreadable(
        UnreadableAnswer(
          service: service, response: response,
          expected: isRedirect ? "an answer, not a redirect" : "JSON",
          location: error.offset > 0 ? "byte \(error.offset)" : ""))
    }
  }

  /// Makes a value of the body, which must be an object.
  ///
  /// - Throws: ``PlacesError/unreadable(_:)`` saying what was expected and where.
  func read<Value>(_ body: (Members) throws(Misfit) -> Value) throws(PlacesError) -> Decoded<Value>
  {
    let reading = Reading()
    do {
      let value = try body(Members(root, reading))
      return Decoded(value: value, droppedPaths: reading.droppedPaths)
    } catch {
      throw unreadable(error.expected, at: error.path)
    }
  }

  /// The error that says what was expected of this answer.
  func unreadable(_ expected: String, at location: String = "") -> PlacesError {
    .unreadable(
      UnreadableAnswer(
        service: service, response: response, expected: expected, location: location))
  }
}

/// What an answer says, and what of it was left out.
struct Decoded<Value> {
  /// What it says.
  var value: Value
  /// Optional parts that had the wrong type, as `results[2].plus_code`.
  var droppedPaths: [String]
}

extension Decoded: Sendable where Value: Sendable {}
