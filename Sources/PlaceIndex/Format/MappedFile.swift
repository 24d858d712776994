import CMapping

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file mapped into memory, for reading only, until the last user is gone.
///
/// What the file loses meanwhile, because somebody writes over it, reads as zero.
@safe final class MappedFile: Sendable {
  /// The bytes; windows on them must not be used when the mapping is gone.
  let view: ByteView
  // Written once in init, read in deinit.
  private nonisolated(unsafe) let address: UnsafeMutableRawPointer
  private let length: Int

  /// Maps a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - tells: Whether standard error is told when the file becomes shorter while it is in use.
  /// - Throws: ``IndexError/unreadable(_:)`` with the system's error number; ``IndexError/notRegular`` for a pipe
  ///   or a device; ``IndexError/notAnIndex`` for an empty file.
  convenience init(path: String, tells: Bool = false) throws(IndexError) {
    // A pipe that nobody writes to must not be waited for.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(errno) }
    defer { close(descriptor) }
    try self.init(descriptor: descriptor, name: tells ? path : nil)
  }

  /// Maps an open file, which may be closed afterwards.
  init(descriptor: Int32, name: String? = nil) throws(IndexError) {
    var facts = stat()
    guard unsafe fstat(descriptor, &facts) == 0 else { throw .unreadable(errno) }
    if facts.st_mode & S_IFMT == S_IFDIR { throw .unreadable(EISDIR) }
    guard facts.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    guard facts.st_size > 0 else { throw .notAnIndex }
    length = Int(facts.st_size)
    guard let mapped = unsafe places_mapping_open(descriptor, length, name) else {
      throw .unreadable(errno)
    }
    unsafe address = unsafe mapped
    guard let view = unsafe ByteView(UnsafeRawBufferPointer(start: mapped, count: length)) else {
      throw .notAnIndex
    }
    self.view = view
  }

  /// Whether the file has become shorter since, and what it lost was read.
  var isCut: Bool { unsafe places_mapping_is_cut(address) }

  deinit { unsafe places_mapping_close(address, length) }
}
