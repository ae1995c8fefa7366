import Synchronization

/// Decides when this process indexes donations that nobody waits for.
///
/// A donor that streams hands over call after call. Indexing after each would make many small commits of what is
/// one load; so it begins once no donation came for a moment, or enough of them wait to be taken in together.
/// Whoever waits, or searches, goes to the indexer directly and is never held up here.
final class BackgroundIndexing: Sendable {
  /// Entities that are worth a round of their own.
  private static let enough = 10_000
  /// How long no donation may run or come for the stream to have ended.
  private static let pause = Duration.milliseconds(30)
  /// Longest wait for either.
  private static let longest = Duration.seconds(1)

  private struct State {
    var running = 0
    var waiting = 0
    var lastEnd = ContinuousClock.now
    var since: ContinuousClock.Instant?
    var isWatched = false
  }

  private let state = Mutex(State())
  private let index: @Sendable () async -> Void

  /// - Parameter index: brings the index up to the catalog.
  init(index: @escaping @Sendable () async -> Void) { self.index = index }

  /// A donation begins.
  func begin() { state.withLock { $0.running += 1 } }

  /// A donation has ended.
  ///
  /// - Parameter entities: how many of it are committed and nobody waits for.
  func end(entities: Int) {
    let mustWatch = state.withLock { state in
      state.running -= 1
      state.lastEnd = .now
      guard entities > 0 else { return false }
      state.waiting += entities
      if state.since == nil { state.since = .now }
      defer { state.isWatched = true }
      return !state.isWatched
    }
    if mustWatch { Task { await watch() } }
  }

  /// Until nothing waits any more.
  private func watch() async {
    while true {
      let wait = state.withLock { state -> Duration? in
        guard let since = state.since else {
          state.isWatched = false
          return nil
        }
        let now = ContinuousClock.now
        let quiet = state.running > 0 ? Self.pause : state.lastEnd + Self.pause - now
        let wait = min(quiet, since + Self.longest - now)
        guard wait > .zero && state.waiting < Self.enough else {
          state.waiting = 0
          state.since = nil
          return .zero
        }
        return min(wait, Self.pause / 3)
      }
      guard let wait else { return }
      if wait == .zero { await index() } else { try? await Task.sleep(for: wait) }
    }
  }
}
