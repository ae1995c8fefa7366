import IntentDispatch
import SearchIndex
package import SearchModel

extension SearchService {
  /// One entity, `nil` if neither the index nor the catalog knows it.
  ///
  /// - Parameter withTerms: fills the terms and values of its document too.
  /// - Throws: `noIndex` without a home.
  package func show(_ key: EntityKey, withTerms: Bool) async throws -> EntityView? {
    guard let detail = try await engine.entity(key, withTerms: withTerms) else { return nil }
    var view = EntityView(
      entity: detail.entity, state: detail.state.rawValue,
      typeTitle: registry.typeTitle(key.type, app: key.app), actions: registry.actions(for: key))
    view.terms = detail.terms
    view.values = detail.values
    return view
  }

  /// The keys that carry this id under the given app and type, at most `limit`.
  package func keys(id: String, app: String?, type: String?, limit: Int) async throws -> [EntityKey] {
    try await engine.keys(id: id, app: app, type: type, limit: limit)
  }

  /// Every entity of that app, type and domain in a stable order, hidden and expired ones included.
  ///
  /// - Throws: what `each` throws, at once.
  package func list(
    app: String?, type: String?, domain: String?, each: (CatalogEntity) throws -> Void
  ) async throws {
    var after: EntityKey?
    while true {
      let page = try await engine.entities(
        after: after, app: app, type: type, domain: domain, limit: 500)
      for entity in page { try each(entity) }
      guard let last = page.last else { return }
      after = last.entity.key
    }
  }

  /// Changes with a sequence above `after`, oldest first; of an entity changed twice only the latest.
  package func log(after: Int64, app: String?, each: (LogEntry) throws -> Void) async throws {
    var place = (sequence: after, row: Int64.max)
    while true {
      let page = try await engine.log(after: place.sequence, row: place.row, app: app, limit: 500)
      for entry in page.entries { try each(entry) }
      guard let next = page.next else { return }
      place = next
    }
  }

  /// How the home is doing; never fails for a home that is merely empty.
  package func status() async throws -> IndexStatus {
    var status = try await engine.status()
    status.notices += registry.problems.map(\.notice)
    return status
  }

  /// Withdraws entities; unknown ones count as `missing` in `accepted`.
  package func delete(_ operations: [DonationOperation]) async throws -> DonationReceipt {
    guard engine.hasHome else { return Self.nothingThere(operations) }
    var options = DonationOptions()
    options.waitsUntilSearchable = true
    options.listsAccepted = true
    return try await engine.donate(operations, options: options)
  }

  /// Where nothing was ever donated there is nothing to withdraw, and no home is made for that.
  private static func nothingThere(_ operations: [DonationOperation]) -> DonationReceipt {
    var receipt = DonationReceipt()
    receipt.searchable = true
    for case .delete(let key) in operations {
      receipt.accepted.append(AcceptedRecord(key: key, outcome: .missing))
    }
    return receipt
  }
}
