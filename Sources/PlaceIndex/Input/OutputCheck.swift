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
  /// An index takes the place of what has its name, and only a file may be lost so: a device such as `/dev/null` would be gone
  /// for every program of the machine.
  ///
  /// - Parameter path: The name wanted.
  /// - Returns: The file to write: that of the name, or the one a link of the name leads to, so that the link stays.
  /// - Throws: ``BuildError/unwritable(_:)`` with the system's error number; ``BuildError/notRegular`` for a pipe or a device.
  static func target(of path: String) throws(IndexBuild.Failure) -> String {
    var facts = stat()
    if unsafe stat(path, &facts) == 0 {
      if facts.st_mode & S_IFMT == S_IFDIR { throw .build(.unwritable(EISDIR)) }
      guard facts.st_mode & S_IFMT == S_IFREG else { throw .build(.notRegular) }
    }
    let target = end(ofLink: path)
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? "."
    guard unsafe access(folder, W_OK | X_OK) == 0 else { throw .build(.unwritable(errno)) }
    return target
  }

  /// The file that a link leads to, or the path itself when it is no link or leads nowhere.
  private static func end(ofLink path: String) -> String {
    var facts = stat()
    guard unsafe lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFLNK,
      let name = unsafe realpath(path, nil)
    else { return path }
    defer { unsafe free(name) }
    return unsafe String(cString: name)
  }
}
