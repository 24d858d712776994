#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads outside the pool that runs tasks.
enum ServerThread {
  /// Starts a thread that runs `work` and ends with it.
  ///
  /// - Returns: Whether the system gave a thread.
  static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    let job = unsafe Unmanaged.passRetained(ThreadJob(work)).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = unsafe pthread_create(&thread, nil, { runThreadJob($0) }, job)
    #else
      var thread = pthread_t()
      let status = unsafe pthread_create(&thread, nil, { unsafe runThreadJob($0) }, job)
    #endif
    guard status == 0 else {
      unsafe Unmanaged<ThreadJob>.fromOpaque(job).release()
      return false
    }
    #if canImport(Darwin)
      if let thread { pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
    return true
  }
}

private final class ThreadJob: Sendable {
  let work: @Sendable () -> Void
  init(_ work: @escaping @Sendable () -> Void) { self.work = work }
}

private func runThreadJob(_ job: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let job = unsafe job {
    unsafe Unmanaged<ThreadJob>.fromOpaque(job).takeRetainedValue().work()
  }
  return nil
}
