import PlacesClient

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file of `--output`, and the note beside it that lets a later run go on.
struct OutputFile {
  /// Where to write.
  let output: Output
  /// What an earlier run has done already.
  let kept: KeptRows
  /// How many rows that an earlier run has done failed, and stay that way.
  let keptFailures: Int
  /// Whether the file has its header already.
  let isContinued: Bool
  /// A file that takes the place of `path` when the run is complete, and its name until then.
  private let replacement: (from: String, to: String)?

  /// Opens the file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - options: What may happen to a file that is there.
  ///   - run: What decides the answers, to be compared with the earlier run's.
  ///   - kind: How its records are told apart, or `nil` when they cannot be.
  /// - Returns: The file, open for writing behind what an earlier run has done.
  /// - Throws: A failure of status 2 when the file is in the way or belongs to another run, of status 8 when it cannot be
  ///   written.
  static func open(
    _ path: String, _ options: BatchOptions, run: [String], kind: RecordFile.Kind?
  ) throws(Failure) -> OutputFile {
    try refuseInput(options.input, as: path)
    let exists = unsafe access(path, F_OK) == 0
    if exists && options.isResumed {
      guard let kind else {
        throw Failure(
          UsageError.conflict(
            "--resume", "this format",
            remedy: "only json, ndjson, and csv with one row an input, can be continued"))
      }
      return try resume(path, options, run, kind)
    }
    if exists && !options.isForced {
      throw Failure(
        exit: .usage, code: "outputExists",
        message: "--output: the file \(Quoting.value(path)) exists",
        remedy: "use --resume to go on with it, or --force to write over it")
    }
    try writeNote(path, run)
    // What a stopped --retry-failed of an earlier file left behind has nothing to do with this one.
    _ = unsafe unlink(path + ".new")
    let descriptor = try openDescriptor(path, O_WRONLY | O_CREAT | O_TRUNC)
    return OutputFile(
      output: stream(descriptor, path), kept: .none, keptFailures: 0, isContinued: false,
      replacement: nil)
  }

  /// Puts the finished file in its place, where a new one was written beside the old.
  func complete() throws(Failure) {
    guard let replacement else { return }
    guard unsafe rename(replacement.from, replacement.to) == 0 else {
      throw Self.failure(replacement.to, errno)
    }
  }

  private static func resume(
    _ path: String, _ options: BatchOptions, _ run: [String], _ kind: RecordFile.Kind
  ) throws(Failure) -> OutputFile {
    try compareNote(path, run)
    guard options.retriesFailed else {
      let descriptor = try openDescriptor(path, O_RDWR)
      let count = try cutTornRecord(descriptor, path, kind)
      return OutputFile(
        output: stream(descriptor, path), kept: .first(count.rows), keptFailures: count.failures,
        isContinued: count.bytes > 0, replacement: nil)
    }
    // A run that retries writes a new file beside the old one; if it was stopped, it goes on with that.
    let new = path + ".new"
    let earlier = try openDescriptor(path, O_RDONLY)
    let records = RecordFile(Input(descriptor: earlier), kind)
    let descriptor = try openDescriptor(new, O_RDWR | O_CREAT)
    let done = try cutTornRecord(descriptor, new, kind)
    for _ in 0..<done.rows { _ = try records.next() }
    return OutputFile(
      output: stream(descriptor, new),
      kept: done.rows == 0 ? .records(records) : .firstThenRecords(done.rows, records),
      keptFailures: done.failures, isContinued: done.bytes > 0, replacement: (new, path))
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

  private static func openDescriptor(_ path: String, _ flags: Int32) throws(Failure) -> Int32 {
    let descriptor = systemOpen(path, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(path, errno) }
    return descriptor
  }

  private static func stream(_ descriptor: Int32, _ path: String) -> Output {
    Output(
      FileDescriptorSink(descriptor: descriptor), name: Quoting.value(path), capacity: 32_768)
  }

  private static func failure(_ path: String, _ number: Int32) -> Failure {
    Failure(
      exit: .outputFailed, code: "output",
      message: "cannot write \(Quoting.value(path)): \(SystemError.text(number))")
  }
}

// The note beside the output file.
extension OutputFile {
  /// The name of the note: what the run was asked to do.
  private static func notePath(_ path: String) -> String { path + ".run" }

  private static func writeNote(_ path: String, _ run: [String]) throws(Failure) {
    let note: JSONObject = [
      "version": 1, "run": .array(run.map { .string($0) }),
    ]
    let descriptor = try openDescriptor(notePath(path), O_WRONLY | O_CREAT | O_TRUNC)
    defer { close(descriptor) }
    let output = stream(descriptor, notePath(path))
    try output.write(JSONWriter.compact(note) + [0x0A])
    try output.flush()
    fsync(descriptor)
  }

  private static func compareNote(_ path: String, _ run: [String]) throws(Failure) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.read(notePath(path), limitBytes: 1 << 20)
    } catch {
      throw Failure(
        exit: .usage, code: "noEarlierRun",
        message: "--resume: there is no \(Quoting.value(notePath(path))) to go on with",
        remedy: "the file was not written by places --output; use --force to write over it")
    }
    guard let note = try? JSONValue(parsing: bytes), note["version"]?.integer == 1,
      let earlier = note["run"]?.array?.compactMap(\.string)
    else {
      throw Failure(
        exit: .usage, code: "noEarlierRun",
        message: "--resume: \(Quoting.value(notePath(path))) cannot be read",
        remedy: "use --force to begin again")
    }
    guard earlier == run else {
      let changed = Set(earlier).symmetricDifference(run).sorted().joined(separator: ", ")
      throw Failure(
        exit: .usage, code: "changedOptions",
        message:
          "--resume: the options are not those of the earlier run: \(Quoting.cut(changed, to: 200))",
        remedy: "give the same options, or use --force to begin again")
    }
  }
}
