import AppLink
import SearchModel
import Synchronization

/// The app's snippets that this end shows, by the number the app knows them by.
final class SnippetRelay: Sendable {
  private struct State {
    var call: ServiceCall?
    var shown: [Int64: AsyncStream<SnippetUpdate>.Continuation] = [:]
  }

  private let state = Mutex(State())

  /// From here on there is a conversation to ask by.
  func begin(_ call: ServiceCall) { state.withLock { $0.call = call } }

  /// The conversation is over.
  func end() {
    let shown = state.withLock { state in
      // The conversation holds this in turn.
      state.call = nil
      defer { state.shown = [:] }
      return state.shown
    }
    for continuation in shown.values { continuation.finish() }
  }

  /// The app's snippet of that number; `nil` without a conversation.
  ///
  /// - Parameter endsApp: whether the app ends with it.
  func snippet(_ id: Int64, endsApp: Bool) -> RemoteSnippet? {
    let (renderings, continuation) = AsyncStream<SnippetUpdate>.makeStream(
      bufferingPolicy: .bufferingNewest(1))
    return state.withLock { state in
      guard let call = state.call else { return nil }
      state.shown[id] = continuation
      return RemoteSnippet(id, call, renderings: renderings, endsApp: endsApp)
    }
  }

  /// Tells whoever shows it of a snippet that the app made again.
  func tell(_ parameters: JSONValue) {
    guard let id = parameters["snippet"]?.integer, let update = SnippetUpdate(linkJSON: parameters) else {
      return
    }
    state.withLock { $0.shown[id] }?.yield(update)
  }
}
