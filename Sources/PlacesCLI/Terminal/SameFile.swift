#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whether two names mean one file, so that writing one would destroy the other.
enum SameFile {
  /// Whether two paths are alike, or lead to the same regular file.
  static func are(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    var first = stat()
    var second = stat()
    guard unsafe stat(one, &first) == 0, unsafe stat(other, &second) == 0,
      first.st_mode & S_IFMT == S_IFREG
    else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }
}
