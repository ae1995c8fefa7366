/// What performing an intent gives.
public protocol IntentResult: Sendable {
  /// The value the next action gets.
  associatedtype Value: _IntentValue = Never
  /// The intent that runs next.
  associatedtype OpensAppIntent: AppIntent = Never
  /// What is shown.
  associatedtype Snippet = Never
  /// What is said.
  associatedtype Dialog = Never
  /// The value the next action gets.
  var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result that runs another intent next.
public protocol OpensIntent: IntentResult {}

/// A result that says something.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

extension ProvidesDialog {
  /// What is said; `nil` if the result was made without words.
  public var dialog: IntentDialog? { (self as? any AnyIntentResult)?.dialog }
}

extension Never: IntentResult {
  /// None.
  public var value: Never? { nil }
}

/// The result all `.result(…)` forms give.
///
/// Apple's counterpart: `IntentResultContainer`.
public struct IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog>: IntentResult, @unchecked Sendable
where Value: _IntentValue, OpensAppIntent: AppIntent {
  /// The value the next action gets.
  public var value: Value?
  /// What is said.
  public var dialog: IntentDialog?
  /// The intent that runs next.
  public var opensIntent: OpensAppIntent?
  /// A live activity the result belongs to.
  public var activityIdentifier: String?
  /// The intent that runs next, whatever its type.
  package var nextIntent: (any AppIntent)?
  /// What is shown.
  package var snippet: Snippet?

  init(
    value: Value? = nil, dialog: IntentDialog? = nil, nextIntent: (any AppIntent)? = nil,
    activityIdentifier: String? = nil, snippet: Snippet? = nil
  ) {
    self.value = value
    self.dialog = dialog
    self.nextIntent = nextIntent
    self.activityIdentifier = activityIdentifier
    self.snippet = snippet
  }

  init(value: Value? = nil, dialog: IntentDialog? = nil, opensIntent: OpensAppIntent) {
    self.init(value: value, dialog: dialog, nextIntent: opensIntent)
    self.opensIntent = opensIntent
  }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: OpensIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

/// A result without its types, as the host reads it.
package protocol AnyIntentResult {
  var anyValue: Any? { get }
  var dialog: IntentDialog? { get }
  var nextIntent: (any AppIntent)? { get }
  var anySnippet: Any? { get }
}

extension IntentResultContainer: AnyIntentResult {
  package var anyValue: Any? { value }
  package var anySnippet: Any? { snippet }
}
