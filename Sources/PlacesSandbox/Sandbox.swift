public import PlacesClient

public enum Sandbox { public static let attributions: [Attribution] = [] }
public struct SandboxTransport: Transport {
  public static func builtIn() throws -> SandboxTransport { SandboxTransport() }
  public func send(_ request: HTTPRequest, key: APIKey, timeout: Duration)
    async throws(TransportError) -> HTTPResponse
  { throw .cancelled }
}
