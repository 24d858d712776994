#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system's `write`, under a name that methods called `write` do not hide.
func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(descriptor, bytes.baseAddress, bytes.count)
}

/// The system's `read`, under a name that methods called `read` do not hide.
func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableBufferPointer<UInt8>) -> Int {
  unsafe read(descriptor, bytes.baseAddress, bytes.count)
}

/// The system's `open`, under a name that methods called `open` do not hide.
func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  unsafe open(path, flags, mode)
}
