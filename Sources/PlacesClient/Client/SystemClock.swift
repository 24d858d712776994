#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The time of day.
package enum SystemClock {
  /// Whole seconds since 1970, UTC.
  package static var secondsSince1970: Int64 { Int64(time(nil)) }
}
