import PlacesClient
import PlacesSandbox
import Synchronization

/// Keeps the bill of a command until it ends.
final class BillKeeper: Sendable {
  private struct Kept {
    var meter: SharedMeter
    var options: OutputOptions
  }

  private let kept = Mutex<Kept?>(nil)

  /// Returns a transport whose answers are counted.
  func metered(
    _ transport: any Transport, _ options: OutputOptions, now: @escaping @Sendable () -> Duration
  ) -> any Transport {
    let meter = SharedMeter(now: now)
    kept.withLock { $0 = Kept(meter: meter, options: options) }
    return MeteredTransport(transport, meter: meter)
  }

  /// Prints the bill, when one is kept; once.
  func print(in environment: Environment) throws(Failure) {
    let kept = kept.withLock { kept in
      defer { kept = nil }
      return kept
    }
    guard let kept else { return }
    // A reader of the output that has gone is no reason to keep the bill from people.
    try? environment.output.flush()
    try BillPrinter(kept.options, environment).print(kept.meter.bill)
  }
}
