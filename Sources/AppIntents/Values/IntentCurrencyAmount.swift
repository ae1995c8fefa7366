/// A sum of money.
///
/// Apple's counterpart: `IntentCurrencyAmount`.
public struct IntentCurrencyAmount: Hashable, Sendable, _IntentValue {
  /// How much.
  public let amount: Decimal
  /// Of what, as an ISO 4217 code.
  public let currencyCode: String

  /// A sum.
  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

extension IntentCurrencyAmount: DisplayRepresentable {
  /// "Amount".
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Amount" }
  /// The sum and its currency.
  public var displayRepresentation: DisplayRepresentation { "\("\(amount)") \(currencyCode)" }
}
