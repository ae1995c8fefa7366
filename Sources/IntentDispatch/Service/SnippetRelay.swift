import AppLink
import SearchModel
import Synchronization

/// The app's snippets that this end shows, by the number the app knows them by.
final class SnippetRelay: Sendable {
  private struct State {
    var call: ServiceCall?
    var hasEnded = false
    var shown: [Int64: AsyncStream<SnippetUpdate>.Continuation] = [:]
    /// What came for a snippet that nobody here knows yet: it may come before the answer that names it is read.
    var early: [(id: Int64, update: SnippetUpdate)] = []
  }

  private static let earlyLimit = 4

  private let state = Mutex(State())

  /// From here on there is a conversation to ask by.
  func begin(_ call: ServiceCall) {
    state.withLock { $0.call = call }
    // An app that is gone shows nothing more.
    Task { [peer = call.process.peer, weak self] in
      _ = await peer.ended()
      self?.end()
    }
  }

  /// The conversation is over.
  func end() {
    let shown = state.withLock { state in
      // The conversation holds this in turn.
      state.call = nil
      state.hasEnded = true
      defer { state.shown = [:] }
      return state.shown
    }
    for continuation in shown.values { continuation.finish() }
  }

  /// The app's snippet of that number during a question; `nil` without a conversation.
  func snippetOfQuestion(_ id: Int64) -> RemoteSnippet? {
    state.withLock { $0.call }.map { snippet(id, of: $0, endsApp: false) }
  }

  /// The app's snippet of that number.
  ///
  /// - Parameter endsApp: whether the app ends with it.
  func snippet(_ id: Int64, of call: ServiceCall, endsApp: Bool) -> RemoteSnippet {
    let (renderings, continuation) = AsyncStream<SnippetUpdate>.makeStream(
      bufferingPolicy: .bufferingNewest(1))
    state.withLock { state in
      if !state.hasEnded { state.shown[id] = continuation }
      if let early = state.early.last(where: { $0.id == id }) { continuation.yield(early.update) }
      if state.hasEnded { continuation.finish() }
    }
    return RemoteSnippet(id, call, renderings: renderings, endsApp: endsApp)
  }

  /// Tells whoever shows it of a snippet that the app made again.
  func tell(_ parameters: JSONValue) {
    guard let id = parameters["snippet"]?.integer, let update = SnippetUpdate(linkJSON: parameters) else {
      return
    }
    let continuation = state.withLock { state in
      if state.shown[id] == nil {
        state.early.append((id, update))
        if state.early.count > Self.earlyLimit { state.early.removeFirst() }
      }
      return state.shown[id]
    }
    continuation?.yield(update)
  }
}
