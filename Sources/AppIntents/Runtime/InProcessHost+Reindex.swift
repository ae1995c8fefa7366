package import CoreSpotlight
package import SearchModel

extension InProcessHost {
  /// The same app with what donates its items again, such as its index extension's principal object.
  ///
  /// Without it the delegates of the app's own index objects are asked.
  package func indexed(by delegate: @escaping @Sendable () -> any CSSearchableIndexDelegate) -> InProcessHost
  {
    var host = self
    host.indexDelegate = delegate
    return host
  }

  /// Asks the query of each indexed type, then the index delegates, and notes what was asked.
  func reindexEverything(_ scope: DonationScope) async throws {
    scope.asked.begin()
    for type in manifest.entities.compactMap({ entities[$0.type] }) {
      try await IntentRun.reindex(type)
      if type is any IndexedEntity.Type { scope.asked.note(type: type.persistentIdentifier) }
    }
    for run in indexDelegateRuns() {
      try await run.reindexAll()
      scope.asked.noteItems()
    }
  }

  package func reindex(_ keys: [EntityKey], scope: DonationScope) async throws {
    try await inContext(scope) {
      scope.asked.begin()
      for type in Set(keys.map(\.type)).sorted() {
        let ids = keys.filter { $0.type == type }.map(\.id)
        if let entity = entities[type] {
          try await IntentRun.reindex(entity, ids: ids)
        } else {
          try await reindexItems(ids, of: type)
        }
      }
    }
  }

  /// Asks the index delegates for items.
  private func reindexItems(_ ids: [String], of type: String) async throws {
    guard type == EntityKey.itemType else {
      throw LimelightError(.noHandler, "The app '\(app)' has no entities of type '\(type)'.")
    }
    let runs = indexDelegateRuns()
    guard !runs.isEmpty else {
      throw LimelightError(
        .noHandler, "The app '\(app)' has no index delegate, so nobody donates its items again.",
        hint: "Let an index object of the app have an indexDelegate.")
    }
    for run in runs { try await run.reindex(ids) }
  }

  /// The delegate it was given, else those of the app's own index objects.
  private func indexDelegateRuns() -> [IndexDelegateRun] {
    if let indexDelegate { return [IndexDelegateRun(indexDelegate(), of: .default())] }
    return IndexDelegates.indexes(of: app).compactMap { index in
      index.indexDelegate.map { IndexDelegateRun($0, of: index) }
    }
  }
}
