import PlacesClient

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file of `--output`, with what stands beside it so that a later run can go on: a note of what the run was asked to do
/// (``RunNote``) and, until the run is complete, its answers (``AnswerStore``).
struct OutputFile {
  /// Where to write.
  let output: Output
  /// What an earlier run has done already.
  let earlier: EarlierRun
  /// Where answers are kept.
  let store: AnswerStore
  /// Whether the file has its header already.
  let isContinued: Bool
  /// Whether a later run could go on with the file.
  let canBeContinued: Bool
  /// The name of a file that can be continued.
  private var path: String?
  private var note: RunNote?
  /// What keeps other runs away until this one has ended.
  private var lock: OutputLock?
  /// A file that takes the place of `path` when the run is complete, and its name until then.
  private var replacement: (from: String, to: String)?

  /// Opens the file.
  ///
  /// - Parameters:
  ///   - path: The file; `-` and the system's names for standard output mean that.
  ///   - options: What may happen to a file that is there.
  ///   - run: What decides the answers, to be compared with the earlier run's.
  ///   - kind: How its records are told apart, or `nil` when they cannot be.
  ///   - environment: Standard output, and where temporary files go.
  /// - Returns: The file, open for writing behind what an earlier run has done.
  /// - Throws: A failure of status 2 when the file is in the way or belongs to another run, of status 8 when it cannot be
  ///   written.
  static func open(
    _ path: String, _ options: BatchOptions, run: [String], kind: RecordFile.Kind?,
    _ environment: Environment
  ) throws(Failure) -> OutputFile {
    if ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].contains(path) {
      return try stream(to: environment.output, path, options, environment)
    }
    try refuseInput(options.input, as: path)
    var status = stat()
    let exists = unsafe stat(path, &status) == 0
    if exists && status.st_mode & S_IFMT == S_IFDIR { throw failure(path, EISDIR) }
    if exists && status.st_mode & S_IFMT != S_IFREG {
      // A device or a pipe takes what comes, and keeps nothing to go on with.
      let descriptor = try openDescriptor(path, O_WRONLY)
      return try stream(to: stream(descriptor, path), path, options, environment)
    }
    if exists && options.isResumed && (status.st_size > 0 || RunNote.exists(path)), let kind {
      return try resume(path, options, run, kind, try OutputLock(path))
    }
    if exists && !options.isForced && !(options.isResumed && status.st_size == 0) {
      throw Failure(
        exit: .usage, code: "outputExists",
        message: "--output: the file \(Quoting.value(path)) exists",
        remedy: "use --resume to go on with it, or --force to write over it")
    }
    let lock = try OutputLock(path)
    let note = RunNote(path, run: run)
    // Whatever moment a kill picks, records of an earlier run never stand beside the note of this one.
    note.remove()
    _ = unsafe unlink(path + ".answers")
    let descriptor = try openDescriptor(path, O_WRONLY | O_CREAT | O_TRUNC)
    // What a stopped --retry-failed of an earlier file left behind has nothing to do with this one.
    _ = unsafe unlink(path + ".new")
    try note.write()
    return OutputFile(
      output: stream(descriptor, path), earlier: EarlierRun(),
      store: kind == nil
        ? .temporary(environment) : AnswerStore(path: path + ".answers", continuedAfter: nil),
      isContinued: false, canBeContinued: kind != nil,
      path: kind == nil ? nil : path, note: note, lock: lock)
  }

  /// Finishes a complete run: puts the file in its place, where a new one was written beside the old, and removes what only an
  /// incomplete one needs.
  ///
  /// - Parameter position: How much of the input there was.
  /// - Throws: A failure of status 8.
  func complete(_ position: InputPosition) throws(Failure) {
    // The old file and the answers go only when what replaces them would outlast a loss of power.
    if let path { FileWriter.settle(replacement?.from ?? path) }
    if let replacement {
      guard unsafe rename(replacement.from, replacement.to) == 0 else {
        throw Self.failure(replacement.to, errno)
      }
    }
    if canBeContinued { try note?.complete(position).write() }
    store.remove()
  }

  /// Removes what was made for a run that was refused before it wrote anything.
  func withdraw() {
    var status = stat()
    if let name = replacement?.from, unsafe stat(name, &status) == 0, status.st_size == 0 {
      _ = unsafe unlink(name)
    }
    store.removeIfEmpty()
  }

  private static func resume(
    _ path: String, _ options: BatchOptions, _ run: [String], _ kind: RecordFile.Kind,
    _ lock: OutputLock
  ) throws(Failure) -> OutputFile {
    let note = RunNote(path, run: run)
    let end = try note.compareWithEarlier()
    let name = options.retriesFailed ? path + ".new" : path
    let descriptor = try openDescriptor(
      name, O_RDWR | (options.retriesFailed ? O_CREAT : 0))
    let done = try cutTornRecord(descriptor, name, kind)
    var earlier = EarlierRun(kept: .first(done.rows), failures: done.failures, position: end)
    if options.retriesFailed {
      // A run that retries writes a new file beside the old one; if it was stopped, it goes on with that.
      let records = RecordFile(Input(descriptor: try openDescriptor(path, O_RDONLY)), kind)
      for _ in 0..<done.rows { _ = try records.next() }
      earlier.kept =
        done.rows == 0 ? .records(records) : .firstThenRecords(done.rows, records)
    }
    let store = AnswerStore(path: path + ".answers", continuedAfter: done.rows)
    if let noted = store.position, noted.rows > end?.rows ?? 0 { earlier.position = noted }
    return OutputFile(
      output: stream(descriptor, name), earlier: earlier, store: store,
      isContinued: done.bytes > 0, canBeContinued: true, path: path, note: note,
      lock: lock,
      replacement: options.retriesFailed ? (name, path) : nil)
  }

  /// Cuts off what an interrupted write left behind the last complete record.
  private static func cutTornRecord(_ descriptor: Int32, _ path: String, _ kind: RecordFile.Kind)
    throws(Failure) -> (rows: Int, failures: Int, bytes: Int)
  {
    let records = RecordFile(Input(descriptor: descriptor), kind)
    var rows = 0
    var failures = 0
    while let record = try records.next() {
      rows += 1
      if record.isFailure { failures += 1 }
    }
    if let line = records.damagedLine {
      throw Failure(
        exit: .usage, code: "damagedOutput",
        message:
          "--resume: line \(line) of \(Quoting.value(path)) is no record, and more follows it",
        remedy: "repair the file, or use --force to begin again")
    }
    let end = off_t(records.completeBytes)
    guard ftruncate(descriptor, end) == 0, lseek(descriptor, end, SEEK_SET) == end else {
      throw failure(path, errno)
    }
    return (rows, failures, records.completeBytes)
  }

  /// Refuses to write over the file that is read, by name or as standard input.
  private static func refuseInput(_ input: String?, as path: String) throws(Failure) {
    var one = stat()
    var other = stat()
    let status: Int32
    if let input, input != "-" {
      status = unsafe stat(input, &one)
    } else {
      status = unsafe fstat(STDIN_FILENO, &one)
    }
    guard status == 0, one.st_mode & S_IFMT == S_IFREG, unsafe stat(path, &other) == 0 else {
      return
    }
    if one.st_dev == other.st_dev && one.st_ino == other.st_ino {
      throw Failure(
        exit: .usage, code: "outputIsInput",
        message: "--output: \(Quoting.value(path)) is the input file",
        remedy: "write to another file")
    }
  }
}

