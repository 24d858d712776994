import CCurl

/// The C engine, with its lifetime tied to this object.
///
/// `@unchecked Sendable`: the pointer never changes, and every C function taking it locks for itself.
@safe final class CurlEngine: @unchecked Sendable {
  private let pointer: OpaquePointer?

  /// Creates an engine; libcurl is loaded when it is opened.
  ///
  /// - Parameters:
  ///   - libraryNames: File names under which to look for libcurl; nil means those of the platform.
  ///   - limit: How many requests are under way at most; nil is no limit.
  init(libraryNames: [String]?, limit: Int? = nil) {
    let limit = max(0, limit ?? 0)
    if let libraryNames {
      unsafe pointer = places_curl_engine_create(libraryNames.joined(separator: "\n"), limit)
    } else {
      unsafe pointer = places_curl_engine_create(nil, limit)
    }
  }

  deinit {
    if let pointer = unsafe pointer { unsafe places_curl_engine_destroy(pointer) }
  }

  /// Loads libcurl unless that is done, and returns what it is.
  func open() throws(TransportError) -> CurlFacts {
    guard let pointer = unsafe pointer else { throw .libraryMissing(reason: "out of memory") }
    if let reason = unsafe places_curl_engine_open(pointer) {
      throw .libraryMissing(reason: unsafe String(cString: reason))
    }
    return unsafe CurlFacts(
      version: places_curl_engine_version(pointer),
      tls: String(cString: places_curl_engine_tls(pointer)))
  }

  /// Makes one request and returns how it ended.
  ///
  /// - Precondition: The engine is open.
  func perform(
    _ plan: CurlPlan, key: APIKey, limits: CurlLimits
  ) async -> CurlOutcome {
    guard let pointer = unsafe pointer,
      let transfer = unsafe places_curl_begin(pointer, limits.headerBytes, limits.bodyBytes)
    else { return CurlOutcome(code: CurlCode.outOfMemory) }
    let fault = unsafe plan.apply(to: transfer, key: key)
    guard fault == 0 else {
      unsafe places_curl_discard(transfer)
      return CurlOutcome(code: fault)
    }
    let identity = unsafe places_curl_identity(transfer)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard !Task.isCancelled else {
          unsafe places_curl_discard(transfer)
          return continuation.resume(returning: CurlOutcome(code: CurlOutcome.cancelled))
        }
        let promise = unsafe Unmanaged.passRetained(CurlPromise(continuation))
        guard unsafe places_curl_start(transfer, finish, promise.toOpaque()) else {
          unsafe promise.release()
          unsafe places_curl_discard(transfer)
          return continuation.resume(returning: CurlOutcome(code: CurlCode.outOfMemory))
        }
        // The handler may have run before there was anything to cancel.
        if Task.isCancelled { cancel(identity) }
      }
    } onCancel: {
      cancel(identity)
    }
  }

  /// Ends every request that waits for its turn, and so has not been sent.
  func recall() {
    if let pointer = unsafe pointer { unsafe places_curl_recall(pointer) }
  }

  /// libcurl's own number for an option, nil when this libcurl cannot tell.
  func optionNumber(_ name: String) -> Int? {
    guard let pointer = unsafe pointer else { return nil }
    let number = unsafe places_curl_option_number(pointer, name)
    return number == -2 ? nil : Int(number)
  }

  private func cancel(_ identity: UInt64) {
    if let pointer = unsafe pointer { unsafe places_curl_cancel(pointer, identity) }
  }
}

/// The codes of libcurl that are used on this side.
enum CurlCode {
  static let notBuiltIn = 4
  static let outOfMemory = 27
  static let badArgument = 43
  static let peerNotVerified = 60
  static let authoritiesNotRead = 77
  static let unknownOption = 48
}

/// Carries a continuation through C.
private final class CurlPromise: Sendable {
  let continuation: CheckedContinuation<CurlOutcome, Never>

  init(_ continuation: CheckedContinuation<CurlOutcome, Never>) {
    self.continuation = continuation
  }
}

/// Called on the engine's thread, once for each started transfer.
private func finish(
  _ context: UnsafeMutableRawPointer?, _ result: UnsafePointer<places_curl_result>
) {
  guard let context = unsafe context else { return }
  let promise = unsafe Unmanaged<CurlPromise>.fromOpaque(context).takeRetainedValue()
  promise.continuation.resume(returning: unsafe CurlOutcome(copying: result))
}

extension CurlPlan {
  /// Writes the plan and the key into a transfer; returns libcurl's code for the first thing it refuses, else 0.
  fileprivate func apply(to transfer: OpaquePointer, key: APIKey) -> Int {
    for setting in settings {
      let code = unsafe Self.apply(setting, to: transfer)
      let isTolerated =
        Self.dispensable.contains(setting.option)
        && [1, CurlCode.notBuiltIn, CurlCode.unknownOption].contains(code)
      guard code == 0 || isTolerated else { return code }
    }
    var code = 0
    if let body {
      code = unsafe Int(places_curl_set_number(transfer, .post, 1))
      if code == 0 { code = unsafe Int(places_curl_set_body(transfer, body, body.count)) }
    } else {
      code = unsafe Int(places_curl_set_number(transfer, .httpGet, 1))
    }
    guard code == 0 else { return code }
    for field in headers {
      guard unsafe places_curl_add_header(transfer, field.name, field.value) else {
        return CurlCode.outOfMemory
      }
    }
    if body != nil, unsafe !places_curl_drop_header(transfer, "Expect") {
      return CurlCode.outOfMemory
    }
    return unsafe address(transfer, key: key)
  }

  private static func apply(_ setting: CurlSetting, to transfer: OpaquePointer) -> Int {
    switch setting {
    case .number(let option, let number):
      unsafe Int(places_curl_set_number(transfer, option, Int64(number)))
    case .text(let option, let text): unsafe Int(places_curl_set_text(transfer, option, text))
    case .nothing(let option): unsafe Int(places_curl_set_text(transfer, option, nil))
    }
  }

  /// Sets the URL and the key, in memory that is overwritten as soon as libcurl has its copy.
  private func address(_ transfer: OpaquePointer, key: APIKey) -> Int {
    var bytes = Array(url.utf8)
    defer { unsafe places_curl_wipe(&bytes, bytes.count) }
    switch keyPlace {
    case .header:
      let isAdded = key.withText { unsafe places_curl_add_header(transfer, Self.keyHeader, $0) }
      guard isAdded else { return CurlCode.outOfMemory }
    case .query(let first):
      bytes.reserveCapacity(bytes.count + 512)
      bytes += Array((first ? "?key=" : "&key=").utf8)
      key.withText { PercentEncoding.append($0.utf8, allowing: .query, to: &bytes) }
    }
    bytes.append(0)
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe buffer.withMemoryRebound(to: CChar.self) { text in
        unsafe Int(places_curl_set_text(transfer, .url, text.baseAddress))
      }
    }
  }
}
