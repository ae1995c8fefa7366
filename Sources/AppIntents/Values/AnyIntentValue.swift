/// What parameters and properties have in common.
public protocol AnyIntentValue: Sendable {
  /// The value they hold.
  associatedtype Value: _IntentValue, Sendable
  /// Whether there may be no value.
  var isOptional: Bool { get }
  /// What people call it.
  var title: LocalizedStringResource { get }
}
