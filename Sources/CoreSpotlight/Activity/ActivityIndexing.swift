import Foundation
package import FoundationAdditions
package import SearchModel

/// Indexes activities that are eligible for search when they become current, and withdraws them when they are deleted.
package enum ActivityIndexing {
  /// Begins to listen; once is enough, and again does nothing.
  package static func start() { _ = started }

  private static let started: Bool = {
    _ = UserActivityCenter.shared.observe { event in await handle(event) }
    return true
  }()

  private static func handle(_ event: UserActivityCenter.Event) async {
    let channel = DonationChannel(indexName: "")
    switch event {
    case .becameCurrent(let activity):
      guard activity.isEligibleForSearch else { return }
      await donate([.index(activity.donated(app: channel.app, now: channel.now))], through: channel)
    case .deleted(nil):
      await donate([.deleteType(app: channel.app, type: EntityKey.activityType)], through: channel)
    case .deleted(let names?):
      await donate(
        names.map { .delete(EntityKey(app: channel.app, type: EntityKey.activityType, id: $0)) },
        through: channel)
    case .changed, .resigned, .invalidated: break
    }
  }

  /// An app does not wait for its activities to be indexed, so there is nobody to tell of a failure but the log.
  private static func donate(_ operations: [DonationOperation], through channel: DonationChannel) async {
    do {
      try await channel.send(operations)
    } catch {
      FileHandle.standardError.write(Data("limelight: an activity was not indexed: \(error)\n".utf8))
    }
  }
}

extension NSUserActivity {
  /// The activity as it is donated.
  package func donated(app: String, now: Double = WallClock.system.now()) -> DonatedEntity {
    let set = contentAttributeSet?.copy() as? CSSearchableItemAttributeSet ?? CSSearchableItemAttributeSet()
    if set.title == nil { set.title = title }
    if set.keywords == nil, !keywords.isEmpty { set.keywords = keywords.sorted() }
    if set.contentURL == nil { set.contentURL = webpageURL }
    var entity = DonatedEntity(
      key: EntityKey(app: app, type: EntityKey.activityType, id: identifier(set.relatedUniqueIdentifier)))
    entity.domain = set.domainIdentifier
    entity.expires = CSSearchableItem.expiry(expirationDate, now: now)
    entity.attributes = set.donatedAttributes(priority: 0)
    return entity
  }

  /// The name it is deleted by, else what tells it from other activities of its kind.
  private func identifier(_ related: String?) -> String {
    if let name = persistentIdentifier { return name }
    let subject = related ?? targetContentIdentifier ?? webpageURL?.absoluteString ?? title
    return activityType + (subject.map { "/" + $0 } ?? "")
  }
}
