package import SearchModel
import Synchronization

/// The snippets of this end that the other end shows, by the number it knows them by.
package final class SnippetShelf: Sendable {
  /// More nobody looks at; the oldest ends to make room.
  package static let limit = 16

  private struct State {
    var last: Int64 = 0
    var shown: [(id: Int64, snippet: any TappableSnippet, told: Task<Void, Never>)] = []
  }

  private let state = Mutex(State())

  package init() {}

  /// Keeps a snippet and tells the other end when it changes.
  ///
  /// - Returns: the number it is known by.
  package func put(_ snippet: any TappableSnippet, _ peer: RPCPeer) -> Int64 {
    let (id, oldest) = state.withLock { state in
      state.last += 1
      let id = state.last
      let told = Task {
        for await update in snippet.renderings {
          guard case .object(let members) = update.linkJSON else { continue }
          peer.notify(LinkMethod.snippetChanged, .object([("snippet", .integer(id))] + members))
        }
      }
      state.shown.append((id, snippet, told))
      return (id, state.shown.count > Self.limit ? state.shown.removeFirst() : nil)
    }
    if let oldest {
      oldest.told.cancel()
      Task { await oldest.snippet.end() }
    }
    return id
  }

  /// The snippet of that number.
  ///
  /// - Throws: `cancelled` if it has ended, or never was.
  package func snippet(_ parameters: JSONValue) throws -> any TappableSnippet {
    guard let id = parameters["snippet"]?.integer else {
      throw RPCFailure(.invalidParameters, "the member 'snippet' is not a whole number")
    }
    guard let entry = state.withLock({ $0.shown.first { $0.id == id } }) else {
      throw LimelightError(.cancelled, "The snippet \(id) has ended.")
    }
    return entry.snippet
  }

  /// Takes a snippet away without ending it.
  @discardableResult
  package func take(_ id: Int64) -> (any TappableSnippet)? {
    let entry = state.withLock { state in
      state.shown.firstIndex { $0.id == id }.map { state.shown.remove(at: $0) }
    }
    entry?.told.cancel()
    return entry?.snippet
  }

  /// Ends all: nobody is there to see them.
  package func endAll() async {
    let all = state.withLock { state in
      defer { state.shown = [] }
      return state.shown
    }
    for entry in all {
      entry.told.cancel()
      await entry.snippet.end()
    }
  }
}
