import PlaceIndex

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Times the index inside one process, for `scripts/bench`, and damages index files for `scripts/fuzz`; no part of the program.
///
///     PlaceIndexBench build INPUT... OUTPUT        build; places, bytes, seconds and the most memory used
///     PlaceIndexBench queries INDEX [ROUNDS]       queries on standard input: text, TAB, country or nothing, TAB, type or
///                                                  nothing; ROUNDS without the clock first (1)
///     PlaceIndexBench reverse INDEX                points on standard input: latitude, TAB, longitude
///     PlaceIndexBench open INDEX                   resident memory behind opening
///     PlaceIndexBench fuzz INDEX FIRST COUNT       rounds of random damage and random queries; a small index is best
enum PlaceIndexBench {
  static func main(_ arguments: [String]) {
    guard arguments.count >= 3 else {
      print("usage: PlaceIndexBench build|queries|reverse|open|fuzz FILE...")
      exit(2)
    }
    do {
      switch arguments[1] {
      case "build":
        try build(Array(arguments[2..<arguments.count - 1]), arguments[arguments.count - 1])
      case "queries":
        queries(
          try PlaceIndex(path: arguments[2]),
          rounds: arguments.count > 3 ? Int(arguments[3]) ?? 1 : 1)
      case "reverse": reverse(try PlaceIndex(path: arguments[2]))
      case "open":
        let index = try PlaceIndex(path: arguments[2])
        print("{\"places\":\(index.count),\"residentKB\":\(residentKilobytes())}")
      case "fuzz" where arguments.count == 5:
        guard let first = Int(arguments[3]), let count = Int(arguments[4]), count >= 0 else {
          exit(2)
        }
        try fuzz(arguments[2], first..<first + count)
      default: exit(2)
      }
    } catch {
      print("\(error)")
      exit(1)
    }
  }

  private static func build(_ inputs: [String], _ output: String) throws {
    let start = ContinuousClock.now
    let summary = try IndexBuild(inputs).run(to: output)
    let seconds = seconds(ContinuousClock.now - start)
    print(
      "{\"places\":\(summary.places),\"badRows\":\(summary.badRows),\"bytes\":\(summary.bytes),\"seconds\":\(seconds),\"cpuSeconds\":\(cpuSeconds()),\"peakKB\":\(peakKilobytes())}"
    )
  }

  private static func fuzz(_ path: String, _ rounds: Range<Int>) throws {
    let fuzz = try Fuzz(path: path)
    let start = ContinuousClock.now
    let (opened, found, slowest) = fuzz.mutations(rounds, seconds)
    let asked = fuzz.queries(rounds, try PlaceIndex(path: path))
    print(
      "{\"first\":\(rounds.lowerBound),\"rounds\":\(rounds.count),\"opened\":\(opened),\"found\":\(found),\"answers\":\(asked),\"slowestRound\":\(slowest.round),\"slowestSeconds\":\(slowest.seconds),\"seconds\":\(seconds(ContinuousClock.now - start))}"
    )
  }

  /// Prints nanoseconds and the identifiers found, a line a query.
  ///
  /// As with a rival that answers with row numbers, the time does not hold the reading of places.
  private static func queries(_ index: PlaceIndex, rounds: Int) {
    var queries: [PlaceQuery] = []
    while let line = readLine() {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      let countries: Set<String> = parts.count > 1 && !parts[1].isEmpty ? [String(parts[1])] : []
      let types: PlaceQuery.TypeFilter =
        parts.count > 2 && !parts[2].isEmpty ? .anyOf([String(parts[2])]) : .any
      queries.append(PlaceQuery(text: String(parts[0]), types: types, countries: countries))
    }
    // Once through to have the file in memory, as every rival does.
    for _ in 0..<rounds {
      for query in queries { _ = index.matches(query) }
    }
    var times: [Int] = []
    var ranks: [[Int]] = []
    for query in queries {
      let start = ContinuousClock.now
      let found = index.matches(query)
      times.append(Int(seconds(ContinuousClock.now - start) * 1e9))
      ranks.append(found.map(\.rank))
    }
    for (time, found) in zip(times, ranks) {
      print("\(time)\t\(found.compactMap { index[$0]?.id }.joined(separator: ","))")
    }
    print("# \(residentKilobytes())")
  }

  private static func reverse(_ index: PlaceIndex) {
    var points: [GeoPoint] = []
    while let line = readLine() {
      let parts = line.split(separator: "\t")
      if parts.count == 2, let latitude = Double(parts[0]), let longitude = Double(parts[1]) {
        points.append(GeoPoint(latitude: latitude, longitude: longitude))
      }
    }
    let cold = ContinuousClock.now
    let first = points.first.flatMap { index.nearestRank(.locality, to: $0) }
    let coldSeconds = seconds(ContinuousClock.now - cold)
    var ranks: [Int] = []
    ranks.reserveCapacity(points.count)
    let start = ContinuousClock.now
    for point in points { ranks.append(index.nearestRank(.locality, to: point) ?? -1) }
    let all = seconds(ContinuousClock.now - start)
    print(
      "{\"points\":\(points.count),\"seconds\":\(all),\"coldSeconds\":\(coldSeconds),\"first\":\(first ?? -1)}"
    )
    for rank in ranks.prefix(2000) { print(index[rank]?.id ?? "-") }
  }

  private static func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  /// Processor time of this process.
  private static func cpuSeconds() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func peakKilobytes() -> Int { statusNumber("VmHWM:") }
  private static func residentKilobytes() -> Int { statusNumber("VmRSS:") }

  /// A line of /proc/self/status, where there is one.
  private static func statusNumber(_ name: String) -> Int {
    guard let file = unsafe fopen("/proc/self/status", "r") else { return 0 }
    defer { unsafe fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while unsafe fgets(&line, 256, file) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      guard text.hasPrefix(name) else { continue }
      return Int(text.split(whereSeparator: { !$0.isNumber }).first ?? "") ?? 0
    }
    return 0
  }
}
