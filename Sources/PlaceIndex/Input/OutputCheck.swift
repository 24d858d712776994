#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Tells before the inputs are read that a file cannot be written.
enum OutputCheck {
  /// Looks at the folder a file is to be in, and at what has its name.
  ///
  /// - Throws: ``BuildError/unwritable(_:)`` with the system's error number.
  static func check(_ path: String) throws(IndexBuild.Failure) {
    var facts = stat()
    if unsafe stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR {
      throw .build(.unwritable(EISDIR))
    }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    guard unsafe access(folder, W_OK | X_OK) == 0 else { throw .build(.unwritable(errno)) }
  }
}
