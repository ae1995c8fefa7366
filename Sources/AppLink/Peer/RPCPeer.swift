import Glibc
package import SearchModel
import Synchronization

/// One end of a JSON-RPC connection: asks the other end and answers it, in any order.
///
/// Reading and writing are done on a thread of its own, so that a slow other end blocks nobody. When
/// the connection ends, for whatever reason, every request that waits fails with that reason.
package final class RPCPeer: Sendable {
  /// Answers a request of the other end.
  ///
  /// It is given the connection too, to ask back.
  package typealias Handler =
    @Sendable (_ peer: RPCPeer, _ method: String, _ parameters: JSONValue) async throws -> JSONValue

  /// Bytes of the longest line that is read; a view of a snippet is the largest thing sent.
  package static let lineLimit = 16 << 20

  /// Requests of the other end that are answered at a time, and bytes that wait to be read by it.
  static let answeringLimit = 1000
  static let outgoingLimit = 4 * lineLimit

  /// The reason of a connection that ended in peace: the other end closed it, or this one did.
  package static let closed = LimelightError(.handlerFailed, "the other end closed the connection")

  let state = Mutex(State())
  private let input: Int32
  private let output: Int32
  private let wake: Wake
  private let handler: Handler
  private let notified: @Sendable (String, JSONValue) -> Void
  private let heard: @Sendable () -> Void

  struct State {
    var nextID: Int64 = 1
    var waiting: [Int64: CheckedContinuation<JSONValue, any Error>] = [:]
    var outgoing: [UInt8] = []
    var end: (any Error)?
    var isClosing = false
    /// The other end's process is gone: what it has written is read, and no more is waited for.
    var isAlone = false
    var whenEnded: [@Sendable (any Error) -> Void] = []
    /// Requests of the other end that are being answered, by their place: it may give several the same identifier.
    var answering: [Int: Task<Void, Never>] = [:]
    var answered = 0
  }

  /// A connection over these descriptors, which it closes at its end.
  ///
  /// - Parameters:
  ///   - heard: called for each message of the other end, on the connection's thread.
  ///   - notified: called for each notification of the other end, in order, on the connection's thread.
  package init(
    input: Int32, output: Int32, heard: @escaping @Sendable () -> Void = {},
    notified: @escaping @Sendable (String, JSONValue) -> Void = { _, _ in },
    handler: @escaping Handler
  ) {
    self.input = input
    self.output = output
    self.handler = handler
    self.notified = notified
    self.heard = heard
    wake = Wake()
  }

  /// Begins to read and write.
  package func start() {
    guard wake.isOpen else {
      return failToStart(LimelightError(.io, "no descriptors are left for a connection"))
    }
    Worker.start {
      Worker.blockBrokenPipe()
      PeerLoop(peer: self, input: self.input, output: self.output, wake: self.wake).run()
    } failed: { code in
      failToStart(
        LimelightError(.internal, "no thread can be started: \(String(cString: strerror(code)))"))
    }
  }

  private func failToStart(_ reason: LimelightError) {
    finish(reason)
    Glibc.close(input)
    if output != input { Glibc.close(output) }
  }

  // MARK: Asking

  /// Asks the other end and waits for its answer.
  ///
  /// - Throws: `LimelightError` with what the other end says, or why there is no answer. A cancelled task throws
  ///   `CancellationError`; the answer is dropped when it comes.
  package func call(_ method: String, _ parameters: JSONValue = .object([])) async throws -> JSONValue {
    let id = state.withLock { state in
      defer { state.nextID += 1 }
      return state.nextID
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let end: (any Error)? = state.withLock { state in
          if let end = state.end { return end }
          // Asked for under the lock: a cancellation that comes later finds the continuation.
          if Task.isCancelled { return CancellationError() }
          state.waiting[id] = continuation
          state.outgoing += RPCMessage.request(id: id, method: method, parameters: parameters).line
          return nil
        }
        if let end { continuation.resume(throwing: end) } else { wake.signal() }
      }
    } onCancel: {
      let waiting = state.withLock { $0.waiting.removeValue(forKey: id) }
      waiting?.resume(throwing: CancellationError())
    }
  }

  /// Tells the other end something that has no answer.
  package func notify(_ method: String, _ parameters: JSONValue) {
    send(.notification(method: method, parameters: parameters))
  }

  private func send(_ message: RPCMessage) {
    state.withLock { if $0.end == nil { $0.outgoing += message.line } }
    wake.signal()
  }

  /// Whether the other end is what is waited for: it owes an answer that does not wait for one of ours.
  ///
  /// Each question of its stands for one request of ours that it cannot go on with.
  package var isOwedAnswer: Bool { state.withLock { $0.waiting.count > $0.answering.count } }

  // MARK: Ending

  /// Ends the connection once what is to be written is written.
  package func close() {
    state.withLock { $0.isClosing = true }
    wake.signal()
  }

  /// Ends the connection once what the other end has written is read: its process has ended.
  ///
  /// What it started may hold its descriptors, so that their closing need never be seen.
  package func finishAfterReading() {
    state.withLock { $0.isAlone = true }
    wake.signal()
  }

  /// Waits until the connection has ended and gives the reason.
  package func ended() async -> any Error {
    await withCheckedContinuation { continuation in
      whenEnded { continuation.resume(returning: $0) }
    }
  }

  /// Calls this with the reason once the connection has ended, on whichever thread ends it.
  package func whenEnded(_ closure: @escaping @Sendable (any Error) -> Void) {
    let end: (any Error)? = state.withLock { state in
      if state.end == nil { state.whenEnded.append(closure) }
      return state.end
    }
    if let end { closure(end) }
  }

  /// Ends the connection now: whoever waits learns that reason.
  package func finish(_ reason: any Error) {
    let (waiting, answering, ended) = state.withLock { state in
      if state.end == nil { state.end = reason }
      defer {
        state.waiting = [:]
        state.answering = [:]
        state.whenEnded = []
      }
      return (state.waiting, state.answering, state.whenEnded)
    }
    for continuation in waiting.values { continuation.resume(throwing: reason) }
    for task in answering.values { task.cancel() }
    for closure in ended { closure(reason) }
    wake.signal()
  }

  // MARK: Answering

  /// Takes one line of the other end.
  ///
  /// - Throws: why the line is none.
  func take(_ line: [UInt8]) throws(RPCFailure) {
    let message = try RPCMessage.parse(line)
    // Before whoever waits learns of it, so that what was answered in time is never late.
    heard()
    switch message {
    case .request(let id, let method, let parameters): answer(id, method, parameters)
    case .notification(let method, let parameters): notified(method, parameters)
    case .success(let id, let result):
      state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(returning: result)
    case .failure(let id, let failure):
      guard let id else { throw failure }
      state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(throwing: failure.limelightError)
    }
  }

  private func answer(_ id: Int64, _ method: String, _ parameters: JSONValue) {
    state.withLock { state in
      state.answered += 1
      let place = state.answered
      state.answering[place] = Task { [self] in
        do {
          send(.success(id: id, result: try await handler(self, method, parameters)))
        } catch {
          send(.failure(id: id, RPCFailure(error)))
        }
        self.state.withLock { _ = $0.answering.removeValue(forKey: place) }
      }
    }
  }
}
