/// A number that a parameter is declared for with a style of entering it and a range.
public protocol _NumberParameterValue: _IntentValue, Comparable {
  /// How it is entered.
  associatedtype _ControlStyle: _NumberControlStyle
  /// What such a parameter declares.
  static func _declared(
    _ style: _ControlStyle, _ range: (lowerBound: Self, upperBound: Self)?
  ) -> _ParameterDetails
}

/// How a number is entered.
public protocol _NumberControlStyle: Hashable, Sendable {
  /// By steps.
  static var stepper: Self { get }
}

extension _IntControlStyle: _NumberControlStyle {}
extension _DoubleControlStyle: _NumberControlStyle {}

extension Int: _NumberParameterValue {
  /// What a parameter for a whole number declares.
  public static func _declared(
    _ style: _IntControlStyle, _ range: (lowerBound: Int, upperBound: Int)?
  ) -> _ParameterDetails { ParameterDetails(trait: .wholeNumber(style, .init(range))) }
}

extension Double: _NumberParameterValue {
  /// What a parameter for a number declares.
  public static func _declared(
    _ style: _DoubleControlStyle, _ range: (lowerBound: Double, upperBound: Double)?
  ) -> _ParameterDetails { ParameterDetails(trait: .number(style, .init(range))) }
}

/// A point in time, or parts of one.
public protocol _DateParameterValue: _IntentValue {}
extension Date: _DateParameterValue {}
extension DateComponents: _DateParameterValue {}
