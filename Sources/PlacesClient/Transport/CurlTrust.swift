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
/// `CURL_CA_BUNDLE`, `SSL_CERT_FILE` and `SSL_CERT_DIR` are honoured as the `curl` program does. That means reading all
/// authorities, 20 ms for every new connection. Where a folder holds the whole store under hashed names, OpenSSL is first
/// given that folder alone, and reads the one authority it needs; only a certificate that this store does not vouch for is
/// worth the whole reading. Other TLS libraries do not look names up in such a folder.
struct CurlTrust: Sendable, Hashable {
  private let file: String?
  private let folder: String?
  /// The folder with the whole store, if there is one.
  private let store: String?

  /// Reads an environment; the system's own folder is looked at only when that says nothing.
  init(environment: [String: String]) {
    self.init(environment: environment, systemStore: Self.systemStore)
  }

  /// Reads an environment, given the system's folder.
  init(environment: [String: String], systemStore: @autoclosure () -> String?) {
    let named = { (name: String) in environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    let bundle = named("CURL_CA_BUNDLE")
    file = bundle ?? named("SSL_CERT_FILE")
    folder = bundle == nil ? named("SSL_CERT_DIR") : nil
    if let file {
      // `update-ca-certificates` makes a bundle of this name and the hashed names beside it from the same authorities.
      let name = "/ca-certificates.crt"
      let beside = file.hasSuffix(name) ? String(file.dropLast(name.count)) : nil
      store = beside.flatMap { Self.isWholeStore($0) ? $0 : nil }
    } else if let folder {
      store = Self.isWholeStore(folder) ? folder : nil
    } else {
      store = systemStore()
    }
  }

  /// The options to begin with, for a TLS library as libcurl names it; nil when there is no store it could use alone.
  func storeSettings(tls: String) -> [CurlSetting]? {
    guard let store, Self.readsHashedNames(tls) else { return nil }
    return [
      .nothing(.caInfo), .text(.caPath, store),
      .nothing(.proxyCAInfo), .text(.proxyCAPath, store),
    ]
  }

  /// The options for everything that is to be trusted; none where libcurl's default is right.
  var settings: [CurlSetting] {
    var settings: [CurlSetting] = []
    if let file { settings += [.text(.caInfo, file), .text(.proxyCAInfo, file)] }
    if let folder { settings += [.text(.caPath, folder), .text(.proxyCAPath, folder)] }
    return settings
  }

  /// The system's folder of authorities under hashed names, nil where there is none; looked for once.
  private static let systemStore: String? = {
    let folder = "/etc/ssl/certs"
    return isWholeStore(folder) ? folder : nil
  }()

  /// A folder with fewer authorities is somebody's addition to a bundle, not a whole store.
  private static let fewestAuthorities = 50

  /// Whether a TLS library looks authorities up by hashed names; one in brackets is built in but not in use.
  private static func readsHashedNames(_ tls: String) -> Bool {
    ["OpenSSL/", "LibreSSL/", "quictls/", "AWS-LC/"].contains { tls.hasPrefix($0) }
  }

  private static func isWholeStore(_ folder: String) -> Bool {
    guard let listing = unsafe opendir(folder) else { return false }
    defer { unsafe _ = closedir(listing) }
    var count = 0
    while count < fewestAuthorities, let entry = unsafe readdir(listing) {
      let isHashed = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { name in
        unsafe name.count > 10 && name[8] == UInt8(ascii: ".") && name[10] == 0
          && name.prefix(8).allSatisfy { isHexDigit($0) }
      }
      if isHashed { count += 1 }
    }
    return count == fewestAuthorities
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
  }
}
