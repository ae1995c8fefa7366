/// An intent the system knows by its role.
@_alwaysEmitConformanceMetadata
public protocol SystemIntent: AppIntent {}

/// Opens an entity in the app: what a tap on a search result runs.
///
/// Each entity type has at most one. `target` is a `@Parameter`.
///
/// Apple's counterpart: `OpenIntent`.
@_alwaysEmitConformanceMetadata
public protocol OpenIntent: SystemIntent {
  /// What it opens.
  associatedtype Value: AppValue
  /// What it opens.
  var target: Value { get set }
}

extension OpenIntent {
  /// The app comes to the front.
  public static var openAppWhenRun: Bool { true }

  /// Does nothing besides: being opened is told to the app by the event.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that leads to a place in the app, found by the views that show such content.
///
/// Apple's counterpart: `TargetContentProvidingIntent`.
@_alwaysEmitConformanceMetadata
public protocol TargetContentProvidingIntent: SystemIntent {
  /// What scenes match on.
  var contentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
  /// With the app in front: that is what it is for.
  public static var supportedModes: IntentModes { .foreground }

  /// The intent's own identifier.
  public var contentIdentifier: String { Self.persistentIdentifier }

  /// Does nothing besides: the views lead there.
  public func perform() async throws -> some IntentResult { .result() }
}

extension TargetContentProvidingIntent where Self: OpenIntent {
  /// Does nothing besides: the views lead there.
  public func perform() async throws -> some IntentResult { .result() }
}
