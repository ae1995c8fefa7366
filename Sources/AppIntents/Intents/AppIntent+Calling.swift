extension AppIntent {
  /// Runs the intent from the app's own code and gives its value.
  ///
  /// Nothing is asked for beforehand: required parameters must have values. Inside a run, questions of this intent go to
  /// whoever answers those of the run; outside, asking throws.
  ///
  /// - Parameter donateOnCompletion: whether the intent is donated once it has run.
  /// - Throws: what `perform()` throws.
  public func callAsFunction(donate donateOnCompletion: Bool = true) async throws -> PerformResult.Value
  where PerformResult: ReturnsValue {
    guard let value = try await call(donate: donateOnCompletion).value else {
      throw AppIntentError.Unrecoverable.unknown
    }
    return value
  }

  /// Runs the intent from the app's own code.
  ///
  /// - Parameter donateOnCompletion: whether the intent is donated once it has run.
  /// - Throws: what `perform()` throws.
  public func callAsFunction(donate donateOnCompletion: Bool = true) async throws
  where PerformResult.Value == Never { _ = try await call(donate: donateOnCompletion) }

  /// Runs the intent from the app's own code, where its `perform()` keeps to itself what it gives.
  ///
  /// - Throws: what `perform()` throws.
  @_disfavoredOverload
  public func callAsFunction(donate donateOnCompletion: Bool = true) async throws {
    _ = try await call(donate: donateOnCompletion)
  }

  private func call(donate: Bool) async throws -> PerformResult {
    try await QueryRunner.prepareDependencies(of: self)
    let result = try await IntentExecution.$current.withValue(IntentExecution.current?.next(self)) {
      try await perform()
    }
    if donate { IntentDonationManager.shared.record(self) }
    return result
  }
}
