/// Keeps an activity up to date and hears when it is taken up.
///
/// On Linux `userActivityWillSave` is called before the runtime reads an activity that `needsSave`; the others are never called,
/// because no other device takes an activity up.
///
/// Apple's counterpart: `NSUserActivityDelegate`.
public protocol NSUserActivityDelegate: AnyObject {
  /// The activity is about to be read: its `userInfo` should be brought up to date.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// The activity was taken up elsewhere.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The name of a saved activity.
public typealias NSUserActivityPersistentIdentifier = String

/// The kind of activity that opens a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
