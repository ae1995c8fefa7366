import Synchronization

/// Returns what `work` gives, or `late` once `seconds` have passed; the work goes on in the background then.
func withDeadline<Value: Sendable>(
  _ seconds: Double, late: Value, _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let first = FirstAnswer<Value>()
  return try await withCheckedThrowingContinuation { continuation in
    first.set(continuation)
    let timer = Task {
      try await Task.sleep(for: .seconds(seconds))
      first.resume(.success(late))
    }
    Task {
      do { first.resume(.success(try await work())) } catch { first.resume(.failure(error)) }
      timer.cancel()
    }
  }
}

/// A continuation that only the first of two may resume.
private final class FirstAnswer<Value: Sendable>: Sendable {
  private let continuation = Mutex<CheckedContinuation<Value, any Error>?>(nil)

  func set(_ value: CheckedContinuation<Value, any Error>) { continuation.withLock { $0 = value } }

  func resume(_ result: Result<Value, any Error>) {
    continuation.withLock { stored in
      defer { stored = nil }
      return stored
    }?.resume(with: result)
  }
}
