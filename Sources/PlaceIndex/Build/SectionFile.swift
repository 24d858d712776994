#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An index file on its way: sections are written one after another, the header last; it gets its name when it is whole.
struct SectionFile: ~Copyable {
  /// Why writing failed: the system's error number.
  struct Failure: Error, Equatable {
    var errno: Int32
  }

  /// So many bytes are written at once, at a multiple of it.
  ///
  /// The system keeps a file in memory in pieces as large as what was written, and maps large ones in one go: of a file
  /// written bit by bit, every page that a search touches is mapped on its own. What is mapped counts as the reader's
  /// memory, though it is the system's, shared and given back when it is short.
  static let piece = 1 << 22

  private let path: String
  private let unfinished: UnfinishedFile
  private let descriptor: Int32
  private var position = 0
  private var entries: [UInt8] = []
  private var buffer: [UInt8] = []
  private var crc = CRC32()
  private var sectionStart = 0

  /// Opens a file beside the one wanted.
  init(path: String, _ unfinished: UnfinishedFile) throws(Failure) {
    self.path = path
    self.unfinished = unfinished
    descriptor = unfinished.open(path + ".\(getpid()).tmp", flags: O_WRONLY, mode: 0o644)
    guard descriptor >= 0 else { throw Failure(errno: errno) }
    let room =
      IndexFormat.headerSize + IndexFormat.Section.allCases.count * IndexFormat.entrySize
    buffer = [UInt8](repeating: 0, count: room)
    position = room
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    unfinished.remove()
  }

  /// Writes a whole section.
  mutating func write(_ section: IndexFormat.Section, _ bytes: [UInt8]) throws(Failure) {
    try begin()
    try append(bytes)
    try end(section)
  }

  mutating func begin() throws(Failure) {
    let padding = -position & (IndexFormat.alignment - 1)
    position += padding
    try gather([UInt8](repeating: 0, count: padding)[...])
    crc = CRC32()
    sectionStart = position
  }

  /// Adds to the section begun.
  mutating func append(_ bytes: [UInt8]) throws(Failure) {
    unsafe bytes.withUnsafeBytes { unsafe crc.update($0) }
    position += bytes.count
    try gather(bytes[...])
  }

  mutating func end(_ section: IndexFormat.Section) throws(Failure) {
    entries.append32(section.rawValue)
    entries.append32(crc.value)
    entries.append64(UInt64(sectionStart))
    entries.append64(UInt64(position - sectionStart))
  }

  /// Writes the header and gives the file its name.
  consuming func finish(records: Int) throws(Failure) -> Int {
    try flush()
    var head = IndexFormat.magic
    head.append32(IndexFormat.version)
    head.append32(UInt32(entries.count / IndexFormat.entrySize))
    head.append64(UInt64(position))
    head.append32(UInt32(records))
    var crc = CRC32()
    for byte in head { crc.updateSlowly(byte) }
    for byte in entries { crc.updateSlowly(byte) }
    head.append32(crc.value)
    head += [UInt8](repeating: 0, count: IndexFormat.headerSize - head.count)
    head += entries
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw Failure(errno: errno) }
    try put(head)
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw Failure(errno: errno) }
    guard unfinished.rename(to: path) == 0 else { throw Failure(errno: errno) }
    return position
  }

  private mutating func gather(_ bytes: ArraySlice<UInt8>) throws(Failure) {
    var rest = bytes
    while rest.count >= Self.piece - buffer.count {
      let part = rest.prefix(Self.piece - buffer.count)
      buffer += part
      rest = rest.dropFirst(part.count)
      try flush()
    }
    buffer += rest
  }

  private mutating func flush() throws(Failure) {
    try put(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  private func put(_ bytes: [UInt8]) throws(Failure) {
    var done = 0
    while done < bytes.count {
      let written = unsafe bytes.withUnsafeBytes { bytes in
        unsafe systemWrite(
          descriptor, bytes.baseAddress.map { unsafe $0 + done }, bytes.count - done)
      }
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else { throw Failure(errno: errno) }
      done += written
    }
  }
}

// A method of the same name hides the system's function.
private let systemWrite = unsafe write
