/// How a widget is made up: its name, its sizes, where its content comes from.
///
/// Apple's counterpart: `WidgetConfiguration`.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  /// How it is made up.
  associatedtype Body: WidgetConfiguration
  /// How it is made up.
  var body: Body { get }
}

/// What is known of a widget: a mere value.
public struct WidgetParts: WidgetConfiguration {
  package var kinds: [String]
  package var displayName: LocalizedStringResource?
  package var description: LocalizedStringResource?
  package var families: [WidgetFamily] = WidgetFamily.allCases

  /// Itself.
  public var body: Self { self }
}

extension WidgetConfiguration {
  package var parts: WidgetParts { (self as? WidgetParts) ?? body.parts }

  private func changed<Value>(_ part: WritableKeyPath<WidgetParts, Value>, _ value: Value) -> WidgetParts {
    var parts = parts
    parts[keyPath: part] = value
    return parts
  }

  /// What people call the widget.
  public func configurationDisplayName(_ displayName: LocalizedStringResource) -> some WidgetConfiguration {
    changed(\.displayName, displayName)
  }
  /// What people call the widget.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
    changed(\.displayName, LocalizedStringResource(stringLiteral: String(displayName)))
  }
  /// What the widget is for.
  public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
    changed(\.description, description)
  }
  /// What the widget is for.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    changed(\.description, LocalizedStringResource(stringLiteral: String(description)))
  }
  /// The sizes the widget comes in.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changed(\.families, families)
  }
  /// Without effect on Linux.
  public func contentMarginsDisabled() -> some WidgetConfiguration { parts }
  /// Without effect on Linux.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { parts }
  /// Without effect on Linux.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { parts }
}

/// A widget that people do not set up.
///
/// Apple's counterpart: `StaticConfiguration`.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// What is known of it.
  public let body: WidgetParts

  /// A widget of that kind, whose entries the provider gives.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    body = WidgetParts(kinds: [kind])
  }
}

/// A widget that people set up by an intent.
///
/// Apple's counterpart: `AppIntentConfiguration`.
public struct AppIntentConfiguration<Intent: AppIntent, Content: View>: WidgetConfiguration {
  /// What is known of it.
  public let body: WidgetParts

  /// A widget of that kind, whose entries the provider gives for what was set up.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    body = WidgetParts(kinds: [kind])
  }
}

/// No widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// No widget.
  public init() {}
  /// Nothing is known of it.
  public var body: WidgetParts { WidgetParts(kinds: []) }
}
