public import PlacesClient
import Synchronization

/// A meter that several tasks feed.
public final class SharedMeter: Sendable {
  private let meter: Mutex<Meter>
  private let timeout: Duration
  private let now: @Sendable () -> Duration

  /// Creates a meter.
  ///
  /// - Parameters:
  ///   - sessionTimeout: How long a session lasts without a request.
  ///   - now: Time since any fixed moment.
  public init(
    sessionTimeout: Duration = .seconds(180), now: @escaping @Sendable () -> Duration
  ) {
    meter = Mutex(Meter(sessionTimeout: sessionTimeout))
    timeout = sessionTimeout
    self.now = now
  }

  func record(_ request: Incoming, _ response: HTTPResponse) {
    let time = now()
    meter.withLock { $0.record(request, response, at: time) }
  }

  /// The bill as it stands.
  public var bill: Bill {
    let time = now()
    return meter.withLock { $0.bill(at: time) }
  }

  /// Forgets everything.
  public func reset() { meter.withLock { $0 = Meter(sessionTimeout: timeout) } }
}

/// A transport to the sandbox that keeps the bill.
public struct MeteredTransport: Transport {
  private let transport: any Transport
  private let meter: SharedMeter

  /// Creates a transport that feeds a meter.
  public init(_ transport: any Transport, meter: SharedMeter) {
    self.transport = transport
    self.meter = meter
  }

  /// Sends a request on, and records the answer.
  ///
  /// - Throws: As the transport it sends on to.
  public func send(
    _ request: HTTPRequest, key: APIKey, timeout: Duration
  ) async throws(TransportError) -> HTTPResponse {
    let response = try await transport.send(request, key: key, timeout: timeout)
    let raw = SandboxRequest(
      method: request.method.rawValue, target: request.target, headers: request.headers,
      body: request.body)
    meter.record(Incoming(raw, key: "in-process"), response)
    return response
  }
}
