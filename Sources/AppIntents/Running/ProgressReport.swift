import SearchModel

/// Tells the person how far an intent has got.
enum ProgressReport {
  /// Reports while the work goes on, a few times a second, and once when it has ended.
  static func during<Intent: AppIntent, Outcome: Sendable>(
    _ intent: Intent, _ execution: IntentExecution, work: () async throws -> Outcome
  ) async throws -> Outcome {
    guard intent is any ProgressReportingIntent else { return try await work() }
    let title = Intent.title.text
    let watch = Task.detached {
      var last = 0.0
      while !Task.isCancelled {
        let fraction = execution.progress.fractionCompleted
        if fraction != last { await execution.interaction.progress(fraction, text: title) }
        last = fraction
        try await Task.sleep(for: .milliseconds(200))
      }
    }
    do {
      let outcome = try await work()
      watch.cancel()
      _ = await watch.result
      await execution.interaction.progress(execution.progress.fractionCompleted, text: title)
      await execution.interaction.progress(nil, text: title)
      return outcome
    } catch {
      watch.cancel()
      _ = await watch.result
      await execution.interaction.progress(nil, text: title)
      throw error
    }
  }
}
