/// A way to pay, as people know it.
///
/// A mere value on Linux: nothing pays with it.
///
/// Apple's counterpart: `IntentPaymentMethod`.
public struct IntentPaymentMethod: Sendable, _IntentValue {
  /// Kinds of ways to pay.
  public enum PaymentType: String, CaseIterable, Hashable, Sendable {
    /// Not known.
    case unknown
    /// From an account.
    case checking, savings, brokerage
    /// With a card.
    case debit, credit, prepaid
    /// With the store's own means.
    case store
    /// With Apple Pay.
    case applePay
  }

  /// The kind.
  public var paymentType: PaymentType
  /// What people call it.
  public var name: String?
  /// What tells it from others, such as the last digits.
  public var identificationHint: String?
  /// A picture.
  public var icon: DisplayRepresentation.Image?

  /// A way to pay.
  public init(
    type: PaymentType, name: LocalizedStringResource? = nil, identificationHint: String? = nil,
    icon: DisplayRepresentation.Image? = nil
  ) {
    paymentType = type
    self.name = name.map { String(localized: $0) }
    self.identificationHint = identificationHint
    self.icon = icon
  }
}

extension IntentPaymentMethod: DisplayRepresentable {
  /// "Payment Method".
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Payment Method" }
  /// The name or else the kind, below it what tells it from others, and its picture.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name ?? paymentType.rawValue)", subtitle: identificationHint.map { "\($0)" }, image: icon)
  }
}
