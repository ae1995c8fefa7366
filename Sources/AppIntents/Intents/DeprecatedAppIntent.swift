/// An intent that another one, or none, stands in for.
///
/// It still runs. Apple's counterpart: `DeprecatedAppIntent`.
@_alwaysEmitConformanceMetadata
public protocol DeprecatedAppIntent: AppIntent {
  /// What stands in for it.
  associatedtype ReplacementIntent: AppIntent = Never
  /// What to tell people.
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

extension DeprecatedAppIntent where ReplacementIntent == Never {
  /// That it is out of date, and nothing more.
  public static var deprecation: IntentDeprecation<Never> {
    IntentDeprecation(message: "This action is out of date.")
  }
}

/// Why an intent is out of date, and what to use.
///
/// Apple's counterpart: `IntentDeprecation`.
public struct IntentDeprecation<ReplacementIntent: AppIntent>: Sendable {
  /// What to tell people; empty if nothing.
  public var message: LocalizedStringResource
  /// What to use.
  public var replacedBy: ReplacementIntent.Type?

  /// A message, and what to use.
  public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {
    self.message = message
    self.replacedBy = replacedBy
  }

  /// A message.
  public init(message: LocalizedStringResource) where ReplacementIntent == Never {
    self.init(message: message, replacedBy: nil)
  }

  /// What to use.
  public init(replacedBy: ReplacementIntent.Type) { self.init(message: "", replacedBy: replacedBy) }
}

/// An intent that stands in for an intent class of SiriKit.
///
/// Shortcuts made with the old class are an affair of Apple's systems; here the name is a mere value.
///
/// Apple's counterpart: `CustomIntentMigratedAppIntent`.
@_alwaysEmitConformanceMetadata
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of the old class.
  static var intentClassName: String { get }
}

extension CustomIntentMigratedAppIntent {
  /// The name of the old class, which shortcuts know.
  public static var persistentIdentifier: String { intentClassName }
}
