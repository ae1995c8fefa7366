import AppLink
import SearchModel
import Synchronization

/// A snippet of an app in a process of its own.
final class RemoteSnippet: TappableSnippet {
  private let id: Int64
  private let call: ServiceCall
  private let endsApp: Bool
  private let hasEnded = Mutex(false)
  let renderings: AsyncStream<SnippetUpdate>

  init(_ id: Int64, _ call: ServiceCall, renderings: AsyncStream<SnippetUpdate>, endsApp: Bool) {
    self.id = id
    self.call = call
    self.renderings = renderings
    self.endsApp = endsApp
  }

  deinit {
    // Whoever forgot to end it must not leave the app behind.
    if endsApp, !hasEnded.withLock({ $0 }) { Task { [call] in await call.end() } }
  }

  func refreshed() async throws -> SnippetUpdate {
    try await ask(LinkMethod.snippetRefresh, phase: "showing its snippet again")
  }

  func tapped(_ action: String, of rendering: Int?) async throws -> SnippetUpdate {
    try await ask(
      LinkMethod.snippetTap, ("action", .string(action)),
      ("rendering", rendering.map { .integer(Int64($0)) }), phase: "doing what was tapped")
  }

  func end() async {
    let isFirst = hasEnded.withLock { ended in
      defer { ended = true }
      return !ended
    }
    if isFirst, endsApp { await call.end() }
  }

  private func ask(
    _ method: String, _ members: (String, JSONValue?)..., phase: String
  ) async throws -> SnippetUpdate {
    guard !hasEnded.withLock({ $0 }) else {
      throw LimelightError(.cancelled, "The snippet was dismissed.")
    }
    let named =
      [("snippet", JSONValue.integer(id))] + members.compactMap { name, value in value.map { (name, $0) } }
    let answer = try await call.ask(
      method, .object(named.map { (key: $0.0, value: $0.1) }), phase: phase, deadline: call.options.deadline)
    guard let update = SnippetUpdate(linkJSON: answer) else {
      throw LimelightError(
        .handlerFailed, "the app \(call.app) answered with no view while \(phase)",
        hint: "Its output is in the app's log.")
    }
    return update
  }
}
