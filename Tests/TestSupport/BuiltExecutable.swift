#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds what was built together with the tests.
enum BuiltExecutable {
  /// The path of an executable product: in the folder of the test bundle, or of what the bundle lies in.
  static func path(_ name: String) throws -> String {
    var folder = imagePath[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      let candidate = "\(folder)/\(name)"
      if isFile(candidate), unsafe access(candidate, X_OK) == 0 { return candidate }
    }
    throw SystemError(call: "\(name) is not beside the tests", number: ENOENT)
  }

  /// The file this code was loaded from.
  private static var imagePath: String {
    #if canImport(Darwin)
      var information = Dl_info()
      guard unsafe dladdr(#dsohandle, &information) != 0, let name = unsafe information.dli_fname
      else { return "" }
      return unsafe String(cString: name)
    #else
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = unsafe bytes.withUnsafeMutableBytes { buffer in
        guard let start = buffer.baseAddress else { return 0 }
        return unsafe readlink("/proc/self/exe", start, buffer.count)
      }
      return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    #endif
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
