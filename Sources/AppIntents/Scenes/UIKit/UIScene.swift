/// A scene of the app as UIKit knows it: beside each mounted window there is one.
///
/// Apple's counterpart: UIKit's `UIScene`.
@MainActor
open class UIScene: UIResponder {
  /// Whether a scene is in front.
  public enum ActivationState: Int, Sendable {
    /// Not mounted.
    case unattached = -1
    /// In front.
    case foregroundActive = 0
    /// To be seen, not in front.
    case foregroundInactive = 1
    /// Not to be seen.
    case background = 2
  }

  /// What a scene is connected with.
  @MainActor
  open class ConnectionOptions: NSObject {
    /// The intent that the scene is made for.
    public internal(set) var appIntent: (any UISceneAppIntent)?
    /// Activities that the scene is to go on with.
    public internal(set) var userActivities: Set<NSUserActivity> = []
    /// Addresses that the scene is to open.
    public internal(set) var urlContexts: Set<UIOpenURLContext> = []
  }

  /// The session, which outlives the scene.
  public let session: UISceneSession
  /// Who is told what becomes of the scene.
  open var delegate: (any UISceneDelegate)?
  /// What people call it.
  open var title: String?
  weak var window: HostedWindow?

  /// A scene of that session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// A scene of a session of its own.
  public nonisolated required init() { fatalError("A scene is made by the system, for a session.") }

  /// Whether it is in front.
  open var activationState: ActivationState {
    switch window?.phase {
    case .active?: .foregroundActive
    case .inactive?: .foregroundInactive
    case .background?: .background
    case nil: .unattached
    }
  }
}

/// A scene with windows.
///
/// Apple's counterpart: UIKit's `UIWindowScene`.
@MainActor
open class UIWindowScene: UIScene {}

/// What a scene may be asked to open.
///
/// Apple's counterpart: UIKit's `UIOpenURLContext`.
@MainActor
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  init(url: URL) {
    self.url = url
    super.init()
  }
}

/// A scene's session.
///
/// Apple's counterpart: UIKit's `UISceneSession`.
@MainActor
open class UISceneSession: NSObject {
  /// What kind of scene it is.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String
    /// A role of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A scene of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// Tells sessions apart.
  public let persistentIdentifier = UUID().uuidString
  /// What kind of scene it is.
  public let role: Role
  /// How its scenes are set up.
  public internal(set) var configuration: UISceneConfiguration
  /// What the app keeps with it.
  public var userInfo: [String: Any]?

  init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
    super.init()
  }
}

/// How scenes are set up: most of all, which class their delegate has.
///
/// Apple's counterpart: UIKit's `UISceneConfiguration`.
@MainActor
open class UISceneConfiguration: NSObject {
  /// The configuration's name.
  public let name: String?
  /// The role it is for.
  public let role: UISceneSession.Role
  /// The delegate's class, which must be a `UIResponder`.
  open var delegateClass: AnyClass?
  /// The scene's class; `UIWindowScene` where nothing is said.
  open var sceneClass: AnyClass?

  /// A configuration of that name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