// Opening.
extension OutputFile {
  /// An output that takes what comes and keeps nothing.
  private static func stream(
    to output: Output, _ path: String, _ options: BatchOptions, _ environment: Environment
  ) throws(Failure) -> OutputFile {
    if options.isResumed {
      throw Failure(
        exit: .usage, code: "notAFile",
        message: "--resume: \(Quoting.value(path)) keeps nothing to go on with",
        remedy: "give a regular file with --output")
    }
    return OutputFile(
      output: output, earlier: EarlierRun(), store: .temporary(environment), isContinued: false,
      canBeContinued: false)
  }

  private static func openDescriptor(_ path: String, _ flags: Int32) throws(Failure) -> Int32 {
    let descriptor = systemOpen(path, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(path, errno) }
    return descriptor
  }

  private static func stream(_ descriptor: Int32, _ path: String) -> Output {
    Output(
      FileDescriptorSink(descriptor: descriptor), name: Quoting.value(path), capacity: 65_536)
  }

  private static func failure(_ path: String, _ number: Int32) -> Failure {
    Failure(
      exit: .outputFailed, code: "output",
      message: "cannot write \(Quoting.value(path)): \(SystemError.text(number))")
  }
}

extension AnswerStore {
  /// A store for a run that cannot be continued.
  static func temporary(_ environment: Environment) -> AnswerStore {
    AnswerStore(temporaryIn: TemporaryFile.folder(environment))
  }
}
