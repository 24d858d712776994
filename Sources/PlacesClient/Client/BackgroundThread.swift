#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads outside the pool that runs tasks, for work that blocks.
package enum BackgroundThread {
  /// Starts a thread that runs `work` and ends with it.
  ///
  /// - Returns: Whether the system gave a thread.
  package static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    let job = unsafe Unmanaged.passRetained(Job(work)).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = unsafe pthread_create(&thread, nil, { runJob($0) }, job)
    #else
      var thread = pthread_t()
      let status = unsafe pthread_create(&thread, nil, { unsafe runJob($0) }, job)
    #endif
    guard status == 0 else {
      unsafe Unmanaged<Job>.fromOpaque(job).release()
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

private final class Job: Sendable {
  let work: @Sendable () -> Void
  init(_ work: @escaping @Sendable () -> Void) { self.work = work }
}

private func runJob(_ job: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let job = unsafe job { unsafe Unmanaged<Job>.fromOpaque(job).takeRetainedValue().work() }
  return nil
}
