#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

private final class Job: Sendable {
  let work: @Sendable () -> Void
  init(_ work: @escaping @Sendable () -> Void) { self.work = work }
}

/// Runs work that blocks on a thread of its own, with SIGPIPE blocked: a write to nobody is then just an error.
func startThread(_ work: @escaping @Sendable () -> Void) {
  let job = unsafe Unmanaged.passRetained(Job(work)).toOpaque()
  #if canImport(Darwin)
    var thread: pthread_t?
    let status = unsafe pthread_create(&thread, nil, { run($0) }, job)
  #else
    var thread = pthread_t()
    let status = unsafe pthread_create(&thread, nil, { unsafe run($0) }, job)
  #endif
  guard status == 0 else { return unsafe Unmanaged<Job>.fromOpaque(job).release() }
  #if canImport(Darwin)
    if let thread { pthread_detach(thread) }
  #else
    pthread_detach(thread)
  #endif
}

private func run(_ job: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let job = unsafe job else { return nil }
  var signals = sigset_t()
  unsafe sigemptyset(&signals)
  unsafe sigaddset(&signals, SIGPIPE)
  unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
  unsafe Unmanaged<Job>.fromOpaque(job).takeRetainedValue().work()
  return nil
}
