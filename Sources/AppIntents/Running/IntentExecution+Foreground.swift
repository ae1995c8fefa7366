import SearchModel

extension IntentExecution {
  /// Brings the app to the front where its modes say so before `perform()`.
  ///
  /// Where both modes are allowed it comes if a person is there to see it.
  func enterBeforePerform(_ intent: any AppIntent) async throws {
    guard supportedModes.contains(.foreground) else { return }
    let mayStayBehind = supportedModes.contains(.background)
    if mayStayBehind, !interaction.isPersonPresent { return }
    let came = try await comeForward(nil, mustConfirm: false, intent)
    if !came, !mayStayBehind { throw refused }
  }

  /// Brings the app to the front where that is due by the end of `perform()`.
  func enterAfterPerform(_ intent: any AppIntent) async throws {
    guard supportedModes.contains(.foreground(.deferred)), !isInFront else { return }
    if try await !comeForward(nil, mustConfirm: false, intent) { throw refused }
  }

  /// Brings the app to the front because `perform()` asks for it.
  ///
  /// - Throws: `AppIntentError` if the modes do not allow it or the person declines.
  func continueInForeground(
    _ dialog: IntentDialog?, alwaysConfirm: Bool, _ intent: any AppIntent
  ) async throws {
    if isInFront { return }
    guard mayComeForward else { throw AppIntentError(.foregroundDenied) }
    guard try await comeForward(dialog?.full.text, mustConfirm: alwaysConfirm, intent) else {
      throw AppIntentError(.foregroundDenied)
    }
  }

  private func comeForward(_ dialog: String?, mustConfirm: Bool, _ intent: any AppIntent) async throws -> Bool
  {
    guard try await interaction.comeForward(dialog: dialog, mustConfirm: mustConfirm) else { return false }
    try await observer.stage(.willComeForward, intent)
    isInFront = true
    try await observer.stage(.cameForward, intent)
    return true
  }

  private var refused: LimelightError {
    LimelightError(.cancelled, "'\(intent)' needs its app in front, and that was declined.")
  }

  /// Whether `continueInForeground` has a chance.
  var canContinueInForeground: Bool { isInFront || mayComeForward && interaction.isPersonPresent }

  /// Whether `perform()` may ask for the foreground.
  private var mayComeForward: Bool {
    supportedModes != .background || subject is any ForegroundContinuableIntent
  }

  /// Whether the person who asks may have it done.
  ///
  /// The process runs as the owner of the home, which is what being authenticated means here; only what has to be
  /// asked for at this machine needs somebody present.
  ///
  /// - Throws: `denied`.
  func authenticate(_ policy: IntentAuthenticationPolicy) throws {
    guard policy == .requiresLocalDeviceAuthentication, !interaction.isPersonPresent else { return }
    throw LimelightError(
      .denied, "'\(intent)' runs only while you are present.", hint: "Run it in a terminal.")
  }
}
