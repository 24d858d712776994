#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder for one test, removed with everything in it when it is released.
public final class TemporaryDirectory: Sendable {
  /// The folder's path.
  public let path: String

  /// Creates an empty folder.
  public init() throws {
    var template = Array("\(P_tmpdir)/places-test-XXXXXX\0".utf8).map { CChar(bitPattern: $0) }
    guard unsafe mkdtemp(&template) != nil else {
      throw SystemError(call: "mkdtemp", number: errno)
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { Self.remove(path) }

  /// The path of a file in the folder, whether it exists or not.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file and returns its path.
  @discardableResult
  public func write(_ bytes: [UInt8], to name: String) throws -> String {
    let path = file(name)
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SystemError(call: "open \(path)", number: errno) }
    defer { Descriptor.close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let count = Descriptor.write(Array(rest), to: descriptor), count > 0 else {
        throw SystemError(call: "write \(path)", number: errno)
      }
      rest = rest.dropFirst(count)
    }
    return path
  }

  /// Writes text to a file and returns its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// The bytes of a file in the folder; nil when there is none.
  public func read(_ name: String) -> [UInt8]? {
    let descriptor = unsafe open(file(name), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { Descriptor.close(descriptor) }
    var bytes: [UInt8] = []
    while let more = Descriptor.read(descriptor, upTo: 65_536), !more.isEmpty { bytes += more }
    return bytes
  }

  /// The names of what is in the folder, in order.
  public var names: [String] { Self.names(in: path).sorted() }

  private static func names(in path: String) -> [String] {
    guard let listing = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(listing) }
    var names: [String] = []
    while let entry = unsafe readdir(listing) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
        unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private static func remove(_ path: String) {
    for name in names(in: path) {
      // A link is removed, not followed.
      if unsafe unlink("\(path)/\(name)") != 0 { remove("\(path)/\(name)") }
    }
    unsafe rmdir(path)
  }
}
