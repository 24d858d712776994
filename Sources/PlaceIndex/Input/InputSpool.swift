#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Takes a stream down in a file without a name, so that it can be mapped as other inputs are and need not fit into memory.
enum InputSpool {
  /// Reads a stream to its end, into a file beside a name; it is gone when it is no longer mapped.
  static func file(
    beside path: String, _ unfinished: UnfinishedFile,
    _ next: () throws(IndexBuild.ReadError) -> [UInt8]
  ) throws(IndexBuild.Failure) -> MappedFile {
    let name = path + ".\(getpid()).in.tmp"
    let descriptor = unfinished.open(name, flags: O_RDWR, mode: 0o600)
    guard descriptor >= 0 else { throw .build(.unwritable(errno)) }
    defer { close(descriptor) }
    guard unfinished.remove() == 0 else { throw .build(.unwritable(errno)) }
    while true {
      let piece: [UInt8]
      do throws(IndexBuild.ReadError) {
        piece = try next()
      } catch {
        throw .input(IndexBuild.standardInput, .unreadable(error.errno))
      }
      if piece.isEmpty { break }
      var done = 0
      while done < piece.count {
        let written = unsafe piece.withUnsafeBytes { bytes in
          unsafe write(
            descriptor, bytes.baseAddress.map { unsafe $0 + done }, bytes.count - done)
        }
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { throw .build(.unwritable(errno)) }
        done += written
      }
    }
    do {
      return try MappedFile(descriptor: descriptor)
    } catch {
      throw .input(IndexBuild.standardInput, error)
    }
  }
}

extension IndexBuild.Format {
  /// The form that the first line looks like: JSON, or a table with commas or tabs.
  init(of view: ByteView) {
    let end = view.offset(of: 0x0A, from: 0) ?? view.count
    let line = view.part(at: 0, count: end) ?? .empty
    var start = 0
    while [0x20, 0x09, 0x0D, 0x0A, 0x1E, 0xEF, 0xBB, 0xBF].contains(view[start]) { start += 1 }
    switch view[start] {
    case UInt8(ascii: "{"):
      // A line that is a whole object is one of many.
      var scan = JSONScan(line)
      let node = try? scan.value()
      let isWhole = node != nil && node?["features"] == nil
      self = isWhole ? .ndjson : .geojson
    case UInt8(ascii: "["): self = .geojson
    default:
      var tabs = 0
      while let tab = line.offset(of: 0x09, from: start) { (tabs, start) = (tabs + 1, tab + 1) }
      self = tabs == 0 ? .csv : tabs == GeoNamesReader.columns - 1 ? .geonames : .tsv
    }
  }
}
