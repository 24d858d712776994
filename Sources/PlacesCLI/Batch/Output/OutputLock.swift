#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keeps two runs from writing one output file at the same time.
///
/// The system lifts the lock when the process ends, however it ends. Where a file system knows no locks there is none.
final class OutputLock {
  private let descriptor: Int32

  /// Takes the lock of a file, which is made when it is not there.
  ///
  /// - Throws: A failure of status 2 when another run has it, of status 8 when the file cannot be written.
  init(_ path: String) throws(Failure) {
    descriptor = systemOpen(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw Failure(
        exit: .outputFailed, code: "output",
        message: "cannot write \(Quoting.value(path)): \(SystemError.text(errno))")
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { return }
    throw Failure(
      exit: .usage, code: "outputInUse",
      message: "--output: another run is writing to \(Quoting.value(path))",
      remedy: "wait until it has ended, or write to another file")
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
