import PlacesClient

/// What goes wrong on purpose, how often, and how long answers take.
///
/// What becomes of the n-th request depends on the seed and n alone, so a run can be repeated.
public struct FaultPlan: Sendable, Hashable {
  /// Something that goes wrong.
  public struct Fault: Sendable, Hashable {
    enum Kind: Hashable {
      case service(ServiceFault)
      /// An HTTP status without a body of the service's, as a front end sends it.
      case http(Int)
      case reset
      case stall
      case truncate
      case html
    }

    let kind: Kind
    /// The share of requests it meets, 0 to 1.
    let rate: Double

    /// Reads `STATUS:RATE`; `nil` when it is none.
    ///
    /// STATUS is a status of either generation, an HTTP status from 400 to 599, `RESET`, `STALL`, `TRUNCATE` or `HTML`; RATE is
    /// a number from 0 to 1, or a percentage.
    public init?(_ text: String) {
      guard let colon = text.lastIndex(of: ":") else { return nil }
      let name = text[..<colon].uppercased()
      guard let rate = Self.rate(text[text.index(after: colon)...]) else { return nil }
      self.rate = rate
      switch name {
      case "RESET": kind = .reset
      case "STALL": kind = .stall
      case "TRUNCATE": kind = .truncate
      case "HTML": kind = .html
      default:
        if let fault = ServiceFault.named(name) {
          kind = .service(fault)
        } else if let status = Int(name), (400...599).contains(status) {
          kind = .http(status)
        } else {
          return nil
        }
      }
    }

    private static func rate(_ text: Substring) -> Double? {
      let isPercentage = text.hasSuffix("%")
      guard let number = NumberText.double(isPercentage ? text.dropLast() : text) else {
        return nil
      }
      let rate = isPercentage ? number / 100 : number
      return (0...1).contains(rate) ? rate : nil
    }
  }

  /// The faults; their rates add up to 1 at most, and each request meets one of them or none.
  public var faults: [Fault] = []
  /// How long answers are held back.
  public var latency = Duration.zero
  /// How much that varies to both sides.
  public var jitter = Duration.zero
  /// What the draws begin with.
  public var seed: UInt64 = 0

  /// A plan in which nothing goes wrong.
  public init() {}

  /// How long the answer to a request is held back.
  func delay(of request: Int) -> Duration {
    guard jitter > .zero else { return latency }
    let offset = jitter * (2 * Draw.fraction(seed, request, 0) - 1)
    return max(.zero, latency + offset)
  }

  /// The share of requests that meet any of the faults; above 1 there is no such plan.
  public var rate: Double { faults.map(\.rate).reduce(0, +) }

  /// Whether the shares of all faults fit into one; rounding of decimals does not count.
  public var fits: Bool { rate <= 1 + 1e-9 }

  /// What goes wrong with a request: one draw, in which each fault has its share.
  func fault(of request: Int) -> Fault? {
    var draw = Draw.fraction(seed, request, 1)
    for fault in faults {
      if draw < fault.rate { return fault }
      draw -= fault.rate
    }
    return nil
  }
}

extension FaultPlan.Fault {
  /// What becomes of a request it meets; the answer without the fault is made only when it is needed.
  func answer(
    to request: SandboxRequest, from peer: String, _ answer: () -> HTTPResponse
  ) -> ServerAnswer {
    switch kind {
    case .service(let fault): ServerAnswer(response: fault.response(to: request, from: peer))
    case .http(let status):
      if request.target.hasPrefix("/v1/"), let fault = ServiceFault.numbered(status) {
        ServerAnswer(response: fault.response(to: request, from: peer))
      } else {
        ServerAnswer(response: RequestRefusal(status, "The sandbox was told to fail.").response)
      }
    case .reset: ServerAnswer(response: answer(), delivery: .reset)
    case .stall: ServerAnswer(response: answer(), delivery: .stall)
    case .truncate: ServerAnswer(response: answer(), delivery: .truncate)
    case .html:
      ServerAnswer(
        response: HTTPResponse(
          status: 200, headers: [HTTPRequest.Field("Content-Type", "text/html; charset=UTF-8")],
          body: Array(
            "<!DOCTYPE html>\n<title>Welcome</title>\n<p>Please log in to this network.\n".utf8)))
    }
  }
}

/// Numbers that look random and are the same for the same seed and place.
enum Draw {
  /// A number from 0 up to 1, without it.
  static func fraction(_ seed: UInt64, _ request: Int, _ stream: Int) -> Double {
    var state = seed &+ UInt64(truncatingIfNeeded: request) &* 0x9E37_79B9_7F4A_7C15
    state = mixed(state) &+ UInt64(truncatingIfNeeded: stream) &* 0xD1B5_4A32_D192_ED03
    return Double(mixed(state) >> 11) / 9_007_199_254_740_992
  }

  /// The finishing step of the splitmix64 generator (Steele, Lea and Flood, 2014).
  private static func mixed(_ value: UInt64) -> UInt64 {
    var value = value
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
