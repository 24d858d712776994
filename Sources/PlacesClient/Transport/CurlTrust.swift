import CCurl

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where libcurl finds the certificate authorities to trust.
///
/// `CURL_CA_BUNDLE`, `SSL_CERT_FILE` and `SSL_CERT_DIR` are honoured as the `curl` program does. Without them OpenSSL gets
/// the folder with hashed names alone: it then reads the one authority it needs instead of all of them, for every new
/// connection. Other TLS libraries do not look names up in such a folder, so they keep their own default.
enum CurlTrust {
  /// The options for a TLS library (as libcurl names it), given the environment and the system's folder, if there is one.
  static func settings(
    environment: [String: String], tls: String, hashedFolder: String?
  ) -> [CurlSetting] {
    let named = { (name: String) in environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    let folder = named("SSL_CERT_DIR")
    if let file = named("CURL_CA_BUNDLE") {
      return [.text(.caInfo, file), .text(.proxyCAInfo, file)]
    }
    var settings: [CurlSetting] = []
    if let folder { settings += [.text(.caPath, folder), .text(.proxyCAPath, folder)] }
    if let file = named("SSL_CERT_FILE") {
      settings += [.text(.caInfo, file), .text(.proxyCAInfo, file)]
    }
    guard settings.isEmpty, let hashedFolder, readsHashedNames(tls) else { return settings }
    return [
      .nothing(.caInfo), .text(.caPath, hashedFolder),
      .nothing(.proxyCAInfo), .text(.proxyCAPath, hashedFolder),
    ]
  }

  /// The system's folder of authorities under hashed names, nil where there is none; looked for once.
  static let systemFolder: String? = {
    let folder = "/etc/ssl/certs"
    return hashedNames(in: folder) >= fewestAuthorities ? folder : nil
  }()

  /// A folder with fewer is somebody's addition to a bundle, not the system's whole store.
  private static let fewestAuthorities = 50

  /// Whether a TLS library looks authorities up by hashed names; one in brackets is built in but not in use.
  private static func readsHashedNames(_ tls: String) -> Bool {
    ["OpenSSL/", "LibreSSL/", "quictls/", "AWS-LC/"].contains { tls.hasPrefix($0) }
  }

  private static func hashedNames(in folder: String) -> Int {
    guard let listing = unsafe opendir(folder) else { return 0 }
    defer { unsafe _ = closedir(listing) }
    var count = 0
    while let entry = unsafe readdir(listing), count < fewestAuthorities {
      let isHashed = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { name in
        unsafe name.count > 10 && name[8] == UInt8(ascii: ".") && name[10] == 0
          && name.prefix(8).allSatisfy { isHexDigit($0) }
      }
      if isHashed { count += 1 }
    }
    return count
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
  }
}
