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

  /// What was opened after the same text, the beginning of it, or text that begins so.
  ///
  /// Cost: one read of an index of the activity file.
  func engagement(typed text: String) -> Engagement {
    let typed = Engagement.folded(text)
    guard !typed.isEmpty, let store = store() else { return .none }
    let openings = try? store.opens(
      typed: typed, beginnings: Engagement.beginnings(of: typed), limit: Engagement.mostOpenings)
    return Engagement(openings ?? [], typed: typed, now: clock.now())
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
