import TestSupport
import Testing

@Suite struct `Running processes` {
  private let shell = ProcessRunner(executable: "/bin/sh")

  @Test func `arguments, environment, input, outputs and status`() async throws {
    let run = try await shell.run(
      ["-c", #"cat; echo "$1 $NAME" >&2; export -p | grep -vc PWD; exit 7"#, "sh", "a b"],
      environment: path.merging(["NAME": "value"]) { $1 }, input: .text("typed\n"))
    #expect(run.status == 7)
    #expect(run.stdout == "typed\n2\n")
    #expect(run.stderr == "a b value\n")
  }

  @Test func `a megabyte through both pipes`() async throws {
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let run = try await shell.run(["-c", "cat"], environment: path, input: .bytes(bytes))
    #expect(run.stdoutBytes == bytes)
  }

  @Test func `a child that does not read its input`() async throws {
    let run = try await shell.run(
      ["-c", "exec 0<&-; echo done"], input: .bytes([UInt8](repeating: 0, count: 500_000)))
    #expect(run.stdout == "done\n")
  }

  @Test func `a run over its limit is killed with its children`() async throws {
    let run = try await shell.run(
      ["-c", "echo begun; sleep 600 & sleep 600"], environment: path,
      timeLimit: .milliseconds(300))
    #expect(run.termination == .timedOut)
    #expect(run.stdout == "begun\n")
    #expect(run.wallTime < .seconds(20))
  }

  @Test func `a signal after an output, and death by signal`() async throws {
    let run = try await shell.run(
      ["-c", "trap 'echo caught; exit 3' INT; echo ready; while :; do sleep 0.01; done"],
      environment: path, signal: ProcessSignal(2, afterPrinting: "ready"))
    #expect(run.status == 3)
    #expect(run.stdout == "ready\ncaught\n")
    let killed = try await shell.run(["-c", "kill -TERM $$"])
    #expect(killed.termination == .signalled(15))
  }

  @Test func `a broken pipe ends the writer`() async throws {
    let run = try await shell.run(
      ["-c", "while :; do echo y; done"], stdout: .brokenPipe, timeLimit: .seconds(20))
    #expect(run.termination == .signalled(13))
  }

  @Test func `terminals where asked for, pipes elsewhere`() async throws {
    let script =
      "for n in 0 1 2; do if [ -t $n ]; then echo tty; else echo no; fi; done; stty size 2>&1; cat"
    let all = try await shell.run(
      ["-c", script], environment: path, input: .terminal(typed: Array("typed\n\u{4}".utf8)),
      stdout: .terminal, stderr: .terminal, terminal: TerminalSize(columns: 123, rows: 45))
    #expect(all.terminal == "tty\ntty\ntty\n45 123\ntyped\n")
    let one = try await shell.run(
      ["-c", "[ -t 1 ] || echo pipe; [ -t 2 ] && echo tty >&2"], stderr: .terminal)
    #expect(one.stdout == "pipe\n")
    #expect(one.terminal == "tty\n")
  }

  @Test func `a file as output, a working directory, and a program that is not there`() async throws
  {
    let full = try await shell.run(["-c", "echo x"], stdout: .file("/dev/full"))
    #expect(full.status != 0)
    #expect(try await shell.run(["-c", "pwd"], directory: "/").stdout == "/\n")
    await #expect(throws: SystemError.self) {
      try await ProcessRunner(executable: "/nowhere").run()
    }
  }

  @Test func `the built executable is found`() async throws {
    let runner = try ProcessRunner.places()
    #expect(runner.executable.hasSuffix("/places"))
  }

  @Test func `many at once, none inheriting from another`() async throws {
    let shell = shell
    try await withThrowingTaskGroup(of: ProcessOutcome.self) { group in
      for number in 0..<24 {
        group.addTask {
          try await shell.run(
            ["-c", "cat; ls /dev/fd/ | grep -c ."],
            environment: ["PATH": "/usr/bin:/bin"], input: .text("\(number)\n"))
        }
      }
      // Besides the three, the one with which the folder itself is read.
      for try await run in group { #expect(run.stdout.hasSuffix("\n4\n")) }
    }
  }

  private let path = ["PATH": "/usr/bin:/bin"]
}
