import Synchronization

/// The snippets of this process that are to be seen.
final class SnippetSessions: Sendable {
  static let shared = SnippetSessions()
  private let sessions = Mutex<[ObjectIdentifier: WeakSession]>([:])

  private struct WeakSession: Sendable { weak let session: SnippetSession? }

  func add(_ session: SnippetSession) {
    sessions.withLock { sessions in
      sessions = sessions.filter { $0.value.session != nil }
      sessions[ObjectIdentifier(session)] = WeakSession(session: session)
    }
  }

  func remove(_ session: SnippetSession) {
    sessions.withLock { $0[ObjectIdentifier(session)] = nil }
  }

  /// Lets each snippet of that type be made again.
  func reload(_ type: any SnippetIntent.Type) {
    for session in sessions.withLock({ $0.values.compactMap(\.session) }) {
      Task { if let shown = await session.type, shown == type { await session.reload() } }
    }
  }
}
