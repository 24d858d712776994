import PlacesClient

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The note beside an output file: what the run was asked to do, and once it is complete what its input was.
struct RunNote: Sendable {
  private let path: String
  private let run: [String]
  private var position: InputPosition?

  /// Creates a note for an output file.
  init(_ output: String, run: [String]) {
    path = output + ".run"
    self.run = run
  }

  /// Whether there is a note for an output file.
  static func exists(_ output: String) -> Bool { unsafe access(output + ".run", F_OK) == 0 }

  /// Removes the note of an earlier run.
  func remove() { _ = unsafe unlink(path) }

  /// The note of the same run when it is complete.
  func complete(_ position: InputPosition) -> RunNote {
    var note = self
    note.position = position
    return note
  }

  /// Writes the note in place of an earlier one, which is there until this one is whole.
  ///
  /// - Throws: A failure of status 8.
  func write() throws(Failure) {
    var note: JSONObject = ["version": 1, "run": .array(run.map { .string($0) })]
    if let position {
      note.append("rows", position.rows)
      note.append("digest", String(position.digest.value, radix: 16))
    }
    try FileWriter.write(JSONWriter.compact(note) + [0x0A], to: path + ".new")
    // Without its note a file cannot be continued, however much was paid for what is in it.
    FileWriter.settle(path + ".new")
    guard unsafe rename(path + ".new", path) == 0 else {
      throw Failure(
        exit: .outputFailed, code: "output",
        message: "cannot write \(Quoting.value(path)): \(SystemError.text(errno))")
    }
    FileWriter.settle(FileWriter.folder(of: path))
  }

  /// Compares the note with the one of an earlier run.
  ///
  /// - Returns: What the earlier run's input was, if that was complete.
  /// - Throws: A failure of status 2 when there is no earlier run, or when it was asked to do something else.
  func compareWithEarlier() throws(Failure) -> InputPosition? {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.read(path, limitBytes: 1 << 20)
    } catch {
      throw Failure(
        exit: .usage, code: "noEarlierRun",
        message: "--resume: there is no \(Quoting.value(path)) to go on with",
        remedy: "the file was not written by places --output; use --force to write over it")
    }
    guard let note = try? JSONValue(parsing: bytes), note["version"]?.integer == 1,
      let earlier = note["run"]?.array?.compactMap(\.string)
    else {
      throw Failure(
        exit: .usage, code: "noEarlierRun",
        message: "--resume: \(Quoting.value(path)) cannot be read",
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
    guard let rows = note["rows"]?.integer,
      let digest = note["digest"]?.string.flatMap({ UInt64($0, radix: 16) })
    else { return nil }
    return InputPosition(rows: rows, digest: Digest64(digest))
  }
}
