extension AppIntent {
  /// Donates the intent: the person did this in the app.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier {
    IntentDonationManager.shared.record(self)
  }

  /// Donates the intent: the person did this in the app.
  @discardableResult
  public func donate() -> IntentDonationIdentifier { IntentDonationManager.shared.record(self) }

  /// Donates the intent with what it gave.
  @discardableResult
  public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
    IntentDonationManager.shared.record(self)
  }

  /// Donates the intent with what it gave.
  @discardableResult
  public func donate(result: some IntentResult) -> IntentDonationIdentifier {
    IntentDonationManager.shared.record(self)
  }
}
