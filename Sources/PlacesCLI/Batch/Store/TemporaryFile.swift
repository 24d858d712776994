#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files that are gone with the process.
enum TemporaryFile {
  /// Makes a file that has no name by the time this returns; -1 when that is impossible.
  static func open(in folder: String) -> Int32 {
    var name = Array("\(folder)/places-XXXXXX".utf8CString)
    let descriptor = unsafe name.withUnsafeMutableBufferPointer { name in
      unsafe name.baseAddress.map { unsafe mkstemp($0) } ?? -1
    }
    if descriptor >= 0 {
      unsafe name.withUnsafeBufferPointer { name in
        if let name = name.baseAddress { _ = unsafe unlink(name) }
      }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
    return descriptor
  }

  /// The folder that the environment names for such files.
  static func folder(_ environment: Environment) -> String {
    environment.variables["TMPDIR"] ?? "/tmp"
  }
}
