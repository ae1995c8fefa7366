/// An intent that leads a UIKit scene to its content.
///
/// Apple's counterpart: `UISceneAppIntent`.
@_alwaysEmitConformanceMetadata
public protocol UISceneAppIntent: TargetContentProvidingIntent {
  /// Leads the scene to the content; called before the app comes to the front and before `perform()`.
  @MainActor func performNavigation(forScene scene: UIScene)
}

extension UISceneAppIntent {
  /// Does nothing: views or the scene's delegate lead there.
  @MainActor public func performNavigation(forScene scene: UIScene) {}

  /// The scene that was chosen for the run that goes on; `nil` outside a run, and in an app without scenes.
  @MainActor public var uiScene: UIScene? { UISceneBridge.chosen }
}

/// A scene's delegate that is told of intents.
///
/// Implement `scene(_:willPerformAppIntent:)`, which is called for every `UISceneAppIntent`, or `handle(_:)` for one
/// type of intent, whichever it is.
///
/// Apple's counterpart: `AppIntentSceneDelegate`.
@MainActor
public protocol AppIntentSceneDelegate: UISceneDelegate {
  /// The intent that `handle(_:)` takes.
  associatedtype HandledIntent: AppIntent = Never
  /// An intent is about to be performed, and this scene was chosen for it.
  func scene(_ scene: UIScene, willPerformAppIntent appIntent: any UISceneAppIntent)
  /// Leads the scene to what an intent is about.
  func handle(_ intent: HandledIntent) async
}

extension AppIntentSceneDelegate {
  /// Does nothing.
  public func scene(_ scene: UIScene, willPerformAppIntent appIntent: any UISceneAppIntent) {}
}

extension AppIntentSceneDelegate where HandledIntent == Never {
  /// Handles nothing.
  public func handle(_ intent: Never) async {}
}
