/// Which donations are meant.
///
/// Apple's counterpart: `IntentDonationMatchingPredicate`.
public struct IntentDonationMatchingPredicate: Sendable {
  package let matches: @Sendable (IntentDonation) -> Bool

  /// That one.
  public static func donationIdentifier(_ identifier: IntentDonationIdentifier) -> Self {
    Self { $0.identifier == identifier }
  }

  /// Those whose parameters have that entity.
  public static func entityIdentifier(_ identifier: EntityIdentifier) -> Self {
    Self { $0.entities.contains(identifier) }
  }

  /// Those of that intent, and with that entity if one is given.
  public static func intentType(
    _ type: any AppIntent.Type, entityIdentifier: EntityIdentifier? = nil
  ) -> Self {
    Self { donation in
      donation.intent == type && (entityIdentifier.map { donation.entities.contains($0) } ?? true)
    }
  }
}
