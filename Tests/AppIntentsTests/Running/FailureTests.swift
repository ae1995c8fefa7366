import AppIntents
import SearchModel
import TestSupport
import Testing

private struct Plain: Error, CustomStringConvertible {
  var description: String { "plain words" }
}

private struct Localized: LocalizedError {
  var errorDescription: String? { "The shelf is full." }
  var recoverySuggestion: String? { "Take something away." }
}

/// Both kinds of words; those that are looked up go first.
private struct Shown: LocalizedError, CustomLocalizedStringResourceConvertible {
  var errorDescription: String? { "not these" }
  var localizedStringResource: LocalizedStringResource { "The shelf is \(3) m away." }
}

private struct Failing: AppIntent {
  static let title: LocalizedStringResource = "Failing"
  @TaskLocal static var error: (any Error)?
  func perform() async throws -> some IntentResult {
    if let error = Self.error { throw error }
    return .result()
  }
}

@Suite("What people are told of an error")
struct FailureTests {
  private let app = RunFixture([Failing.self])

  private func failure(_ error: any Error) async -> LimelightError? {
    await Failing.$error.withValue(error) { await app.failure(Failing.self) }
  }

  @Test("An error of the app's own is told in its words")
  func own() async {
    #expect(await failure(Plain()) == LimelightError(.handlerFailed, "plain words"))
    #expect(await failure(Shown()) == LimelightError(.handlerFailed, "The shelf is 3 m away."))
    #expect(
      await failure(Localized())
        == LimelightError(.handlerFailed, "The shelf is full.", hint: "Take something away."))
    #expect(
      await failure(IntentError.custom(localizedDescription: "Sign in first."))?.message == "Sign in first.")
  }

  @Test("An error of Foundation's is told in words, not as domain and number")
  func foundation() async {
    let missing = await failure(CocoaError(.fileNoSuchFile))
    #expect(missing?.code == .handlerFailed && missing?.message.contains("doesn’t exist") == true)
    #expect(missing?.message.contains("Domain=") == false)
    let own = NSError(domain: "d", code: 3, userInfo: [NSLocalizedDescriptionKey: "The lamp is broken."])
    #expect(await failure(own)?.message == "The lamp is broken.")
  }

  @Test(
    "Each of the framework's errors says what is wrong, under a code of its kind",
    arguments: [
      (AppIntentError.UserActionRequired.signin, LimelightError.Code.handlerFailed, "you to sign in"),
      (AppIntentError.UserActionRequired.accountSetup, .handlerFailed, "an account"),
      (AppIntentError.UserActionRequired.confirmation, .cancelled, "confirmed"),
      (AppIntentError.PermissionRequired.bluetooth, .handlerFailed, "Bluetooth"),
      (AppIntentError.PermissionRequired.location(), .handlerFailed, "your location"),
      (AppIntentError.PermissionRequired.location(precise: true), .handlerFailed, "precise location"),
      (AppIntentError.Unrecoverable.networkFailure, .handlerFailed, "network"),
      (AppIntentError.Unrecoverable.notAllowed, .handlerFailed, "not allowed"),
      (AppIntentError.Unrecoverable.entityNotFound, .entityGone, "does not exist"),
    ])
  func framework(error: AppIntentError, code: LimelightError.Code, text: String) async {
    let told = await failure(error)
    #expect(told?.code == code && told?.message.contains(text) == true, "\(told?.message ?? "nothing")")
    #expect(error == error && error != .restartPerform)
  }

  @Test("A run that was cancelled ends as cancelled, whatever it was about to say")
  func cancelled() async {
    await Failing.$error.withValue(CancellationError()) {
      await #expect(throws: CancellationError.self) { try await app.run(Failing.self) }
    }
  }
}
