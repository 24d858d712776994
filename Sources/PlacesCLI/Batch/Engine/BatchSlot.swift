/// A row on its way from the input to the output.
final class BatchSlot {
  /// The row.
  let row: InputRow
  /// How much of the input is dealt with once this row is written.
  let position: InputPosition
  /// What has become of it; `nil` while it is underway.
  var finished: FinishedRow?
  /// Whether it failed in a way that stops the run.
  var endsRun = false
  /// Whether it was taken over from an earlier run.
  var isKept = false

  init(_ row: InputRow, _ position: InputPosition) {
    self.row = row
    self.position = position
  }
}

/// The rows that are underway or wait for an earlier one, in order.
struct RowWindow {
  /// How many rows there may be.
  let capacity = 1024

  private var slots: [BatchSlot] = []
  private var head = 0

  /// Whether there are none.
  var isEmpty: Bool { head == slots.count }
  /// Whether no more may be added.
  var isFull: Bool { slots.count - head >= capacity }
  /// The earliest row.
  var first: BatchSlot? { isEmpty ? nil : slots[head] }

  /// Adds a row behind the others.
  mutating func append(_ slot: BatchSlot) { slots.append(slot) }

  /// Removes the earliest row.
  mutating func removeFirst() {
    head += 1
    if head > capacity {
      slots.removeFirst(head)
      head = 0
    }
  }
}
