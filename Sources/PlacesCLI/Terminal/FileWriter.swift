#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes small files whole.
enum FileWriter {
  /// Writes bytes to a file, in place of what it held.
  ///
  /// - Throws: A failure of status 8 that names the file.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let descriptor = systemOpen(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw Failure(
        exit: .outputFailed, code: "output",
        message: "cannot write \(Quoting.value(path)): \(SystemError.text(errno))")
    }
    defer { close(descriptor) }
    let output = Output(
      FileDescriptorSink(descriptor: descriptor), name: Quoting.value(path), capacity: 4096)
    try output.write(bytes)
    try output.flush()
  }

  /// Has the system bring what it holds of a file or a folder to the disk, so that it outlasts a loss of power.
  ///
  /// Not every file system can, so trouble is no failure.
  static func settle(_ path: String) {
    let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC, 0)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }

  /// The folder that a file is in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Finds out whether a file could be written, and leaves everything as it was.
  ///
  /// - Throws: A failure of status 8 that names the file.
  static func check(_ path: String) throws(Failure) {
    var descriptor = systemOpen(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor >= 0 {
      _ = unsafe unlink(path)
    } else if errno == EEXIST {
      // A pipe without a reader, or a link to what is not there yet, may be fine by the time it is written.
      descriptor = systemOpen(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC, 0)
      if descriptor < 0 && (errno == ENXIO || errno == ENOENT) { return }
    }
    guard descriptor >= 0 else {
      throw Failure(
        exit: .outputFailed, code: "output",
        message: "cannot write \(Quoting.value(path)): \(SystemError.text(errno))")
    }
    close(descriptor)
  }

  /// Writes bytes to a file that appears whole: nobody ever reads a part of it.
  ///
  /// - Throws: A failure of status 8 that names the file.
  static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
    let draft = path + ".\(getpid()).part"
    try write(bytes, to: draft)
    guard unsafe rename(draft, path) != 0 else { return }
    let number = errno
    _ = unsafe unlink(draft)
    throw Failure(
      exit: .outputFailed, code: "output",
      message: "cannot write \(Quoting.value(path)): \(SystemError.text(number))")
  }
}
