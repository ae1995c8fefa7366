import SnippetUI

/// The app as UIKit knows it.
///
/// Apple's counterpart: UIKit's `UIApplication`, of which Linux has what scenes and delegates need.
@MainActor
open class UIApplication: UIResponder {
  /// The app of this process.
  public static let shared = UIApplication()

  /// Who is told what becomes of the app; not retained on Apple's systems, kept here.
  open var delegate: (any UIApplicationDelegate)?
  weak var host: SceneHost?

  /// The scenes that are mounted.
  open var connectedScenes: Set<UIScene> {
    Set(host?.windows.compactMap { $0.companion as? UIScene } ?? [])
  }

  /// Opens an address, and gives whether something took it.
  @discardableResult
  open func open(_ url: URL) async -> Bool { host?.opensAddress(url) ?? false }

  /// What the app was launched with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// A key of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// Is told what becomes of the app.
///
/// Apple's counterpart: UIKit's `UIApplicationDelegate`.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The app has started; what is returned is not looked at.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// How a new scene is set up.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// The session's own configuration.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
}

/// Makes an app's delegate, before its scenes are mounted.
///
/// Apple's counterpart: SwiftUI's `UIApplicationDelegateAdaptor`.
@MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: UIResponder & UIApplicationDelegate> {
  /// The delegate.
  public let wrappedValue: Delegate

  /// Makes a delegate of that class.
  public init(_ delegateType: Delegate.Type = Delegate.self) {
    wrappedValue = delegateType.init()
    UIApplication.shared.delegate = wrappedValue
    _ = wrappedValue.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
  }
}
