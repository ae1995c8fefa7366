import FoundationAdditions
import Synchronization
import Testing

@Suite(.serialized) struct UserActivityTests {
  private final class Saver: NSUserActivityDelegate {
    let asked = Mutex(0)
    func userActivityWillSave(_ userActivity: NSUserActivity) {
      asked.withLock { $0 += 1 }
      userActivity.addUserInfoEntries(from: ["scroll": 12])
    }
  }

  @Test("An activity is current until another one is, or until it resigns")
  func current() {
    let center = UserActivityCenter.shared
    let reading = NSUserActivity(activityType: "org.example.reading")
    let writing = NSUserActivity(activityType: "org.example.writing")
    let before = Date()
    reading.becomeCurrent()
    #expect(center.current?.activity === reading)
    #expect(center.current.map { $0.since >= before } == true)
    writing.becomeCurrent()
    reading.resignCurrent()
    #expect(center.current?.activity === writing)
    writing.invalidate()
    #expect(center.current == nil)
    writing.becomeCurrent()
    #expect(center.current == nil)
  }

  @Test("The delegate is asked for what is missing before the current activity is read")
  func saving() {
    let saver = Saver()
    let activity = NSUserActivity(activityType: "org.example.reading")
    activity.delegate = saver
    activity.userInfo = ["page": 3]
    activity.needsSave = true
    activity.becomeCurrent()
    let found = UserActivityCenter.shared.current?.activity
    #expect(found?.userInfo?["scroll"] as? Int == 12 && found?.userInfo?["page"] as? Int == 3)
    _ = UserActivityCenter.shared.current
    #expect(saver.asked.withLock { $0 } == 1)
    activity.invalidate()
  }

  @Test("Observers hear of what happens in its order, and deleting waits for them")
  func observers() async {
    let heard = Mutex<[String]>([])
    let stop = UserActivityCenter.shared.observe { event in
      await Task.yield()
      let line =
        switch event {
        case .becameCurrent(let activity): "current \(activity.activityType)"
        case .changed(let activity): "changed \(activity.activityType)"
        case .resigned(let activity): "resigned \(activity.activityType)"
        case .invalidated(let activity): "over \(activity.activityType)"
        case .deleted(let names): "deleted \(names ?? ["all"])"
        }
      heard.withLock { $0.append(line) }
    }
    let one = NSUserActivity(activityType: "one")
    let two = NSUserActivity(activityType: "two")
    one.becomeCurrent()
    two.becomeCurrent()
    two.invalidate()
    await NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["a", "b"])
    await NSUserActivity.deleteAllSavedUserActivities()
    stop()
    // Other tests have activities in this process too.
    let own = heard.withLock { $0 }.filter {
      $0.hasSuffix(" one") || $0.hasSuffix(" two") || $0.hasPrefix("deleted")
    }
    #expect(
      own == [
        "current one", "resigned one", "current two", "over two", "deleted [\"a\", \"b\"]",
        "deleted [\"all\"]",
      ])
  }

  @Test("Other modules keep values of theirs with an activity")
  func values() {
    let activity = NSUserActivity(activityType: "one")
    activity[value: "entity"] = "tour-1"
    #expect(activity[value: "entity"] == "tour-1")
    #expect((activity[value: "entity"] as Int?) == nil)
    activity[value: "entity"] = String?.none
    #expect((activity[value: "entity"] as String?) == nil)
  }
}
