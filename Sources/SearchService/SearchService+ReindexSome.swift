import IntentDispatch
import SearchIndex
package import SearchModel

extension SearchService {
  /// Asks the apps of these entities to donate them again: `reindexEntities(for:)` of the type's query, the index
  /// delegate for items.
  ///
  /// Nothing is swept: what an app neither donates nor withdraws stays as it was, with a notice.
  ///
  /// - Throws: what reading the home throws; an app that fails has its error in the report.
  package func reindex(
    _ keys: [EntityKey], isDryRun: Bool = false,
    progress: @escaping @Sendable (ReindexProgress) -> Void = { _ in }
  ) async throws -> ReindexReport {
    let start = clock.now()
    var report = ReindexReport()
    for app in Set(keys.map(\.app)).sorted() {
      let own = keys.filter { $0.app == app }
      if isDryRun {
        report.apps.append(ReindexReport.App(app: app))
      } else {
        report.apps.append(await ask(app, for: own, notices: &report.notices, progress))
      }
    }
    if isDryRun {
      report.notices.append(Notice("dry-run", "Nothing was asked or written."))
    } else {
      try await engine.catchUp()
    }
    report.tookMilliseconds = (clock.now() - start) * 1000
    return report
  }

  private func ask(
    _ app: String, for keys: [EntityKey], notices: inout [Notice],
    _ progress: @escaping @Sendable (ReindexProgress) -> Void
  ) async -> ReindexReport.App {
    var report = ReindexReport.App(app: app)
    let taken = TakenCount()
    do {
      guard let host = registry[app]?.host else {
        throw LimelightError(
          .noHandler, "\(app) cannot be asked for anything",
          hint: "Donate the entities again, or install the app's manifest with its service.")
      }
      let known = try await present(keys)
      let scope = DonationScope(home: paths) { done in
        taken.set(done)
        progress(ReindexProgress(app: app, done: done))
      }
      try await host.reindex(keys.map { known[$0] ?? $0 }, scope: scope)
      report.donated = taken.value
      report.swept = known.count - (try await present(Array(known.keys))).count
      let kept = keys.count - report.donated - report.swept
      if kept > 0 {
        notices.append(
          Notice(
            "not-donated", "\(app) did not donate \(kept) of \(keys.count) again; they are as they were."))
      }
    } catch let error as LimelightError {
      report.failure = error
    } catch {
      report.failure = LimelightError(.handlerFailed, "\(app) could not be asked: \(error)")
    }
    return report
  }

  /// Those of the entities that are there, each with the key its app is to be asked for: that of the item it was
  /// donated as, if it was one.
  private func present(_ keys: [EntityKey]) async throws -> [EntityKey: EntityKey] {
    var found: [EntityKey: EntityKey] = [:]
    for key in keys {
      guard let entity = try await engine.entity(key)?.entity.entity else { continue }
      found[key] = entity.item.map { EntityKey(app: key.app, type: EntityKey.itemType, id: $0) } ?? key
    }
    return found
  }
}
