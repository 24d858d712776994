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
