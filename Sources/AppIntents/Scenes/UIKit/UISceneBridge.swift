import SnippetUI

/// Keeps a UIKit scene, with its delegate, beside each mounted window.
@MainActor
enum UISceneBridge {
  /// The scene that was chosen for the intent that runs.
  static weak var chosen: UIScene?

  /// Makes the scene of a window that is being opened.
  static func connect(_ window: HostedWindow, in host: SceneHost, appIntent: (any UISceneAppIntent)?) {
    let application = UIApplication.shared
    let role = UISceneSession.Role.windowApplication
    let session = UISceneSession(
      role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role))
    let options = UIScene.ConnectionOptions()
    options.appIntent = appIntent
    if let delegate = application.delegate {
      session.configuration = delegate.application(
        application, configurationForConnecting: session, options: options)
    }
    let type = session.configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    let scene = type.init(session: session, connectionOptions: options)
    scene.window = window
    window.companion = scene
    if let responder = session.configuration.delegateClass as? UIResponder.Type {
      scene.delegate = responder.init() as? any UISceneDelegate
    }
    application.host = host
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
  }

  /// Tells a window's scene of an intent.
  static func lead(_ window: HostedWindow, to intent: any AppIntent) async {
    guard let scene = window.companion as? UIScene else { return }
    chosen = scene
    if let delegate = scene.delegate as? any AppIntentSceneDelegate { await tell(delegate, scene, intent) }
    (intent as? any UISceneAppIntent)?.performNavigation(forScene: scene)
  }

  private static func tell<Delegate: AppIntentSceneDelegate>(
    _ delegate: Delegate, _ scene: UIScene, _ intent: any AppIntent
  ) async {
    if let intent = intent as? any UISceneAppIntent { delegate.scene(scene, willPerformAppIntent: intent) }
    if let intent = intent as? Delegate.HandledIntent { await delegate.handle(intent) }
  }
}
