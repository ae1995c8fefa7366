import Catalog
import IndexSchema
import SearchModel

/// Reads what people opened before, for ranking, on a thread of its own.
///
/// Ranking is better with it and never depends on it: what cannot be read counts as nothing.
actor ActivityReader {
  private let executor = ThreadExecutor(name: "limelight-activity")
  private let paths: HomePaths
  private let clock: WallClock
  private var open: (file: FileIdentity, store: ActivityStore)?

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(paths: HomePaths, clock: WallClock) {
    self.paths = paths
    self.clock = clock
  }

  /// Whether there is anything to read: without it no thread need be asked.
  nonisolated var hasActivity: Bool { FileSystem.exists(paths.activity) }

  /// What was opened after the same text, the beginning of it, or text that begins so; and what apps show.
  ///
  /// Cost: one read of an index of the activity file.
  func engagement(typed text: String) -> Engagement {
    // What is longer was pasted, and is not looked for by its beginnings.
    let typed = text.utf8.count > Engagement.longestTyped ? "" : Engagement.folded(text)
    guard !typed.isEmpty, let store = store(), (try? store.isOn) ?? true else { return .none }
    let openings = try? store.opens(
      typed: typed, beginnings: Engagement.beginnings(of: typed), limit: Engagement.mostOpenings)
    let now = clock.now()
    var engagement = Engagement(openings ?? [], typed: typed, now: now)
    let shown = (try? store.onScreen(since: now - Engagement.longestOnScreen)) ?? []
    engagement.onScreen = Set(shown.compactMap { Docid.of(row: $0) })
    return engagement
  }

  /// How much is remembered; a home without anything remembers nothing yet.
  ///
  /// - Throws: what the store throws.
  func summary() throws -> ActivityStore.Summary {
    guard hasActivity else { return ActivityStore.Summary() }
    return try ActivityStore(paths: paths, mode: .readOnly, clock: clock).summary()
  }

  private func store() -> ActivityStore? {
    guard let file = FileIdentity(paths.activity) else {
      open = nil
      return nil
    }
    if let open, open.file == file { return open.store }
    open = (try? ActivityStore(paths: paths, mode: .readOnly, busyTimeout: 0.2, clock: clock)).map {
      (file, $0)
    }
    return open?.store
  }
}
