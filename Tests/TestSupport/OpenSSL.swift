#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The few functions of OpenSSL 3 that a test server needs, from the library that libcurl uses as well.
@safe struct OpenSSL: @unchecked Sendable {
  // Sendable: the handles are read only, and OpenSSL's functions may be called from any thread.
  typealias Pointer = UnsafeMutableRawPointer

  private let crypto: Pointer
  private let ssl: Pointer

  /// Loads the library; nil where there is none.
  init?() {
    guard let crypto = unsafe dlopen("libcrypto.so.3", RTLD_NOW),
      let ssl = unsafe dlopen("libssl.so.3", RTLD_NOW)
    else { return nil }
    unsafe self.crypto = crypto
    unsafe self.ssl = ssl
  }

  /// Looks a function up.
  func function<Function>(_ name: String, _ type: Function.Type) throws -> Function {
    guard
      let address = unsafe dlsym(
        name.hasPrefix("SSL") || name.hasPrefix("TLS") ? ssl : crypto, name)
    else { throw SystemError(call: name, number: ENOSYS) }
    return unsafe unsafeBitCast(address, to: type)
  }

  // The shapes of functions, so that calls read like calls.
  typealias Make = @convention(c) () -> Pointer?
  typealias Get = @convention(c) (Pointer?) -> Pointer?
  typealias Free = @convention(c) (Pointer?) -> Void
  typealias Change = @convention(c) (Pointer?) -> Int32
  typealias Join = @convention(c) (Pointer?, Pointer?) -> Int32
  typealias SetNumber = @convention(c) (Pointer?, Int32) -> Int32
  typealias SetLong = @convention(c) (Pointer?, Int) -> Int32
  typealias Transfer = @convention(c) (Pointer?, Pointer?, Int32) -> Int32

  func make(_ name: String) throws -> Pointer? { unsafe try function(name, Make.self)() }
  func get(_ name: String, _ object: Pointer?) throws -> Pointer? {
    unsafe try function(name, Get.self)(object)
  }
  func free(_ name: String, _ object: Pointer?) throws {
    unsafe try function(name, Free.self)(object)
  }

  /// Calls a function that returns 1 when it works.
  func check(_ name: String, _ status: Int32) throws {
    guard status > 0 else { throw SystemError(call: name, number: EPROTO) }
  }
}

extension OpenSSL {
  /// A fresh P-256 key.
  func makeKey() throws -> Pointer? {
    typealias NewContext = @convention(c) (Int32, Pointer?) -> Pointer?
    typealias Generate = @convention(c) (Pointer?, UnsafeMutablePointer<Pointer?>) -> Int32
    let context = unsafe try function("EVP_PKEY_CTX_new_id", NewContext.self)(408, nil)
    defer { unsafe try? free("EVP_PKEY_CTX_free", context) }
    try check("keygen", unsafe function("EVP_PKEY_keygen_init", Change.self)(context))
    try check(
      "curve",
      unsafe function("EVP_PKEY_CTX_set_ec_paramgen_curve_nid", SetNumber.self)(context, 415))
    var key: Pointer?
    try check("keygen", unsafe function("EVP_PKEY_keygen", Generate.self)(context, &key))
    return unsafe key
  }

  /// A certificate for names such as `DNS:localhost,IP:127.0.0.1`, signed by its own key, valid for a day.
  func makeCertificate(for names: String, key: Pointer?) throws -> Pointer? {
    typealias Adjust = @convention(c) (Pointer?, Int) -> Pointer?
    typealias AddName =
      @convention(c) (
        Pointer?, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, Int32, Int32, Int32
      )
      -> Int32
    typealias MakeExtension =
      @convention(c) (Pointer?, Pointer?, Int32, UnsafePointer<CChar>) -> Pointer?
    typealias Add = @convention(c) (Pointer?, Pointer?, Int32) -> Int32
    typealias Sign = @convention(c) (Pointer?, Pointer?, Pointer?) -> Int32
    let certificate = try unsafe make("X509_new")
    try check("version", unsafe function("X509_set_version", SetLong.self)(certificate, 2))
    let serial = try unsafe get("X509_get_serialNumber", certificate)
    try check("serial", unsafe function("ASN1_INTEGER_set", SetLong.self)(serial, 1))
    let adjust = try unsafe function("X509_gmtime_adj", Adjust.self)
    unsafe _ = adjust(try get("X509_getm_notBefore", certificate), -3600)
    unsafe _ = adjust(try get("X509_getm_notAfter", certificate), 86_400)
    try check("key", unsafe function("X509_set_pubkey", Join.self)(certificate, key))
    let name = try unsafe get("X509_get_subject_name", certificate)
    try check(
      "subject",
      unsafe function("X509_NAME_add_entry_by_txt", AddName.self)(
        name, "CN", 0x1001, "places test", -1, -1, 0))
    try check("issuer", unsafe function("X509_set_issuer_name", Join.self)(certificate, name))
    let alternatives = unsafe try function("X509V3_EXT_conf_nid", MakeExtension.self)(
      nil, nil, 85, names)
    defer { unsafe try? free("X509_EXTENSION_free", alternatives) }
    try check("names", unsafe function("X509_add_ext", Add.self)(certificate, alternatives, -1))
    try check(
      "signature",
      unsafe function("X509_sign", Sign.self)(certificate, key, try make("EVP_sha256")))
    return unsafe certificate
  }

  /// Writes a certificate as PEM.
  func write(_ certificate: Pointer?, to path: String) throws {
    typealias Open = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Pointer?
    let file = unsafe try function("BIO_new_file", Open.self)(path, "w")
    defer { unsafe _ = try? function("BIO_free", Change.self)(file) }
    try check("write", unsafe function("PEM_write_bio_X509", Join.self)(file, certificate))
  }
}
