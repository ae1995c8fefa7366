import CoreSpotlight
import SearchIndex
import SearchModel
import Synchronization

/// Reading the values of phrases anew, in the background.
package enum ShortcutRefresh {
  private static let running = Mutex<[Int: Task<Void, Never>]>([:])
  private static let counter = Atomic(0)

  /// Reads them in the context of the caller: its app, its home.
  static func begin<Provider: AppShortcutsProvider>(_ provider: Provider.Type) {
    let number = counter.add(1, ordering: .relaxed).newValue
    let context = AppContext.current
    running.withLock { running in
      running[number] = Task {
        await AppContext.$current.withValue(context) {
          do {
            try await refresh(provider)
          } catch {
            // Nobody waits for an answer: it is said where the app's log is.
            let problem =
              "the values for phrases were not read, the old ones stay: \(IntentRun.failure(error))"
            FileHandle.standardError.write(Data("limelight: \(problem)\n".utf8))
          }
        }
        ShortcutRefresh.running.withLock { $0[number] = nil }
      }
    }
  }

  /// Waits until everything begun so far has ended: before an app's process may end.
  package static func settle() async {
    let tasks = running.withLock { Array($0.values) }
    for task in tasks { await task.value }
  }

  /// Reads the values now and keeps them in the home.
  ///
  /// - Throws: what a query throws; `cannotCreate` or `denied` when the home cannot be written.
  package static func refresh(_ provider: any AppShortcutsProvider.Type) async throws {
    let values = try await ShortcutExpansion.values(of: provider)
    let channel = DonationChannel(indexName: "")
    try ShortcutValueStore(paths: channel.engine.paths).keep(
      ShortcutValues(app: channel.app, updatedAt: channel.engine.clock.now(), values: values))
  }
}
