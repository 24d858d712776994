import Synchronization
import Testing

@testable import PlacesCLI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct OutputTests {
  /// A sink that answers as it is told, and then takes one byte at a time.
  private final class ScriptedSink: ByteSink {
    private let script: Mutex<[SinkOutcome]>
    private let taken = Mutex<[UInt8]>([])

    init(_ script: [SinkOutcome]) { self.script = Mutex(script) }

    func write(_ bytes: ArraySlice<UInt8>) -> SinkOutcome {
      let outcome = script.withLock { $0.isEmpty ? .written(1) : $0.removeFirst() }
      if case .written(let count) = outcome { taken.withLock { $0 += bytes.prefix(count) } }
      return outcome
    }

    var text: String { taken.withLock { String(decoding: $0, as: UTF8.self) } }
  }

  private func writer(_ sink: any ByteSink, capacity: Int = 0) -> BufferedWriter {
    BufferedWriter(sink, capacity: capacity)
  }

  @Test func `partial writes and interruptions lose nothing`() throws {
    let sink = ScriptedSink([.written(2), .again, .written(1), .again, .again])
    var writer = writer(sink)
    try writer.write("Powered by Google\n".utf8)
    #expect(sink.text == "Powered by Google\n")
  }

  @Test func `bytes are held back up to the capacity`() throws {
    let sink = ScriptedSink([])
    var writer = writer(sink, capacity: 8)
    try writer.write("12345678".utf8)
    #expect(sink.text.isEmpty)
    try writer.write("9".utf8)
    #expect(sink.text == "123456789")
    try writer.write("x".utf8)
    try writer.flush()
    #expect(sink.text == "123456789x")
    try writer.flush()
    #expect(sink.text == "123456789x")
  }

  @Test(
    arguments: [
      (.failed(EPIPE), .readerGone), (.failed(ENOSPC), .failed(ENOSPC)),
      (.written(0), .failed(EIO)),
      (.failed(EBADF), .failed(EBADF)),
    ] as [(SinkOutcome, WriteError)])
  func `an error stays`(outcome: SinkOutcome, error: WriteError) {
    let sink = ScriptedSink([.written(3), outcome])
    var writer = writer(sink)
    #expect(throws: error) { try writer.write("Sydney".utf8) }
    #expect(throws: error) { try writer.write("Perth".utf8) }
    #expect(throws: error) { try writer.flush() }
    #expect(sink.text == "Syd")
  }

  /// Runs `help` with standard output going to a sink.
  private func help(_ sink: any ByteSink) async -> (status: CommandRun.Status, error: String) {
    let error = MemorySink()
    let environment = Environment(
      variables: [:], input: .memory([]),
      output: Output(sink, name: "standard output", capacity: 100_000),
      error: Output(error, name: "standard error"), uptime: { .zero }, randomBytes: { _ in [] })
    let status = await PlacesCLI.run(["--help"], in: environment)
    return (status, error.text)
  }

  @Test func `a reader that has enough ends the run quietly`() async {
    let run = await help(ScriptedSink([.written(5), .failed(EPIPE)]))
    #expect(run.status == .success)
    #expect(run.error.isEmpty)
  }

  @Test func `a full disk is an error`() async {
    let run = await help(ScriptedSink([.failed(ENOSPC)]))
    #expect(run.status == .outputFailed)
    #expect(run.error == "places: cannot write to standard output: \(SystemError.text(ENOSPC))\n")
  }

  @Test func `a closed descriptor is an error`() async {
    // No process has this many descriptors, so nothing can be behind this one.
    let run = await help(FileDescriptorSink(descriptor: .max))
    #expect(run.status == .outputFailed)
    #expect(run.error.contains(SystemError.text(EBADF)))
  }

  @Test func `a pipe takes what is written and says when its reader is gone`() throws {
    _ = signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    try #require(unsafe pipe(&ends) == 0)
    defer { close(ends[1]) }
    var writer = writer(FileDescriptorSink(descriptor: ends[1]))
    try writer.write("Sydney".utf8)
    let input = Input(descriptor: ends[0])
    #expect(!input.isTerminal)
    #expect(try input.read(upTo: 3) == Array("Syd".utf8))
    #expect(try input.read() == Array("ney".utf8))
    close(ends[0])
    #expect(throws: WriteError.readerGone) { try writer.write("Perth".utf8) }
  }

  @Test func `what cannot be read is an error`() {
    let error = #expect(throws: Failure.self) { try Input(descriptor: .max).read() }
    #expect(error?.exit == .usage)
    #expect(error?.message == "cannot read standard input: \(SystemError.text(EBADF))")
  }
}
