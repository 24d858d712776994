#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The answered questions of a run, on disk, so that memory stays flat however many there are.
///
/// A run that writes a file keeps them beside it (``AnswerStore/init(path:isContinued:)``), and one that goes on with the file finds
/// there what was answered before, also what still waited for an earlier row. Every other run uses a file without a name that
/// is gone with the process. Failures are not kept. Trouble with the disk is no failure: then fewer answers are known, and
/// questions are asked again. Used by one task only.
final class AnswerStore {
  /// How many bytes wait in memory before they are written.
  private static let bufferSize = 64 << 10
  /// The largest file without a name; beyond it everything is forgotten.
  private static let largestTemporarySize = 1 << 30

  private let path: String?
  private let folder: String
  private var descriptor: Int32 = -1
  private var table = OffsetTable()
  /// What is not written yet, and where it belongs.
  private var buffer: [UInt8] = []
  private var writtenBytes = 0
  private var isFull = false
  /// The last note about the input that an earlier run left within the rows that are looked at.
  private(set) var position: InputPosition?

  /// Creates a store in a file without a name, made in `folder` when there is too much for memory.
  init(temporaryIn folder: String) {
    path = nil
    self.folder = folder
  }

  /// Opens the store beside an output file.
  ///
  /// - Parameters:
  ///   - path: The store's own name.
  ///   - rows: How many rows the output holds already; `nil` when nothing of an earlier run counts.
  init(path: String, continuedAfter rows: Int?) {
    self.path = path
    folder = ""
    descriptor = systemOpen(
      path, O_RDWR | O_CREAT | O_CLOEXEC | (rows == nil ? O_TRUNC : 0), 0o666)
    if descriptor < 0 { isFull = true }
    if let rows, descriptor >= 0 { readAll(positionsUpTo: rows) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// The row of a question that was answered before.
  func row(for key: String) -> StoredRow? {
    var found: StoredRow?
    table.first(Self.hash(key)) { offset in
      guard let row = read(at: offset), row.key == key else { return false }
      found = row
      return true
    }
    return found
  }

  /// Keeps the row of a question.
  func add(_ row: StoredRow) {
    guard !isFull else { return }
    if path == nil && writtenBytes > Self.largestTemporarySize { startOver() }
    let offset = writtenBytes + buffer.count
    guard table.add(Self.hash(row.key), at: offset) else { return path == nil ? startOver() : () }
    if buffer.isEmpty { buffer.reserveCapacity(2 * Self.bufferSize) }
    row.append(to: &buffer)
    fill()
    if buffer.count >= Self.bufferSize { write() }
  }

  /// Notes how much of the input has been dealt with; for runs that can be continued.
  func note(_ position: InputPosition) {
    guard path != nil && !isFull else { return }
    buffer += position.bytes
    fill()
  }

  /// Writes what another run could go on with.
  func flush() {
    if path != nil && !isFull { write() }
  }

  /// Removes the file when nothing has been put into it.
  func removeIfEmpty() {
    var status = stat()
    if descriptor >= 0, unsafe fstat(descriptor, &status) == 0, status.st_size == 0 { remove() }
  }

  /// Removes the file of a run that needs no other.
  func remove() {
    if let path { _ = unsafe unlink(path) }
  }

  /// Swift's own hash of a text is the same for all its canonical spellings.
  private static func hash(_ key: String) -> UInt32 {
    UInt32(truncatingIfNeeded: key.hashValue)
  }

  /// Fills up to where an entry may begin.
  private func fill() {
    while buffer.count % OffsetTable.unit != 0 { buffer.append(0) }
  }

  private func startOver() {
    table = OffsetTable()
    buffer.removeAll(keepingCapacity: true)
    writtenBytes = 0
    if descriptor >= 0 { ftruncate(descriptor, 0) }
  }
}

// The file.
extension AnswerStore {
  private func write() {
    if descriptor < 0 { descriptor = TemporaryFile.open(in: folder) }
    var rest = buffer[...]
    while !rest.isEmpty {
      let offset = writtenBytes + buffer.count - rest.count
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe pwrite(descriptor, bytes.baseAddress, bytes.count, off_t(offset))
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return giveUp() }
      rest = rest.dropFirst(count)
    }
    writtenBytes += buffer.count
    buffer.removeAll(keepingCapacity: true)
  }

  /// Goes on with what is in memory after the disk has failed.
  private func giveUp() {
    table = OffsetTable()
    isFull = true
    buffer = []
  }

  private func read(at offset: Int) -> StoredRow? {
    if offset >= writtenBytes {
      let rest = buffer.dropFirst(offset - writtenBytes)
      return StoredRow.size(rest).flatMap { StoredRow(rest.prefix($0), isOwn: true) }
    }
    // Most entries are short enough to come with their head.
    let first = bytes(4096, at: offset)[...]
    guard let size = StoredRow.size(first) else { return nil }
    return StoredRow(
      size <= first.count ? first.prefix(size) : bytes(size, at: offset)[...], isOwn: true)
  }

  private func bytes(_ count: Int, at offset: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
      initialized = max(0, unsafe pread(descriptor, bytes.baseAddress, count, off_t(offset)))
    }
  }

  /// Learns what the file holds, and cuts off what an interrupted write has left behind the last whole entry.
  private func readAll(positionsUpTo rows: Int) {
    var window: [UInt8] = []
    var start = 0
    while true {
      let more = bytes(Self.bufferSize, at: writtenBytes + window.count - start)
      window = Array(window[start...]) + more
      start = 0
      let isAtEnd = more.isEmpty
      while let size = StoredRow.size(window[start...]) {
        let end = start + (size + OffsetTable.unit - 1) / OffsetTable.unit * OffsetTable.unit
        guard end <= window.count, take(window[start..<start + size], rows)
        else { break }
        writtenBytes += end - start
        start = end
      }
      if isAtEnd { break }
      // A head that cannot be one ends what is known.
      if window.count - start >= StoredRow.headSize, StoredRow.size(window[start...]) == nil {
        break
      }
      if let size = StoredRow.size(window[start...]), size <= window.count - start { break }
    }
    ftruncate(descriptor, off_t(writtenBytes))
  }

  private func take(_ bytes: ArraySlice<UInt8>, _ rows: Int) -> Bool {
    if let position = InputPosition(bytes) {
      if position.rows <= rows { self.position = position }
      return true
    }
    guard let row = StoredRow(bytes) else { return false }
    _ = table.add(Self.hash(row.key), at: writtenBytes)
    return true
  }
}
