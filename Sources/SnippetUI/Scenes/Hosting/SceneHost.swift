/// Mounts an app's scenes without a screen, and keeps them up to date.
///
/// Views are evaluated again after each change of their state, of observable objects they read, or of the app itself.
@MainActor
package final class SceneHost {
  /// The host of this process's app.
  package static var current: SceneHost?

  /// How often views may change something while they appear before that counts as without end.
  private static let patience = 100

  private let app: any App
  private let storage = ViewStorage()
  private let invalidation: Invalidation
  /// What the app can show.
  package private(set) var scenes: [SceneNode] = []
  /// What is mounted, in the order it was opened.
  package private(set) var windows: [HostedWindow] = []
  /// The window the person sees, if the app is in front.
  package var front: HostedWindow? { windows.first { $0.phase == .active } }
  /// Called for each new window before its views appear.
  package var windowOpened: (HostedWindow) -> Void = { _ in }
  /// Called for addresses that the views do not take themselves.
  package var opensAddress: @MainActor (URL) -> Bool = { _ in false }
  private var isSettling = false
  /// Whether the views never came to rest; then only events from outside have them evaluated again.
  private var isTired = false

  /// - Parameter app: made by its `init()` already.
  package init(app: any App) {
    self.app = app
    let later = Later()
    invalidation = Invalidation { later.settle() }
    later.host = self
    storage.tellChanges(to: invalidation)
  }

  /// Settles a little later, when whoever made the change is done.
  private final class Later: @unchecked Sendable {
    @MainActor weak var host: SceneHost?
    func settle() {
      Task { @MainActor in
        guard let host = self.host, !host.isTired else { return }
        host.settle()
      }
    }
  }

  // MARK: Mounting

  /// Evaluates the app's body and opens the first of its windows.
  package func mount() {
    evaluateApp()
    if windows.isEmpty,
      let first = scenes.first(where: { $0.kind != .settings && $0.valueType == nil }) ?? scenes.first
    {
      open(first)
    } else {
      settle()
    }
  }

  /// Opens a window, or gives the one that there is of that scene and value.
  @discardableResult
  package func open(_ scene: SceneNode, value: AnyHashable? = nil) -> HostedWindow {
    let known = windows.first { $0.scene.identity == scene.identity && $0.value == value }
    if let known, scene.kind != .windowGroup || value != nil { return known }
    let window = HostedWindow(scene: scene, value: value, invalidation: invalidation)
    windows.append(window)
    window.phase = front == nil ? .background : .inactive
    windowOpened(window)
    window.evaluate(environment)
    invalidation.mark()
    settle()
    return window
  }

  /// Opens the scene of that identifier, or for values of that type.
  ///
  /// - Returns: `nil` if the app has none.
  @discardableResult
  package func open(id: String?, value: AnyHashable?) -> HostedWindow? {
    let scene = scenes.first { scene in
      (id == nil || scene.id == id)
        && (value == nil || scene.valueType.map { $0 == Swift.type(of: value?.base ?? 0) } ?? false)
    }
    return scene.map { open($0, value: value) }
  }

  /// Takes a window away.
  package func close(_ window: HostedWindow) {
    windows.removeAll { $0 === window }
    window.runLifecycle(isClosing: true)
    settle()
  }

  /// Brings a window to the front, with the app.
  package func bringForward(_ window: HostedWindow) {
    for other in windows { other.phase = other === window ? .active : .inactive }
    invalidation.mark()
    settle()
  }

  /// Takes the app from the front.
  package func sendBack() {
    for window in windows { window.phase = .background }
    invalidation.mark()
    settle()
  }

  // MARK: Keeping up to date

  private var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.openWindow = OpenWindowAction { [weak self] id, value in
      if let self, let window = open(id: id, value: value) { bringForward(window) }
    }
    values.openURL = OpenURLAction { [weak self] url in
      self?.opensAddress(url) == true ? .handled : .discarded
    }
    return values
  }

  private func evaluateApp() {
    scenes = storage.pass {
      let context = ViewContext(storage: storage)
      ViewEvaluation.connect(app, in: context)
      return SceneEvaluation.nodes(of: Self.body(of: app), in: context)
    }
  }

  private static func body<A: App>(of app: A) -> any Scene { app.body }

  /// Evaluates everything again until nothing has changed, and lets views appear, act and go.
  package func settle() {
    guard !isSettling else { return }
    isSettling = true
    isTired = false
    defer { isSettling = false }
    for _ in 0..<Self.patience {
      guard invalidation.take() else { return }
      let invalidation = invalidation
      withObservationTracking {
        evaluateApp()
        for window in windows {
          window.scene = scenes.first { $0.identity == window.scene.identity } ?? window.scene
          window.evaluate(environment)
        }
      } onChange: {
        invalidation.mark()
      }
      for window in windows { window.runLifecycle() }
    }
    isTired = true
    print(
      "limelight: the views of this app change something each time they appear; left as they are",
      to: &Self.talk)
  }

  private static var talk = StandardError()
  private struct StandardError: TextOutputStream {
    func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
  }

  // MARK: Events from outside

  /// The window that takes what has this content identifier; a new one if no open one does.
  ///
  /// First an open window that prefers it, then one whose view or scene allows it, then one that says nothing about
  /// it, the frontmost and then the oldest first. Else a new window of a scene that names it, or of one that
  /// says nothing, or of the first.
  ///
  /// - Returns: `nil` only if the app has no scenes.
  package func window(for identifier: String) -> HostedWindow? {
    settle()
    let ordered = windows.filter { $0.phase == .active } + windows.filter { $0.phase != .active }
    let rated = ordered.map { ($0.suitability(for: identifier), $0) }
    let named = scenes.filter { $0.suitability(for: identifier) == .allowed }
    for wanted in [HostedWindow.Suitability.preferred, .allowed] {
      if let window = rated.first(where: { $0.0 == wanted })?.1 { return window }
    }
    if let scene = named.first { return open(scene) }
    if let window = rated.first(where: { $0.0 == .open })?.1 { return window }
    return (scenes.first { $0.suitability(for: identifier) == .open } ?? scenes.first).map { open($0) }
  }

  /// Lets the window that takes it go on with an activity.
  ///
  /// - Returns: whether a view took it.
  @discardableResult
  package func continueActivity(_ activity: NSUserActivity) -> Bool {
    guard let window = window(for: activity.targetContentIdentifier ?? activity.activityType) else {
      return false
    }
    let handlers = window.root.attachments(of: ActivityHandler.self).filter {
      $0.type == activity.activityType
    }
    for handler in handlers { handler.action(activity) }
    settle()
    return !handlers.isEmpty
  }

  /// Lets the window that takes it open an address.
  ///
  /// - Returns: whether a view took it.
  @discardableResult
  package func openAddress(_ url: URL) -> Bool {
    guard let window = window(for: url.absoluteString) else { return false }
    let handlers = window.root.attachments(of: URLHandler.self)
    for handler in handlers { handler.action(url) }
    settle()
    return !handlers.isEmpty
  }
}
