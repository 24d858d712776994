import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file that a build is writing under a name of its own, so that whoever is told to end can take it away.
public final class UnfinishedFile: Sendable {
  private struct State {
    var name: String?
    var isDiscarded = false
    var isFinished = false
  }

  private let state = Mutex(State())

  /// Creates the knowledge of no file.
  public init() {}

  /// Deletes the file, and lets none be made or finished from now on.
  ///
  /// - Returns: `false` when the index has its name already.
  public func discard() -> Bool {
    state.withLock { state in
      state.isDiscarded = true
      if let name = state.name { unsafe unlink(name) }
      return !state.isFinished
    }
  }

  /// Opens the file under its own name.
  ///
  /// - Returns: The descriptor, or a negative number, with the system's error number set.
  func open(_ name: String, flags: Int32, mode: mode_t) -> Int32 {
    state.withLock { state in
      guard !state.isDiscarded else {
        errno = EINTR
        return -1
      }
      let descriptor = systemOpen(name, flags | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
      if descriptor >= 0 { state.name = name }
      return descriptor
    }
  }

  /// Gives the file the name wanted.
  ///
  /// - Returns: 0, or a negative number, with the system's error number set.
  func rename(to path: String) -> Int32 {
    state.withLock { state in
      guard !state.isDiscarded, let name = state.name else {
        errno = EINTR
        return -1
      }
      let result = systemRename(name, path)
      if result == 0 {
        state.name = nil
        state.isFinished = true
      }
      return result
    }
  }

  /// Deletes the file.
  ///
  /// - Returns: 0, or a negative number, with the system's error number set.
  @discardableResult
  func remove() -> Int32 {
    state.withLock { state in
      guard let name = state.name else { return 0 }
      state.name = nil
      return unsafe unlink(name)
    }
  }
}

// Methods of the same names hide the system's functions.
private func systemOpen(_ name: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  unsafe open(name, flags, mode)
}
private func systemRename(_ old: String, _ new: String) -> Int32 { unsafe rename(old, new) }
