import PlacesClient

/// What a sandbox server answers: the services, and the pages of the sandbox itself.
public final class SandboxService: Sendable {
  private let sandbox: Sandbox

  /// Creates a service.
  public init(_ sandbox: Sandbox) {
    self.sandbox = sandbox
  }
}

extension SandboxService: ServerHandler {
  func answer(to request: SandboxRequest, from peer: String) -> ServerAnswer {
    if request.method == "OPTIONS" {
      return ServerAnswer(response: CrossOrigin.preflight(request))
    }
    var asked = request
    // HEAD is answered as GET; the connection leaves the body out.
    if request.method == "HEAD" { asked.method = "GET" }
    var answer = ServerAnswer(response: sandbox.respond(to: asked))
    CrossOrigin.allow(request, &answer.response)
    return answer
  }
}
