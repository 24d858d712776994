import Testing

@testable import PlacesClient

@Suite struct `Loading libcurl` {
  private func error(_ names: [String]) async throws -> TransportError? {
    var configuration = CurlTransport.Configuration()
    configuration.libraryNames = names
    return try await CurlTransport(configuration).failure()
  }

  @Test func `a missing library is told in the loader's words`() async throws {
    let error = try await error(["libcurl-absent.so.9", "libcurl-none.so.9"])
    guard case .libraryMissing(let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.contains("libcurl-absent.so.9") && reason.contains("libcurl-none.so.9"))
  }

  @Test func `a library without the functions is told by the first that lacks`() async throws {
    #if canImport(Darwin)
      let other = "/usr/lib/libSystem.B.dylib"
    #else
      let other = "libc.so.6"
    #endif
    let error = try await error([other])
    guard case .libraryMissing(let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.contains("curl_global_init"))
  }
}
