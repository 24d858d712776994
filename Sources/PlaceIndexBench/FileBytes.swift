#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whole files in memory.
enum FileBytes {
  /// Why a file cannot be read: the system's error number.
  struct Failure: Error {
    var errno: Int32
  }

  static func read(_ path: String) throws -> [UInt8] {
    guard let file = unsafe fopen(path, "rb") else { throw Failure(errno: errno) }
    defer { unsafe fclose(file) }
    var out: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe fread(&piece, 1, piece.count, file)
      if count == 0 { return out }
      out += piece[0..<count]
    }
  }
}
