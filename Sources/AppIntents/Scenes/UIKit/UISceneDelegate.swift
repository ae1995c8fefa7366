/// Is told what becomes of a scene.
///
/// Apple's counterpart: UIKit's `UISceneDelegate`.
@MainActor
public protocol UISceneDelegate: AnyObject {
  /// The scene is about to be mounted.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene came to the front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to go from the front.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to be seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is to be seen no longer.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The scene is mounted no longer.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is to open addresses.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// The scene is to go on with an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// Is told what becomes of a scene with windows.
///
/// Apple's counterpart: UIKit's `UIWindowSceneDelegate`; a window to hold there is none on Linux.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}
