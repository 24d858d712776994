#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pair of terminal ends.
///
/// It neither echoes nor changes what is printed, so tests compare exact bytes.
struct PseudoTerminal {
  let master: Int32
  let slave: Int32
  /// Where a child opens it.
  let path: String

  init(_ size: TerminalSize) throws {
    typealias OpenPTY =
      @convention(c) (
        UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<CChar>?,
        UnsafeRawPointer?, UnsafePointer<winsize>
      ) -> Int32
    let openPTY = try unsafe Symbol.find("openpty", as: OpenPTY.self)
    var (master, slave): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 256)
    var window = winsize(
      ws_row: UInt16(size.rows), ws_col: UInt16(size.columns), ws_xpixel: 0, ws_ypixel: 0)
    guard unsafe openPTY(&master, &slave, &name, nil, &window) == 0 else {
      throw SystemError(call: "openpty", number: errno)
    }
    Descriptor.closeOnExec(master)
    Descriptor.closeOnExec(slave)
    var mode = termios()
    unsafe tcgetattr(slave, &mode)
    mode.c_oflag &= ~tcflag_t(OPOST)
    mode.c_lflag &= ~tcflag_t(ECHO)
    unsafe tcsetattr(slave, TCSANOW, &mode)
    self.master = master
    self.slave = slave
    path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
