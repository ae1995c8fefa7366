/// Sets one value: what a switch or a slider of a control runs.
///
/// `value` is a `@Parameter`. Apple's counterpart: `SetValueIntent`.
@_alwaysEmitConformanceMetadata
public protocol SetValueIntent<ValueType>: SystemIntent {
  /// What is set.
  associatedtype ValueType: _IntentValue, Sendable
  /// What it is set to.
  var value: ValueType { get set }
}
