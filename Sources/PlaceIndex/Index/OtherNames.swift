/// The names of a place that it is found by but that are not shown first: given, or read from an index when they are asked for.
enum OtherNames: Sendable {
  /// These.
  case given([String])
  /// Those of a record.
  case recorded(Int, in: RecordNames)

  /// All of them, in order.
  var all: [String] {
    switch self {
    case .given(let names): names
    case .recorded(let record, let names): names.others(record)
    }
  }
}

extension OtherNames: Hashable {
  static func == (a: OtherNames, b: OtherNames) -> Bool { a.all == b.all }

  func hash(into hasher: inout Hasher) { hasher.combine(all) }
}
