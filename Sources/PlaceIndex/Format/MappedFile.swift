#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file mapped into memory, for reading only, until the last user is gone.
@safe final class MappedFile: Sendable {
  /// The bytes; windows on them must not be used when the mapping is gone.
  let view: ByteView
  // Written once in init, read in deinit.
  private nonisolated(unsafe) let address: UnsafeMutableRawPointer
  private let length: Int

  /// Maps a file.
  ///
  /// - Throws: ``IndexError/unreadable(_:)`` with the system's error number; ``IndexError/notRegular`` for a pipe
  ///   or a device; ``IndexError/notAnIndex`` for an empty file.
  convenience init(path: String) throws(IndexError) {
    // A pipe that nobody writes to must not be waited for.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(errno) }
    defer { close(descriptor) }
    try self.init(descriptor: descriptor)
  }

  /// Maps an open file, which may be closed afterwards.
  init(descriptor: Int32) throws(IndexError) {
    var facts = stat()
    guard unsafe fstat(descriptor, &facts) == 0 else { throw .unreadable(errno) }
    if facts.st_mode & S_IFMT == S_IFDIR { throw .unreadable(EISDIR) }
    guard facts.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    guard facts.st_size > 0 else { throw .notAnIndex }
    length = Int(facts.st_size)
    let mapped = unsafe mmap(nil, length, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let mapped = unsafe mapped, unsafe mapped != UnsafeMutableRawPointer(bitPattern: -1)
    else {
      throw .unreadable(errno)
    }
    unsafe address = unsafe mapped
    guard let view = unsafe ByteView(UnsafeRawBufferPointer(start: mapped, count: length)) else {
      throw .notAnIndex
    }
    self.view = view
  }

  deinit { unsafe munmap(address, length) }
}
