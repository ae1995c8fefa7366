/// One of several sentences, by the value of a parameter.
///
/// Apple's counterpart: `ParameterSummarySwitchCondition`, written `Switch`.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value, CaseCondition>: ParameterSummary {
  /// Stands for the size of the widget that is configured.
  public enum WidgetFamily: Sendable {
    /// The size of the widget.
    case widgetFamily
  }

  /// `nil` asks the widget's size.
  package let parameter: PartialKeyPath<Intent>?
  package let cases: CaseCondition

  /// Chooses by a parameter's value.
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ builder: () -> CaseCondition
  ) where Value: _IntentValue & Sendable {
    parameter = keyPath
    cases = builder()
  }

  /// Chooses by the size of the widget that is configured; where there is none, the default case holds.
  public init(
    _ widgetFamily: WidgetFamily,
    @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ builder: () -> CaseCondition
  ) where Value == IntentWidgetFamily {
    parameter = nil
    cases = builder()
  }
}

/// A case of `Switch`.
public protocol _ParameterSummarySwitchCase {
  /// The intent it shows.
  associatedtype Intent: AppIntent
  /// What is chosen by.
  associatedtype Value
}

/// The sentence for some values.
///
/// Apple's counterpart: `ParameterSummaryCaseCondition`, written `Case`.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value, Summary: ParameterSummary>:
  _ParameterSummarySwitchCase
where Summary.Intent == Intent {
  package let values: [Value]
  package let summary: Summary

  /// The sentence for one value.
  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
    values = [value]
    summary = parameterSummary()
  }

  /// The sentence for several values.
  public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
    self.values = values
    summary = parameterSummary()
  }
}

/// The sentence for all other values.
///
/// Apple's counterpart: `ParameterSummaryDefaultCaseCondition`, written `DefaultCase`.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Value, Summary: ParameterSummary>:
  _ParameterSummarySwitchCase
where Summary.Intent == Intent {
  package let summary: Summary

  /// The sentence.
  public init(@ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
    summary = parameterSummary()
  }
}

/// The cases of a `Switch`, not yet with the default that each must have.
public struct _ParameterSummaryOpenCases<Intent: AppIntent, Value> {
  package var cases: [(values: [Value], summary: any ParameterSummary)]
}

/// The cases of a `Switch` with their default.
public struct _ParameterSummaryCases<Intent: AppIntent, Value> {
  package var cases: [(values: [Value], summary: any ParameterSummary)]
  package var otherwise: any ParameterSummary
}

/// Takes one or more cases and a default case, which must stand last.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
  /// A case.
  public static func buildExpression<Summary: ParameterSummary>(
    _ expression: ParameterSummaryCaseCondition<Intent, Value, Summary>
  ) -> ParameterSummaryCaseCondition<Intent, Value, Summary> { expression }

  /// The default case.
  public static func buildExpression<Summary: ParameterSummary>(
    _ expression: ParameterSummaryDefaultCaseCondition<Intent, Value, Summary>
  ) -> ParameterSummaryDefaultCaseCondition<Intent, Value, Summary> { expression }

  /// The first case.
  public static func buildPartialBlock<Summary: ParameterSummary>(
    first: ParameterSummaryCaseCondition<Intent, Value, Summary>
  ) -> _ParameterSummaryOpenCases<Intent, Value> {
    _ParameterSummaryOpenCases(cases: [(first.values, first.summary)])
  }

  /// Another case.
  public static func buildPartialBlock<Summary: ParameterSummary>(
    accumulated: _ParameterSummaryOpenCases<Intent, Value>,
    next: ParameterSummaryCaseCondition<Intent, Value, Summary>
  ) -> _ParameterSummaryOpenCases<Intent, Value> {
    _ParameterSummaryOpenCases(cases: accumulated.cases + [(next.values, next.summary)])
  }

  /// The default case, which ends them.
  public static func buildPartialBlock<Summary: ParameterSummary>(
    accumulated: _ParameterSummaryOpenCases<Intent, Value>,
    next: ParameterSummaryDefaultCaseCondition<Intent, Value, Summary>
  ) -> _ParameterSummaryCases<Intent, Value> {
    _ParameterSummaryCases(cases: accumulated.cases, otherwise: next.summary)
  }

  /// Only cases with a default are whole.
  public static func buildFinalResult(
    _ component: _ParameterSummaryCases<Intent, Value>
  ) -> _ParameterSummaryCases<Intent, Value> { component }
}
