#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A started process and this side's ends of its streams; it belongs to one thread.
struct RunningProcess {
  var pid: pid_t = 0
  var input: Int32?
  var unsent: ArraySlice<UInt8> = []
  var stdout: Int32?
  var stderr: Int32?
  var terminal: Int32?
  private let started = ContinuousClock.now
  private var captured: [Int32: [UInt8]] = [:]

  /// Feeds and reads the process until it has ended, sends the signal in time, and kills it at the limit.
  consuming func finish(signal: ProcessSignal?, timeLimit: Duration) -> ProcessOutcome {
    let (stdout, stderr, terminal) = (stdout, stderr, terminal)
    let isKilled = serve(signal: signal, until: started + timeLimit)
    var status: Int32 = 0
    var usage = rusage()
    while unsafe wait4(pid, &status, 0, &usage) < 0, errno == EINTR {}
    let outcome = ProcessOutcome(
      termination: isKilled ? .timedOut : Self.termination(status),
      stdoutBytes: stdout.flatMap { captured[$0] } ?? [],
      stderrBytes: stderr.flatMap { captured[$0] } ?? [],
      terminalBytes: terminal.flatMap { captured[$0] } ?? [],
      cpuTime: Self.duration(usage.ru_utime) + Self.duration(usage.ru_stime),
      peakMemoryKilobytes: Self.kilobytes(usage.ru_maxrss), wallTime: .now - started)
    closeAll()
    return outcome
  }

  /// Closes this side's ends.
  mutating func closeAll() {
    for descriptor in [input, stdout, stderr, terminal] {
      if let descriptor { Descriptor.close(descriptor) }
    }
    (input, stdout, stderr, terminal) = (nil, nil, nil, nil)
  }

  /// How long outputs are read on after the end, when children of the process still hold them.
  private static let grace = Duration.seconds(1)

  /// Returns whether the process had to be killed.
  private mutating func serve(signal: ProcessSignal?, until limit: ContinuousClock.Instant) -> Bool
  {
    var signal = signal
    var end = limit
    var isKilled = false
    var exit = ExitWatch(pid)
    defer { exit.close() }
    var outputs = [stdout, stderr, terminal].compactMap { $0 }
    if let input { Descriptor.makeNonBlocking(input) }
    while exit.isRunning || !outputs.isEmpty {
      if ContinuousClock.now >= end {
        if !exit.isRunning { break }
        kill(-pid, SIGKILL)
        isKilled = true
        end = .now + Self.grace
      }
      let writing = unsent.isEmpty ? nil : input ?? terminal
      closeInputIfDone()
      let ready = Descriptor.wait(
        for: outputs + exit.descriptors, writing: writing.map { [$0] } ?? [], limit: end - .now)
      for output in outputs where ready.contains(output) {
        // The end of a terminal is an error on Linux.
        let bytes = Descriptor.read(output, upTo: 65_536) ?? []
        captured[output, default: []] += bytes
        if bytes.isEmpty, writing != output { outputs.removeAll { $0 == output } }
      }
      if let due = signal, exit.isRunning, hasPrinted(due.text) {
        due.act(pid)
        signal = nil
      }
      if let writing, ready.contains(writing) { send(to: writing) }
      if exit.notice(ready) {
        unsent = []
        end = min(end, .now + Self.grace)
      }
    }
    return isKilled
  }

  private mutating func send(to descriptor: Int32) {
    // A pipe takes this much at once without blocking, a terminal at least a line.
    let count = Descriptor.write(Array(unsent.prefix(512)), to: descriptor)
    unsent = count.map { unsent.dropFirst($0) } ?? []
  }

  private mutating func closeInputIfDone() {
    guard unsent.isEmpty, let input else { return }
    Descriptor.close(input)
    self.input = nil
  }

  private func hasPrinted(_ text: String) -> Bool {
    captured.values.contains { text.isEmpty || $0.firstRange(of: Array(text.utf8)) != nil }
  }

  private static func termination(_ status: Int32) -> ProcessOutcome.Termination {
    let signal = status & 0x7F
    return signal == 0 ? .exited(Int(status >> 8) & 0xFF) : .signalled(Int(signal))
  }

  private static func duration(_ time: timeval) -> Duration {
    .seconds(Int64(time.tv_sec)) + .microseconds(Int64(time.tv_usec))
  }

  private static func kilobytes(_ size: Int) -> Int {
    #if canImport(Darwin)
      size / 1024
    #else
      size
    #endif
  }
}

/// Sends a signal to a process.
func sendSignal(_ pid: Int32, _ number: Int32) { kill(pid, number) }

/// Notices the end of a process through a descriptor, without reaping it.
private struct ExitWatch {
  private var ends: (reading: Int32, writing: Int32)?
  private(set) var isRunning = true

  init(_ pid: pid_t) {
    guard let ends = try? Descriptor.pipe() else { return }
    self.ends = ends
    startThread {
      var information = unsafe siginfo_t()
      while unsafe waitid(P_PID, id_t(pid), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
      Descriptor.close(ends.writing)
    }
  }

  var descriptors: [Int32] { isRunning ? ends.map { [$0.reading] } ?? [] : [] }

  /// Returns true once, when the process has just ended.
  mutating func notice(_ ready: Set<Int32>) -> Bool {
    guard isRunning, let ends, ready.contains(ends.reading) else { return false }
    isRunning = false
    return true
  }

  mutating func close() {
    if let ends { Descriptor.close(ends.reading) }
    ends = nil
  }
}
