/// One of two sentences, by a condition.
///
/// Apple's counterpart: `ParameterSummaryWhenCondition`, written `When`.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary where WhenCondition.Intent == Intent, Otherwise.Intent == Intent {
  package let condition: SummaryCondition<Intent>
  package let when: WhenCondition
  package let otherwise: Otherwise

  init(_ condition: SummaryCondition<Intent>, _ when: WhenCondition, _ otherwise: Otherwise) {
    self.condition = condition
    self.when = when
    self.otherwise = otherwise
  }
}
