import PlacesClient

/// What browsers need to let a page read an answer of another origin.
enum CrossOrigin {
  /// Answers the question a browser asks before the request itself: everything the services take is allowed.
  static func preflight(_ request: SandboxRequest) -> HTTPResponse {
    var headers = [HTTPRequest.Field("Allow", RequestRefusal.allowedMethods)]
    if request.header("origin") != nil {
      let wanted = request.header("access-control-request-headers") ?? "*"
      headers += [
        HTTPRequest.Field("Access-Control-Allow-Origin", "*"),
        HTTPRequest.Field("Access-Control-Allow-Methods", RequestRefusal.allowedMethods),
        HTTPRequest.Field("Access-Control-Allow-Headers", wanted),
        HTTPRequest.Field("Access-Control-Max-Age", "3600"),
      ]
    }
    return HTTPResponse(status: 204, headers: headers, body: [])
  }

  /// Lets any page read the answer to a request that names its origin.
  static func allow(_ request: SandboxRequest, _ response: inout HTTPResponse) {
    if request.header("origin") != nil {
      response.headers.append(HTTPRequest.Field("Access-Control-Allow-Origin", "*"))
    }
  }
}
