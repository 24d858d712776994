import PlacesClient

/// How many events of each line there are.
struct Tally: Sendable, Hashable {
  /// Events by line; lines without any are absent.
  private(set) var events: [SKU.ID: Int] = [:]

  /// Adds events of a line.
  mutating func add(_ id: SKU.ID, _ count: Int = 1) {
    if count > 0 { events[id, default: 0] += count }
  }

  /// Adds one event of each line.
  mutating func add(_ ids: [SKU.ID]) { for id in ids { add(id) } }

  /// Adds what another tally holds.
  mutating func add(_ other: Tally) { for (id, count) in other.events { add(id, count) } }

  /// The lines in the order of the price list.
  var lines: [Bill.Line] {
    SKU.all.compactMap { sku in events[sku.id].map { Bill.Line(sku: sku, events: $0) } }
  }
}
