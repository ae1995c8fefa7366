/// Something the app can do.
///
/// Apple's counterpart: `AppIntent`.
@_alwaysEmitConformanceMetadata
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, _IntentDescribing, Sendable {
  /// What `perform()` gives.
  associatedtype PerformResult: IntentResult
  /// The sentence that shows the intent.
  associatedtype SummaryContent: ParameterSummary
  /// What people call it.
  static var title: LocalizedStringResource { get }
  /// What it does, for people.
  static var description: IntentDescription? { get }
  /// Whether the app comes to the front before `perform()`; `supportedModes` says it better.
  static var openAppWhenRun: Bool { get }
  /// Where it may run.
  static var supportedModes: IntentModes { get }
  /// Whether the person must be present.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Whether people find it in searches and editors.
  static var isDiscoverable: Bool { get }
  /// The sentence that shows the intent with its parameters.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
  /// Does it; all required parameters have values.
  func perform() async throws -> PerformResult
  /// An intent without values.
  init()
}

extension AppIntent {
  /// A value the intent needs.
  public typealias Parameter = IntentParameter
  /// A text that is looked up when shown, here for files that import AppIntents name by name.
  public typealias LocalizedStringResource = AppIntents.LocalizedStringResource

  /// None.
  public static var description: IntentDescription? { nil }
  /// The app stays where it is.
  public static var openAppWhenRun: Bool { false }
  /// In front if `openAppWhenRun` says so, else in the background.
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
  /// Always allowed.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// People find it.
  public static var isDiscoverable: Bool { true }
  /// No sentence.
  public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }
}

/// Whether the person must be present for an intent to run.
public enum IntentAuthenticationPolicy: Equatable, Hashable, Sendable {
  /// Need not be.
  case alwaysAllowed
  /// Must be known.
  case requiresAuthentication
  /// Must be known to this device.
  case requiresLocalDeviceAuthentication
}

/// No intent: the type that stands where an intent could be and is not.
extension Never: AppIntent {
  /// None.
  public static var title: LocalizedStringResource { "" }
  /// Never runs.
  public func perform() async throws -> Never { switch self {} }
  /// Cannot be made.
  public init() { fatalError("Never has no values.") }
}
