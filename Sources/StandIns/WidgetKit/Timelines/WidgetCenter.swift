/// Where an app says that its widgets are out of date.
///
/// There are no widgets on Linux: reloading does nothing, and no widget is ever set up.
///
/// Apple's counterpart: `WidgetCenter`.
public final class WidgetCenter: Sendable {
  /// The app's.
  public static let shared = WidgetCenter()

  /// Nothing.
  public func reloadAllTimelines() {}
  /// Nothing.
  public func reloadTimelines(ofKind kind: String) {}
  /// Nothing.
  public func invalidateConfigurationRecommendations() {}
  /// No widgets.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
  /// No widgets.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success([]))
  }
}

/// A widget that someone has set up; there is none on Linux.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  /// Which widget.
  public let kind: String
  /// Its size.
  public let family: WidgetFamily
  /// Kind and size.
  public var id: String { "\(kind)/\(family)" }
}

/// Where an app says that its controls are out of date.
///
/// There are no controls on Linux: reloading does nothing.
///
/// Apple's counterpart: `ControlCenter`.
public final class ControlCenter: Sendable {
  /// The app's.
  public static let shared = ControlCenter()

  /// Nothing.
  public func reloadAllControls() {}
  /// Nothing.
  public func reloadControls(ofKind kind: String) {}
}
