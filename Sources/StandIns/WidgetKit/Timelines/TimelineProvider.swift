/// For what a widget's entries are wanted.
///
/// Apple's counterpart: `TimelineProviderContext`.
public struct TimelineProviderContext: Sendable {
  /// The widget's size.
  public let family: WidgetFamily
  /// Whether the widget is only shown to be chosen.
  public let isPreview: Bool
  /// How much room there is, in points.
  public let displaySize: CGSize

  package init(
    family: WidgetFamily, isPreview: Bool = false, displaySize: CGSize = CGSize(width: 155, height: 155)
  ) {
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize
  }
}

/// Says what a widget shows.
///
/// Nothing on Linux shows widgets, so only code of the app's own, such as its tests, asks a provider.
///
/// Apple's counterpart: `TimelineProvider`.
@preconcurrency public protocol TimelineProvider {
  /// What is shown.
  associatedtype Entry: TimelineEntry
  /// For what entries are wanted.
  typealias Context = TimelineProviderContext
  /// What is shown before anything is known.
  func placeholder(in context: Context) -> Entry
  /// What is shown now.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// What is shown from now on.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Says what a widget shows that people set up by an intent.
///
/// Nothing on Linux shows widgets, so only code of the app's own, such as its tests, asks a provider.
///
/// Apple's counterpart: `AppIntentTimelineProvider`.
public protocol AppIntentTimelineProvider {
  /// What is shown.
  associatedtype Entry: TimelineEntry
  /// What people set up.
  associatedtype Intent: AppIntent
  /// For what entries are wanted.
  typealias Context = TimelineProviderContext
  /// What is shown before anything is known.
  func placeholder(in context: Context) -> Entry
  /// What is shown now.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// What is shown from now on.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Ways to set the widget up that the app proposes.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// None.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A way to set a widget up that the app proposes.
public struct AppIntentRecommendation<Intent: AppIntent> {
  /// How it is set up.
  public let intent: Intent
  /// What people see of it.
  public let description: LocalizedStringResource

  /// A proposal.
  public init(intent: Intent, description: LocalizedStringResource) {
    self.intent = intent
    self.description = description
  }

  /// A proposal, described by a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {
    self.init(intent: intent, description: LocalizedStringResource(stringLiteral: String(description)))
  }
}
