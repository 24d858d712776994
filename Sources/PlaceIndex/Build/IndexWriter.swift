#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension IndexBuilder {
  /// Writes the index; the builder is used up.
  ///
  /// - Parameters:
  ///   - path: The file to write.
  ///   - unfinished: Knows the file as long as it has another name.
  /// - Returns: Length of the file in bytes.
  /// - Throws: ``BuildError`` when the file cannot be written, or would be too large.
  consuming func write(
    to path: String, _ unfinished: UnfinishedFile = UnfinishedFile()
  ) throws(BuildError) -> Int {
    do {
      let plan = BuildPlan(&self)
      return try Self.write(&self, plan, to: path, unfinished)
    } catch let error as BuildError {
      throw error
    } catch let error as SectionFile.Failure {
      throw .unwritable(error.errno)
    } catch {
      throw .tooLarge
    }
  }

  private static func write(
    _ builder: inout IndexBuilder, _ plan: BuildPlan, to path: String, _ unfinished: UnfinishedFile
  ) throws -> Int {
    // Lists keep three bits beside the number of a place, in 32 bits.
    guard plan.order.count < 1 << 29 else { throw BuildError.tooLarge }
    var file = try SectionFile(path: path, unfinished)
    let termSize = plan.terms.count <= 0xFF_FFFF ? 3 : 4
    let occurrences = Occurrences(&builder, plan)
    var facts: [UInt8] = []
    let parentSize = plan.parents.count / 3 <= 0x10000 ? 2 : 4
    for number in [
      plan.terms.count, termSize, parentSize, plan.countryCount, plan.regionCount, 0, 0, 0,
    ] {
      facts.append32(UInt32(number))
    }
    try file.write(.facts, facts)
    try builder.writeColumns(to: &file, plan, parentSize)
    try builder.writeRecords(to: &file, plan, termSize)
    try builder.writeAreas(to: &file, plan, termSize)
    try builder.writeTerms(to: &file, plan, occurrences)
    try builder.writeTree(to: &file, plan, occurrences)
    try builder.writeSpatial(to: &file, plan)
    try file.write(.notes, ItemWriter.bytes(builder.notes.flatMap { [$0.0, $0.1] }))
    return try file.finish(records: plan.order.count)
  }

  private func writeColumns(to file: inout SectionFile, _ plan: BuildPlan, _ parentSize: Int) throws
  {
    var points: [UInt8] = []
    var importance: [UInt8] = []
    var weights: [UInt8] = []
    var ownClasses: [UInt8] = []
    var parentOf: [UInt8] = []
    points.reserveCapacity(plan.order.count * 8)
    for (record, draft) in plan.order.enumerated() {
      let index = Int(draft)
      points.append32(UInt32(bitPattern: latitudes[index]))
      points.append32(UInt32(bitPattern: longitudes[index]))
      importance.append32(importances[index])
      weights.append16(Self.weight(importances[index]))
      ownClasses.append16(
        UInt16(truncatingIfNeeded: plan.numbers.classOf[Int(classOf[index])]))
      if parentSize == 2 {
        parentOf.append16(UInt16(truncatingIfNeeded: plan.parentOf[record]))
      } else {
        parentOf.append32(plan.parentOf[record])
      }
    }
    try file.write(.points, points)
    try file.write(.importances, importance)
    try file.write(.weights, weights)
    try file.write(.classOf, ownClasses)
    try file.write(.parentOf, parentOf)
    var parents: [UInt8] = []
    for number in plan.parents { parents.append32(number) }
    try file.write(.parents, parents)
    try file.write(.classes, ItemWriter.bytes(plan.numbers.classes))
    try file.write(.typeWords, ItemWriter.bytes(plan.numbers.typeWords))
    try file.write(.timeZones, ItemWriter.bytes(plan.numbers.zones))
    try writeMembers(
      to: &file, count: plan.numbers.classes.count, .classMemberOffsets, .classMembers,
      plan.order.count
    ) { record, body in body(plan.numbers.classOf[Int(self.classOf[Int(plan.order[record])])]) }
  }

  /// 256 times the binary logarithm of one more than the importance, rounded.
  static func weight(_ importance: UInt32) -> UInt16 {
    UInt16((256 * log2(1 + Double(importance))).rounded())
  }

  /// Writes which records are in each of some groups.
  private func writeMembers(
    to file: inout SectionFile, count: Int, _ offsets: IndexFormat.Section,
    _ lists: IndexFormat.Section, _ records: Int, _ groups: (Int, (UInt32) -> Void) -> Void
  ) throws {
    var members = [[UInt32]](repeating: [], count: count)
    for record in 0..<records {
      groups(record) { number in
        if number != Self.none { members[Int(number)].append(UInt32(record)) }
      }
    }
    var writer = ListWriter(bits: 0)
    for list in members { writer.append(list) }
    guard writer.bytes.count <= UInt32.max else { throw BuildError.tooLarge }
    try file.write(offsets, writer.offsets)
    try file.write(lists, writer.bytes)
  }

  private func writeAreas(to file: inout SectionFile, _ plan: BuildPlan, _ termSize: Int) throws {
    var items: [[UInt8]] = []
    for number in plan.areas {
      let area = areas.areas[Int(number)]
      var item: [UInt8] = []
      item.append32(area.record.map { plan.rank[Int($0)] } ?? Self.none)
      item.appendText(area.name)
      item.appendText(
        area.kind == .country ? String(decoding: area.key, as: UTF8.self) : area.code)
      appendTerms(area.segments, 0..<area.segments.count, plan, termSize, to: &item)
      items.append(item)
    }
    try file.write(.areas, ItemWriter.bytes(items))
    try writeMembers(
      to: &file, count: plan.areas.count, .areaMemberOffsets, .areaMembers,
      plan.parentOf.count
    ) { record, body in
      let row = Int(plan.parentOf[record]) * 3
      for place in row..<row + 3 { body(plan.parents[place]) }
    }
  }

  private func writeSpatial(to file: inout SectionFile, _ plan: BuildPlan) throws {
    let (ranges, order) = SpatialOrder.make(
      kinds: plan.order.map { classes[Int(classOf[Int($0)])][0] },
      latitudes: plan.order.map { latitudes[Int($0)] },
      longitudes: plan.order.map { longitudes[Int($0)] })
    try file.write(.spatial, ranges)
    try file.write(.spatialOrder, order)
  }
}
