import CoreSpotlight
import SearchIndex
import SearchModel
import Synchronization

/// Tells search which entity the app shows: that of the current activity, until it resigns.
enum OnScreenReporting {
  /// Begins to listen; once is enough, and again does nothing.
  static func start() { _ = started }

  private static let started: Bool = {
    _ = UserActivityCenter.shared.observe { event in await handle(event) }
    return true
  }()

  /// The activity whose entity was reported.
  private static let reported = Mutex<ObjectIdentifier?>(nil)

  private static func handle(_ event: UserActivityCenter.Event) async {
    switch event {
    case .becameCurrent(let activity), .changed(let activity):
      let entity = activity.appEntityIdentifier
      reported.withLock { $0 = entity.map { _ in ObjectIdentifier(activity) } }
      await report(entity)
    case .resigned(let activity), .invalidated(let activity):
      let wasReported = reported.withLock { latest in
        guard latest == ObjectIdentifier(activity) else { return false }
        latest = nil
        return true
      }
      if wasReported { await report(nil) }
    case .deleted: break
    }
  }

  /// What is on screen helps searching, and is never worth failing for.
  private static func report(_ entity: EntityIdentifier?) async {
    let channel = DonationChannel(indexName: "")
    let key = entity.map {
      EntityKey(app: channel.app, type: $0.entityType.persistentIdentifier, id: $0.identifier)
    }
    // What was donated just now has to be in the catalog to be known.
    await channel.settle()
    try? await channel.engine.noteOnScreen(key, app: channel.app)
  }
}
