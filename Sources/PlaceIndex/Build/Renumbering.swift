/// Classes, type words and time zones by their first record, so that their numbers do not tell in what order rows came.
struct Renumbering {
  /// The items written.
  private(set) var classes: [[UInt8]] = []
  private(set) var typeWords: [String] = []
  private(set) var zones: [String] = []
  /// New numbers by old ones; none for what no record has.
  private(set) var classOf: [UInt32]
  private(set) var zoneOf: [UInt32]
  private var typeOf: [UInt32]

  /// Numbers what drafts have, which come in the order of records.
  init(_ builder: IndexBuilder, order: [UInt32]) {
    let none = IndexBuilder.none
    classOf = [UInt32](repeating: none, count: builder.classes.count)
    zoneOf = [UInt32](repeating: none, count: builder.zones.count)
    typeOf = [UInt32](repeating: none, count: builder.typeWords.count)
    for draft in order {
      let own = Int(builder.classOf[Int(draft)])
      if classOf[own] == none { takeClass(own, builder) }
      let zone = builder.zoneOf[Int(draft)]
      if zone != none, zoneOf[Int(zone)] == none {
        zoneOf[Int(zone)] = UInt32(zones.count)
        zones.append(builder.zones[Int(zone)])
      }
    }
  }

  private mutating func takeClass(_ number: Int, _ builder: IndexBuilder) {
    classOf[number] = UInt32(classes.count)
    let old = builder.classes[number]
    var item = Array(old.prefix(2))
    for place in stride(from: 2, to: old.count - 1, by: 2) {
      let type = Int(old[place]) | Int(old[place + 1]) << 8
      if typeOf[type] == IndexBuilder.none {
        typeOf[type] = UInt32(typeWords.count)
        typeWords.append(builder.typeWords[type])
      }
      item.append16(UInt16(truncatingIfNeeded: typeOf[type]))
    }
    classes.append(item)
  }
}
