/// What someone is doing in an app: a screen that is shown, a document that is edited.
///
/// On Linux an activity does not travel to other devices and Siri learns nothing from it. It tells the runtime what is on screen
/// (`becomeCurrent()`), it carries what an app is launched or continued with, and, if it is eligible for search, Core Spotlight's
/// part of the package can index it. All properties may be used from any thread.
///
/// Apple's counterpart: Foundation's `NSUserActivity`, which Linux lacks.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The kind of activity, by convention in reverse-DNS form.
  public let activityType: String
  private let lock = NSRecursiveLock()
  private var state = State()

  private struct State {
    var title: String?
    var userInfo: [AnyHashable: Any]?
    var requiredUserInfoKeys: Set<String>?
    var keywords: Set<String> = []
    var isEligibleForHandoff = true
    var isEligibleForSearch = false
    var isEligibleForPrediction = false
    var isEligibleForPublicIndexing = false
    var supportsContinuationStreams = false
    var persistentIdentifier: NSUserActivityPersistentIdentifier?
    var targetContentIdentifier: String?
    var suggestedInvocationPhrase: String?
    var webpageURL: URL?
    var referrerURL: URL?
    var expirationDate: Date?
    var needsSave = false
    var isInvalid = false
    weak var delegate: (any NSUserActivityDelegate)?
    var values: [String: any Sendable] = [:]
  }

  /// An activity of that kind.
  public init(activityType: String) { self.activityType = activityType }

  /// An activity of the first kind that the app's `Info.plist` names under `NSUserActivityTypes`.
  ///
  /// An app without such a list has an activity of the kind "".
  public override convenience init() {
    let kinds = Bundle.main.object(forInfoDictionaryKey: "NSUserActivityTypes") as? [String]
    self.init(activityType: kinds?.first ?? "")
  }

  private func read<Value>(_ property: KeyPath<State, Value>) -> Value {
    lock.withLock { state[keyPath: property] }
  }

  private func write<Value>(_ property: WritableKeyPath<State, Value>, _ value: Value) {
    lock.withLock { state[keyPath: property] = value }
  }

  /// What people call the activity.
  open var title: String? {
    get { read(\.title) }
    set { write(\.title, newValue) }
  }
  /// What the app needs to take the activity up again.
  open var userInfo: [AnyHashable: Any]? {
    get { read(\.userInfo) }
    set { write(\.userInfo, newValue) }
  }
  /// The keys of `userInfo` without which the activity cannot be taken up.
  open var requiredUserInfoKeys: Set<String>? {
    get { read(\.requiredUserInfoKeys) }
    set { write(\.requiredUserInfoKeys, newValue) }
  }
  /// Words under which the activity is found.
  open var keywords: Set<String> {
    get { read(\.keywords) }
    set { write(\.keywords, newValue) }
  }
  /// Whether other devices may take the activity up; without effect on Linux.
  open var isEligibleForHandoff: Bool {
    get { read(\.isEligibleForHandoff) }
    set { write(\.isEligibleForHandoff, newValue) }
  }
  /// Whether the activity may be found by searching on this device.
  open var isEligibleForSearch: Bool {
    get { read(\.isEligibleForSearch) }
    set { write(\.isEligibleForSearch, newValue) }
  }
  /// Whether the activity may be suggested; a mere value on Linux.
  open var isEligibleForPrediction: Bool {
    get { read(\.isEligibleForPrediction) }
    set { write(\.isEligibleForPrediction, newValue) }
  }
  /// Whether everyone may find the activity on the web; without effect on Linux.
  open var isEligibleForPublicIndexing: Bool {
    get { read(\.isEligibleForPublicIndexing) }
    set { write(\.isEligibleForPublicIndexing, newValue) }
  }
  /// Whether the continuing app may ask for streams; no other device can on Linux.
  open var supportsContinuationStreams: Bool {
    get { read(\.supportsContinuationStreams) }
    set { write(\.supportsContinuationStreams, newValue) }
  }
  /// The name under which saved activities are deleted.
  open var persistentIdentifier: NSUserActivityPersistentIdentifier? {
    get { read(\.persistentIdentifier) }
    set { write(\.persistentIdentifier, newValue) }
  }
  /// Which content the activity shows, for the scene that is to handle it.
  open var targetContentIdentifier: String? {
    get { read(\.targetContentIdentifier) }
    set { write(\.targetContentIdentifier, newValue) }
  }
  /// What someone might say to come back to the activity; a mere value on Linux.
  open var suggestedInvocationPhrase: String? {
    get { read(\.suggestedInvocationPhrase) }
    set { write(\.suggestedInvocationPhrase, newValue) }
  }
  /// The web page that shows the same.
  open var webpageURL: URL? {
    get { read(\.webpageURL) }
    set { write(\.webpageURL, newValue) }
  }
  /// The page from which the activity's page was reached.
  open var referrerURL: URL? {
    get { read(\.referrerURL) }
    set { write(\.referrerURL, newValue) }
  }
  /// When the activity is no longer of use.
  open var expirationDate: Date? {
    get { read(\.expirationDate) }
    set { write(\.expirationDate, newValue) }
  }
  /// Whether the delegate is asked to update `userInfo` before the activity is used again.
  open var needsSave: Bool {
    get { read(\.needsSave) }
    set { write(\.needsSave, newValue) }
  }
  /// Who updates the activity and hears of its continuation; not retained.
  open weak var delegate: (any NSUserActivityDelegate)? {
    get { read(\.delegate) }
    set { write(\.delegate, newValue) }
  }

  /// Adds entries to `userInfo`; those of the same key are replaced.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    lock.withLock { state.userInfo = (state.userInfo ?? [:]).merging(otherDictionary) { _, new in new } }
  }

  /// Says that this is what the person does now.
  ///
  /// The activity that was current before is so no longer. Without effect after `invalidate()`.
  open func becomeCurrent() {
    guard !isInvalid else { return }
    UserActivityCenter.shared.makeCurrent(self)
  }

  /// Says that the person does this no longer.
  open func resignCurrent() { UserActivityCenter.shared.resign(self) }

  /// Ends the activity for good; it cannot become current again.
  open func invalidate() {
    write(\.isInvalid, true)
    UserActivityCenter.shared.invalidate(self)
  }

  /// Whether `invalidate()` was called.
  package var isInvalid: Bool { read(\.isInvalid) }

  /// Asks the delegate to bring `userInfo` up to date, if the app said that this is needed.
  package func saveIfNeeded() {
    guard needsSave else { return }
    needsSave = false
    delegate?.userActivityWillSave(self)
  }

  /// What other modules keep with the activity, such as Core Spotlight's attributes or an entity's identifier.
  package subscript<Value: Sendable>(value name: String) -> Value? {
    get { lock.withLock { state.values[name] as? Value } }
    set { lock.withLock { state.values[name] = newValue } }
  }

  /// Deletes the saved activities of those names; on Linux what search knows of them.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler handler: @escaping @Sendable () -> Void
  ) {
    UserActivityCenter.shared.delete(persistentIdentifiers, then: handler)
  }

  /// Deletes the saved activities of those names, and returns when that is done.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier]
  ) async {
    await withCheckedContinuation { done in
      deleteSavedUserActivities(withPersistentIdentifiers: persistentIdentifiers) { done.resume() }
    }
  }

  /// Deletes all saved activities of the app.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void) {
    UserActivityCenter.shared.delete(nil, then: handler)
  }

  /// Deletes all saved activities of the app, and returns when that is done.
  open class func deleteAllSavedUserActivities() async {
    await withCheckedContinuation { done in deleteAllSavedUserActivities { done.resume() } }
  }
}
