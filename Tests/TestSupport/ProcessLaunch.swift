#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How a process is to be started.
struct ProcessLaunch: Sendable {
  var executable: String
  var arguments: [String]
  var environment: [String: String]
  var input: ProcessInput
  var stdout: ProcessSink
  var stderr: ProcessSink
  var directory: String?
  var terminal: TerminalSize

  /// Starts it.
  func start() throws -> RunningProcess {
    var process = RunningProcess()
    var forChild: [Int32] = []
    defer { for descriptor in forChild { Descriptor.close(descriptor) } }
    do {
      var actions = try SpawnActions()
      defer { actions.destroy() }
      if let directory { try actions.changeDirectory(directory) }
      var pty: PseudoTerminal?
      if needsTerminal {
        let opened = try PseudoTerminal(terminal)
        forChild.append(opened.slave)
        process.terminal = opened.master
        pty = opened
      }
      switch input {
      case .bytes(let bytes):
        let ends = try Descriptor.pipe()
        forChild.append(ends.reading)
        actions.duplicate(ends.reading, to: 0)
        process.input = ends.writing
        process.unsent = bytes[...]
      case .terminal(let typed):
        actions.open(pty?.path ?? "", O_RDWR, as: 0)
        process.unsent = typed[...]
      case .file(let path): actions.open(path, O_RDONLY, as: 0)
      }
      process.stdout = try connect(stdout, as: 1, pty, &actions, &forChild)
      process.stderr = try connect(stderr, as: 2, pty, &actions, &forChild)
      try actions.closeOthers()
      process.pid = try actions.spawn(executable, arguments, environment)
      return process
    } catch {
      process.closeAll()
      throw error
    }
  }

  private var needsTerminal: Bool {
    if case .terminal = input { return true }
    if case .terminal = stdout { return true }
    if case .terminal = stderr { return true }
    return false
  }

  /// Connects an output; returns the end to read, if there is one.
  private func connect(
    _ sink: ProcessSink, as number: Int32, _ pty: PseudoTerminal?,
    _ actions: inout SpawnActions, _ forChild: inout [Int32]
  ) throws -> Int32? {
    switch sink {
    case .pipe, .brokenPipe:
      let ends = try Descriptor.pipe()
      forChild.append(ends.writing)
      actions.duplicate(ends.writing, to: number)
      if case .pipe = sink { return ends.reading }
      Descriptor.close(ends.reading)
    case .terminal: actions.open(pty?.path ?? "", O_RDWR, as: number)
    case .file(let path): actions.open(path, O_WRONLY | O_CREAT | O_TRUNC, as: number)
    }
    return nil
  }
}
