#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file cannot be read.
enum FileError: Error, Sendable, Hashable {
  /// The system refused, with this error number.
  case system(Int32)
  /// The file is longer than what it may be, in bytes.
  case tooLong(limitBytes: Int)

  /// What is wrong.
  var message: String {
    switch self {
    case .system(let number): SystemError.text(number)
    case .tooLong(let limit): "the file is longer than \(limit) bytes"
    }
  }
}

/// Reads small files whole.
enum FileReader {
  /// Returns the bytes of a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limitBytes: How long it may be.
  /// - Returns: All of its bytes.
  /// - Throws: ``FileError``.
  static func read(_ path: String, limitBytes: Int) throws(FileError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    let input = Input(descriptor: descriptor)
    var bytes: [UInt8] = []
    while true {
      let piece: [UInt8]
      switch input.readPiece(4096) {
      case .success(let some): piece = some
      case .failure(let error): throw .system(error.number)
      }
      if piece.isEmpty { return bytes }
      bytes += piece
      guard bytes.count <= limitBytes else { throw .tooLong(limitBytes: limitBytes) }
    }
  }
}
