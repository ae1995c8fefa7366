/// What can be set about a widget; `perform()` need not be written.
///
/// Apple's counterpart: `WidgetConfigurationIntent`.
@_alwaysEmitConformanceMetadata
public protocol WidgetConfigurationIntent: AppIntent {
  /// What `perform()` gives where it is not written.
  associatedtype NeverResult where NeverResult == Never
}

extension WidgetConfigurationIntent {
  /// Refuses: a configuration is read, not run.
  ///
  /// - Throws: `AppIntentError.Unrecoverable.notAllowed`.
  public func perform() async throws -> Never { throw AppIntentError.Unrecoverable.notAllowed }
}

/// What can be set about a control; `perform()` need not be written.
///
/// Apple's counterpart: `ControlConfigurationIntent`.
@_alwaysEmitConformanceMetadata
public protocol ControlConfigurationIntent: AppIntent {
  /// What `perform()` gives where it is not written.
  associatedtype NeverResult where NeverResult == Never
}

extension ControlConfigurationIntent {
  /// Refuses: a configuration is read, not run.
  ///
  /// - Throws: `AppIntentError.Unrecoverable.notAllowed`.
  public func perform() async throws -> Never { throw AppIntentError.Unrecoverable.notAllowed }
}
