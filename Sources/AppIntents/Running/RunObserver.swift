/// Where a run has got to.
package enum RunStage: Sendable, Equatable {
  /// All required parameters have values.
  case resolved
  /// The app will come to the front next.
  case willComeForward
  /// The app is in front.
  case cameForward
  /// `perform()` is called, for the first time or again.
  case performing
  /// `perform()` gave a result.
  case performed
}

/// Is told where runs have got to, and may do what belongs there: views that lead to content, tests that look at
/// the order.
package struct RunObserver: Sendable {
  /// What it throws ends the run.
  package var stage: @Sendable (RunStage, any AppIntent) async throws -> Void

  package init(_ stage: @escaping @Sendable (RunStage, any AppIntent) async throws -> Void = { _, _ in }) {
    self.stage = stage
  }
}
