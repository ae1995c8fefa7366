/// Says what a control shows.
///
/// Apple's counterpart: `ControlValueProvider`.
public protocol ControlValueProvider {
  /// What is shown.
  associatedtype Value
  /// What is shown where the control is chosen.
  var previewValue: Value { get }
  /// What is shown now.
  func currentValue() async throws -> Value
}

/// Says what a control shows that people set up by an intent.
///
/// Apple's counterpart: `AppIntentControlValueProvider`.
public protocol AppIntentControlValueProvider {
  /// What people set up.
  associatedtype Configuration: AppIntent
  /// What is shown.
  associatedtype Value
  /// What is shown where the control is chosen.
  func previewValue(configuration: Configuration) -> Value
  /// What is shown now.
  func currentValue(configuration: Configuration) async throws -> Value
}
