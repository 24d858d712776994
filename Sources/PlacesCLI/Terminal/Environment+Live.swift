#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Environment {
  /// The environment of this process.
  static func live() -> Environment {
    StandardStreams.prepare()
    let start = ContinuousClock.now
    return Environment(
      variables: .process,
      input: Input(descriptor: 0),
      output: Output(
        FileDescriptorSink(descriptor: 1), name: "standard output",
        traits: TerminalTraits(descriptor: 1), capacity: 32_768),
      error: Output(
        FileDescriptorSink(descriptor: 2), name: "standard error",
        traits: TerminalTraits(descriptor: 2)),
      uptime: { start.duration(to: .now) },
      randomBytes: { count in
        var generator = SystemRandomNumberGenerator()
        return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      })
  }
}

/// Puts the three standard streams in order before anything uses them.
enum StandardStreams {
  /// Ignores SIGPIPE, so that a closed pipe is an error of `write`, and occupies those of the descriptors 0 to 2 that the
  /// parent has closed, so that no socket or file opened later takes their number and is written to by mistake.
  ///
  /// The stand-ins are opened the wrong way round on purpose: reading or writing them is refused as on a closed descriptor.
  static func prepare() {
    _ = signal(SIGPIPE, SIG_IGN)
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
      _ = unsafe open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
