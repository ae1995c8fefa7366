/// When a confirmation is asked for; an empty set means always.
///
/// Apple's counterpart: `ConfirmationConditions`.
public struct ConfirmationConditions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// A set of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Only if what was asked for may have been misunderstood: a phrase that was matched by guessing, not a command
  /// line or a button.
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}
