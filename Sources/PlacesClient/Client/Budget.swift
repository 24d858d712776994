import Synchronization

/// What a run may spend; shared by everything that sends requests in it.
///
/// Every attempt counts, retries too, because Google may bill each.
public final class Budget: Sendable {
  /// A limit that was reached.
  public enum Limit: Sendable, Hashable {
    /// So many requests.
    case requests(Int)
    /// So many millionths of a US dollar at list price.
    case microdollars(Int)
  }

  /// What has been spent.
  public struct Spent: Sendable, Hashable {
    /// Requests sent, retries included.
    public var requests: Int
    /// Millionths of a US dollar at list price, free events not taken off.
    public var microdollars: Int

    /// Creates amounts.
    public init(requests: Int = 0, microdollars: Int = 0) {
      self.requests = requests
      self.microdollars = microdollars
    }
  }

  private let requestLimit: Int?
  private let microdollarLimit: Int?
  private let state = Mutex(Spent())

  /// Creates a budget.
  ///
  /// - Parameters:
  ///   - requests: How many requests may be sent, or `nil` for no limit.
  ///   - microdollars: How many millionths of a US dollar may be spent, or `nil` for no limit.
  public init(requests: Int? = nil, microdollars: Int? = nil) {
    requestLimit = requests
    microdollarLimit = microdollars
  }

  /// What has been spent so far.
  public var spent: Spent { state.withLock { $0 } }

  /// Gives back what was taken for a request that was not sent.
  func giveBack(_ pricing: Pricing) {
    state.withLock { spent in
      spent.requests -= 1
      spent.microdollars -= pricing.microdollars
    }
  }

  /// Takes one request of a price from the budget, or tells which limit it would pass and takes nothing.
  func take(_ pricing: Pricing) -> Limit? {
    state.withLock { spent in
      if let requestLimit, spent.requests + 1 > requestLimit { return .requests(requestLimit) }
      let price = pricing.microdollars
      if let microdollarLimit, spent.microdollars + price > microdollarLimit {
        return .microdollars(microdollarLimit)
      }
      spent.requests += 1
      spent.microdollars += price
      return nil
    }
  }
}
