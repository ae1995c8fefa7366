/// A button or switch among the system's controls.
///
/// Linux has no such place: a control can be declared, and its intent runs as any other does.
///
/// Apple's counterpart: `ControlWidget`.
@MainActor @preconcurrency public protocol ControlWidget {
  /// How the control is made up.
  associatedtype Body: ControlWidgetConfiguration
  /// How the control is made up.
  var body: Body { get }
  /// A control.
  init()
}

/// How a control is made up.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
  /// How it is made up.
  associatedtype Body: ControlWidgetConfiguration
  /// How it is made up.
  var body: Body { get }
}

/// What is known of a control: a mere value.
public struct ControlParts: ControlWidgetConfiguration {
  package var kind: String
  package var displayName: LocalizedStringResource?
  package var description: LocalizedStringResource?

  /// Itself.
  public var body: Self { self }
}

extension ControlWidgetConfiguration {
  package var parts: ControlParts { (self as? ControlParts) ?? body.parts }

  /// What people call the control.
  public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration {
    var parts = parts
    parts.displayName = displayName
    return parts
  }
  /// What the control is for.
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
    var parts = parts
    parts.description = description
    return parts
  }
  /// Without effect on Linux.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { parts }
}

/// A control that people do not set up.
///
/// Apple's counterpart: `StaticControlConfiguration`.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  /// What is known of it.
  public let body: ControlParts

  /// A control of that kind.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    body = ControlParts(kind: kind)
  }
  /// A control of that kind that shows what the provider gives.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    body = ControlParts(kind: kind)
  }
}

/// A control that people set up by an intent.
///
/// Apple's counterpart: `AppIntentControlConfiguration`.
public struct AppIntentControlConfiguration<Configuration: AppIntent, Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  /// What is known of it.
  public let body: ControlParts

  /// A control of that kind that shows what was set up.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    body = ControlParts(kind: kind)
  }
  /// A control of that kind that shows what the provider gives for what was set up.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    body = ControlParts(kind: kind)
  }
}
