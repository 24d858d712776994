/// Runs many tasks, some at a time, and hands their results on in order.
enum OrderedTasks {
  /// Returns the results of `work` on each input, in the order of the inputs.
  ///
  /// At most `limit` are underway or waiting for an earlier one at any time. When the stream is no longer read, what is
  /// underway is cancelled and nothing new is begun.
  static func results<Input: Sendable, Output: Sendable>(
    of inputs: [Input], atOnce limit: Int, _ work: @escaping @Sendable (Input) async -> Output
  ) -> AsyncStream<(Input, Output)> {
    AsyncStream { continuation in
      let task = Task {
        await withTaskGroup(of: (Int, Output).self) { group in
          var next = 0
          var finished: [Int: Output] = [:]
          var printed = 0
          func begin() {
            guard next < inputs.count, next < printed + max(1, limit), !Task.isCancelled else {
              return
            }
            let index = next
            let input = inputs[index]
            next += 1
            group.addTask { (index, await work(input)) }
          }
          for _ in 0..<max(1, limit) { begin() }
          while let (index, output) = await group.next() {
            finished[index] = output
            while let output = finished.removeValue(forKey: printed) {
              continuation.yield((inputs[printed], output))
              printed += 1
              begin()
            }
          }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
