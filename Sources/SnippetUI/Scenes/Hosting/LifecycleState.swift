/// Which of a window's attachments are alive.
@MainActor
struct LifecycleState {
  private var gone: [[String]: @MainActor () -> Void] = [:]
  private var present: Set<[String]> = []
  private var lastValues: [[String]: Any] = [:]
  private var tasks: [[String]: Task<Void, Never>] = [:]
  private var activities: [[String]: NSUserActivity] = [:]

  /// Lets what is new appear, what changed act, and what is no longer there go.
  mutating func update(to attachments: [LifecycleAttachment], isInFront: Bool) {
    let identities = Set(attachments.map(\.identity))
    let removed = present.subtracting(identities)
    let known = present
    present = identities
    for identity in removed { remove(identity) }
    for attachment in attachments {
      let isNew = !known.contains(attachment.identity)
      switch attachment.event {
      case .appear(let action): if isNew { action() }
      case .disappear(let action): gone[attachment.identity] = action
      case .task(let restart, let priority, let work):
        let isDue = isNew || restart.map { hasChanged($0, attachment.identity) } ?? false
        if let restart { lastValues[attachment.identity] = restart.value }
        if isDue {
          tasks[attachment.identity]?.cancel()
          tasks[attachment.identity] = Task(priority: priority) { await work() }
        }
      case .change(let change):
        let last = lastValues[attachment.identity]
        let isDue = isNew ? change.initial : hasChanged(change, attachment.identity)
        lastValues[attachment.identity] = change.value
        if isDue { change.act(last) }
      case .activity(let use): show(use, attachment.identity, isInFront: isInFront)
      }
    }
  }

  private func hasChanged(_ change: ChangeAction, _ identity: [String]) -> Bool {
    lastValues[identity].map { !change.isEqual($0) } ?? false
  }

  private mutating func show(_ use: ActivityUse, _ identity: [String], isInFront: Bool) {
    let activity: NSUserActivity
    if let known = activities[identity], known.activityType == use.type {
      activity = known
    } else {
      activities[identity]?.invalidate()
      activity = NSUserActivity(activityType: use.type)
      activities[identity] = activity
    }
    use.update(activity)
    // Of several the innermost is current, as it comes last.
    if isInFront { activity.becomeCurrent() } else { activity.resignCurrent() }
  }

  private mutating func remove(_ identity: [String]) {
    gone.removeValue(forKey: identity)?()
    tasks.removeValue(forKey: identity)?.cancel()
    activities.removeValue(forKey: identity)?.invalidate()
    lastValues[identity] = nil
  }
}
