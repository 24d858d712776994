#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Input {
  /// Opens the file of `--input`.
  ///
  /// - Throws: A failure of status 2 when it cannot be read.
  init(path: String) throws(Failure) {
    let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC, 0)
    guard descriptor >= 0 else {
      throw Failure(
        exit: .usage, code: "input",
        message: "--input: cannot read \(Quoting.value(path)): \(SystemError.text(errno))",
        remedy: "check the name of the file")
    }
    var status = stat()
    if unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      close(descriptor)
      throw Failure(
        exit: .usage, code: "input", message: "--input: \(Quoting.value(path)) is a directory",
        remedy: "give a file in it")
    }
    self.init(descriptor: descriptor, name: Quoting.value(path))
  }
}
