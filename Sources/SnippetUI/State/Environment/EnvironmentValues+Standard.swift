/// Whether a scene is in front.
///
/// Apple's counterpart: SwiftUI's `ScenePhase`.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not to be seen.
  case background
  /// To be seen, not in front.
  case inactive
  /// In front.
  case active
}

/// Opens an address.
///
/// On Linux it goes to whatever the app's views set as `openURL`, else nothing takes it.
///
/// Apple's counterpart: SwiftUI's `OpenURLAction`.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// What was done with an address.
  public struct Result: Sendable {
    let isAccepted: Bool
    /// It was taken.
    public static let handled = Result(isAccepted: true)
    /// It was not taken.
    public static let discarded = Result(isAccepted: false)
    /// The system is to take it, which on Linux nobody does.
    public static let systemAction = Result(isAccepted: false)
    /// The system is to take that one instead, which on Linux nobody does.
    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }

  private let handler: @MainActor (URL) -> Result

  /// An action by a closure.
  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Opens the address.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens the address and says whether it was taken.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(handler(url).isAccepted)
  }
}

/// Takes away what is presented: the sheet or the pushed view it is read in.
///
/// Apple's counterpart: SwiftUI's `DismissAction`.
@MainActor @preconcurrency
public struct DismissAction {
  let action: @MainActor () -> Void
  nonisolated init(_ action: @escaping @MainActor () -> Void = {}) { self.action = action }
  /// Takes it away; does nothing where nothing is presented.
  public func callAsFunction() { action() }
}

/// Opens a window of the app's scenes.
///
/// Apple's counterpart: SwiftUI's `OpenWindowAction`.
@MainActor @preconcurrency
public struct OpenWindowAction {
  let action: @MainActor (_ id: String?, _ value: AnyHashable?) -> Void
  nonisolated init(_ action: @escaping @MainActor (String?, AnyHashable?) -> Void = { _, _ in }) {
    self.action = action
  }
  /// Opens the scene of that identifier.
  public func callAsFunction(id: String) { action(id, nil) }
  /// Opens the scene for that value.
  public func callAsFunction<D: Codable & Hashable>(value: D) { action(nil, AnyHashable(value)) }
  /// Opens the scene of that identifier for that value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { action(id, AnyHashable(value)) }
}

private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.background }
private enum OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction { _ in .discarded }
}
private enum DismissKey: EnvironmentKey { static let defaultValue = DismissAction() }
private enum OpenWindowKey: EnvironmentKey { static let defaultValue = OpenWindowAction() }
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private enum IsPresentedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the scene is in front.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
  /// Opens addresses.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
  /// Takes away what is presented.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
  /// Whether the view is presented by another.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
  /// Opens windows.
  public internal(set) var openWindow: OpenWindowAction {
    get { self[OpenWindowKey.self] }
    set { self[OpenWindowKey.self] = newValue }
  }
  /// The person's language and region.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  /// The person's calendar.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// The person's time zone.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
