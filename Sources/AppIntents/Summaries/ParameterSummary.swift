/// The sentence that shows an intent with its parameters.
///
/// Apple's counterpart: `ParameterSummary`.
public protocol ParameterSummary {
  /// The intent it shows.
  associatedtype Intent: AppIntent
}

/// Takes exactly one summary.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// The summary.
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
}

extension AppIntent {
  /// A sentence with the intent's parameters.
  public typealias Summary = IntentParameterSummary<Self>
  /// One of two sentences, by the value of a parameter.
  public typealias When<WhenCondition: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, WhenCondition, Otherwise>
  where WhenCondition.Intent == Self, Otherwise.Intent == Self
  /// One of several sentences, by the value of a parameter.
  public typealias Switch<Value, CaseCondition> = ParameterSummarySwitchCondition<Self, Value, CaseCondition>
  /// The sentence for some values, inside `Switch`.
  public typealias Case<Value, CaseSummary: ParameterSummary> =
    ParameterSummaryCaseCondition<Self, Value, CaseSummary>
  where CaseSummary.Intent == Self
  /// The sentence for all other values, inside `Switch`.
  public typealias DefaultCase<Value, CaseSummary: ParameterSummary> =
    ParameterSummaryDefaultCaseCondition<Self, Value, CaseSummary>
  where CaseSummary.Intent == Self
}

extension Never: ParameterSummary {
  /// No intent.
  public typealias Intent = Never
}
