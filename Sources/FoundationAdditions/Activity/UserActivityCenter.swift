/// Knows which activity is current, and tells those who want to know what becomes of activities.
package final class UserActivityCenter: @unchecked Sendable {
  package static let shared = UserActivityCenter()

  package enum Event: Sendable {
    case becameCurrent(NSUserActivity)
    /// The current activity is about something else now.
    case changed(NSUserActivity)
    case resigned(NSUserActivity)
    case invalidated(NSUserActivity)
    /// The app deletes saved activities; all of them if there are no names.
    case deleted([NSUserActivityPersistentIdentifier]?)
  }

  /// The current activity and since when it is so.
  package struct Current: Sendable {
    package let activity: NSUserActivity
    package let since: Date
  }

  package typealias Observer = @Sendable (Event) async -> Void

  private let lock = NSLock()
  private let now: @Sendable () -> Date
  private var latest: Current?
  private var observers: [Int: Observer] = [:]
  private var observersSoFar = 0
  private var pending: Task<Void, Never>?

  package init(now: @escaping @Sendable () -> Date = { Date() }) { self.now = now }

  /// What is current; its delegate has been asked to bring it up to date.
  package var current: Current? {
    let found = lock.withLock { latest }
    found?.activity.saveIfNeeded()
    return found
  }

  /// Calls that function with each event, one after the other, in the order they happened.
  ///
  /// - Returns: what ends the observation.
  package func observe(_ observer: @escaping Observer) -> @Sendable () -> Void {
    let id = lock.withLock {
      observersSoFar += 1
      observers[observersSoFar] = observer
      return observersSoFar
    }
    return { [self] in lock.withLock { observers[id] = nil } }
  }

  /// Waits until every observer has handled what has happened so far.
  package func settle() async { await lock.withLock { pending }?.value }

  func makeCurrent(_ activity: NSUserActivity) {
    let previous = lock.withLock {
      defer { latest = Current(activity: activity, since: now()) }
      return latest?.activity
    }
    if let previous, previous !== activity { tell(.resigned(previous)) }
    tell(.becameCurrent(activity))
  }

  /// Tells that an activity is about something else, if it is the current one.
  package func noteChange(of activity: NSUserActivity) {
    if lock.withLock({ latest?.activity === activity }) { tell(.changed(activity)) }
  }

  func resign(_ activity: NSUserActivity) {
    if dropIfCurrent(activity) { tell(.resigned(activity)) }
  }

  func invalidate(_ activity: NSUserActivity) {
    _ = dropIfCurrent(activity)
    tell(.invalidated(activity))
  }

  func delete(
    _ names: [NSUserActivityPersistentIdentifier]?, then done: @escaping @Sendable () -> Void
  ) {
    tell(.deleted(names), then: done)
  }

  private func dropIfCurrent(_ activity: NSUserActivity) -> Bool {
    lock.withLock {
      guard latest?.activity === activity else { return false }
      latest = nil
      return true
    }
  }

  private func tell(_ event: Event, then done: (@Sendable () -> Void)? = nil) {
    lock.withLock {
      let told = Array(observers.values)
      if told.isEmpty && pending == nil {
        guard let done else { return }
        pending = Task { done() }
        return
      }
      pending = Task { [previous = pending] in
        await previous?.value
        for observer in told { await observer(event) }
        done?()
      }
    }
  }
}
