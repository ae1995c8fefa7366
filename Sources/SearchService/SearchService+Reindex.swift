import IntentDispatch
import SearchIndex
import SearchModel

extension SearchService {
  /// Asks the apps again, sweeps what they no longer name, rebuilds the index if that is due.
  ///
  /// An app that fails keeps its old entities, and so do types nobody was asked for: items of an app without index
  /// delegate, activities. A sweep that would take more than a tenth and more than 100 of
  /// an app's entities is withheld until `acceptsDeletions`.
  ///
  /// - Throws: `busy` when another reindex runs and `wait` has passed; `usage` for an unknown app.
  package func reindex(
    _ options: ReindexOptions, progress: @escaping @Sendable (ReindexProgress) -> Void
  ) async throws -> ReindexReport {
    let start = clock.now()
    var report = ReindexReport()
    let hosts = try hostsToAsk(options)
    if let age = options.ifOlderThan, let last = try await engine.status().lastReindexSuccess,
      clock.now() - last < age
    {
      report.wasSkipped = true
      if !options.isDryRun { try await engine.recordReindex(.skip) }
      return report
    }
    if options.isDryRun {
      report.apps = hosts.map { ReindexReport.App(app: $0.app) }
      report.notices.append(Notice("dry-run", "Nothing was asked or written."))
      return report
    }
    if let splay = options.splay, splay > 0 {
      try await Task.sleep(for: .seconds(Double.random(in: 0...splay)))
    }
    let lock = try await engine.lockForReindex(wait: options.wait)
    defer { withExtendedLifetime(lock) {} }
    do {
      for host in hosts { report.apps.append(await ask(host, options, progress)) }
      report.rebuiltGeneration = try await refresh(options, progress)
    } catch {
      // The failure to tell is the first one.
      try? await engine.recordReindex(.failure)
      throw error
    }
    let hasFailed = report.apps.contains { $0.failure != nil }
    try await engine.recordReindex(hasFailed ? .failure : .success)
    report.notices += registry.problems.map(\.notice)
    report.tookMilliseconds = (clock.now() - start) * 1000
    return report
  }

  /// Indexes what the apps donated and what is due to go, and rebuilds the index if that is due.
  private func refresh(
    _ options: ReindexOptions, _ progress: @escaping @Sendable (ReindexProgress) -> Void
  ) async throws -> Int? {
    _ = try await engine.sweepExpired()
    var damage: LimelightError?
    do {
      try await engine.catchUp()
    } catch let error as LimelightError where error.code == .io && !options.appsOnly {
      // A generation that cannot be written is replaced by a new one.
      damage = error
    }
    guard !options.appsOnly else { return nil }
    let rebuilt = try await engine.rebuildIfDue(forced: options.rebuild) {
      progress(ReindexProgress(app: nil, done: $0))
    }
    if rebuilt == nil, let damage { throw damage }
    return rebuilt
  }

  private func hostsToAsk(_ options: ReindexOptions) throws -> [any AppHost] {
    guard !options.catalogOnly else { return [] }
    let all = registry.apps.compactMap(\.host)
    guard let app = options.app else { return all }
    let hosts = all.filter { $0.app == app }
    guard !hosts.isEmpty else {
      throw LimelightError(
        .usage, "no app \(app) can be asked",
        hint: "Known are: \(all.map(\.app).joined(separator: ", ")).")
    }
    return hosts
  }

  private func ask(
    _ host: any AppHost, _ options: ReindexOptions, _ progress: @escaping @Sendable (ReindexProgress) -> Void
  ) async -> ReindexReport.App {
    let app = host.app
    var report = ReindexReport.App(app: app)
    let taken = TakenCount()
    do {
      let mark = try await engine.beginSweep()
      let scope = DonationScope(home: paths, sweepMark: mark) { done in
        taken.set(done)
        progress(ReindexProgress(app: app, done: done))
      }
      try await host.reindex(scope: scope)
      report.donated = taken.value
      let swept = try await engine.sweep(
        mark, app: app, scope: scope.asked.sweepScope, acceptDeletions: options.acceptsDeletions)
      report.swept = swept.deleted
      report.withheld = swept.withheld
    } catch let error as LimelightError {
      report.failure = error
    } catch {
      report.failure = LimelightError(.handlerFailed, "\(app) could not be asked: \(error)")
    }
    return report
  }
}
