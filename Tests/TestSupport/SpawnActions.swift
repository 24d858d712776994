#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a child does between its birth and the program.
@safe struct SpawnActions {
  private var actions: posix_spawn_file_actions_t
  private var attributes: posix_spawnattr_t

  init() throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe sigfillset(&signals)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    #if canImport(Darwin)
      let newSession = POSIX_SPAWN_SETSID | POSIX_SPAWN_CLOEXEC_DEFAULT
      guard let actions, let attributes else {
        throw SystemError(call: "posix_spawn", number: ENOMEM)
      }
    #else
      let newSession: Int32 = 0x80  // POSIX_SPAWN_SETSID, a GNU extension
    #endif
    let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | newSession
    unsafe posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))
    unsafe self.actions = actions
    self.attributes = attributes
  }

  mutating func destroy() {
    unsafe posix_spawn_file_actions_destroy(&actions)
    unsafe posix_spawnattr_destroy(&attributes)
  }

  mutating func duplicate(_ descriptor: Int32, to number: Int32) {
    unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, number)
  }

  mutating func open(_ path: String, _ flags: Int32, as number: Int32) {
    unsafe posix_spawn_file_actions_addopen(&actions, number, path, flags, 0o666)
  }

  /// Keeps every descriptor from 3 on from the child, also those that other threads open meanwhile.
  mutating func closeOthers() throws {
    #if !canImport(Darwin)
      typealias CloseFrom =
        @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
      let function = try unsafe Symbol.find(
        "posix_spawn_file_actions_addclosefrom_np", as: CloseFrom.self)
      _ = unsafe function(&actions, 3)
    #endif
  }

  mutating func changeDirectory(_ path: String) throws {
    typealias ChangeDirectory =
      @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>) ->
      Int32
    let function = try unsafe Symbol.find(
      "posix_spawn_file_actions_addchdir_np", as: ChangeDirectory.self)
    _ = unsafe function(&actions, path)
  }

  /// Starts a program and returns its number.
  mutating func spawn(
    _ executable: String, _ arguments: [String], _ environment: [String: String]
  ) throws -> pid_t {
    var pid: pid_t = 0
    let status = unsafe CStrings.with([executable] + arguments) { arguments in
      unsafe CStrings.with(environment.map { "\($0.key)=\($0.value)" }) { environment in
        unsafe posix_spawn(&pid, executable, &actions, &attributes, arguments, environment)
      }
    }
    guard status == 0 else { throw SystemError(call: "posix_spawn \(executable)", number: status) }
    return pid
  }
}

/// A null-terminated array of C strings.
private enum CStrings {
  static func with<Result>(
    _ texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers = unsafe texts.map { unsafe strdup($0) } + [nil]
    defer {
      unsafe pointers.withUnsafeBufferPointer { buffer in
        for index in buffer.indices { unsafe free(buffer[index]) }
      }
    }
    return unsafe pointers.withUnsafeMutableBufferPointer { buffer in
      var none: UnsafeMutablePointer<CChar>?
      guard let start = buffer.baseAddress else { return unsafe body(&none) }
      return unsafe body(start)
    }
  }
}

/// Functions of the C library that its Swift module leaves out.
enum Symbol {
  static func find<Function>(_ name: String, as type: Function.Type) throws -> Function {
    guard let address = unsafe dlsym(dlopen(nil, RTLD_NOW), name) else {
      throw SystemError(call: name, number: ENOSYS)
    }
    return unsafe unsafeBitCast(address, to: type)
  }
}
