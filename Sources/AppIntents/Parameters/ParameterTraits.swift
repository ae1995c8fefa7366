/// Whether a parameter takes the result of the action before.
public enum InputConnectionBehavior: Equatable, Hashable, Sendable {
  /// As the system sees fit.
  case `default`
  /// Never.
  case never
  /// Always.
  case connectToPreviousIntentResult
}

/// How a whole number is entered; on Linux a value only.
public enum _IntControlStyle: Hashable, Sendable {
  /// By steps.
  case stepper
  /// By typing.
  case field
}

/// How a number is entered; on Linux a value only.
public enum _DoubleControlStyle: Hashable, Sendable {
  /// By steps.
  case stepper
  /// By typing.
  case field
  /// By sliding.
  case slider
}

/// What part of a point in time is asked for.
public enum _DateKind: Hashable, Sendable {
  /// The day.
  case date
  /// The time of day.
  case time
  /// Both.
  case dateTime
}

/// What of a place is shown.
public enum _PlacemarkDisplayStyle: Hashable, Sendable {
  /// Its name.
  case name
  /// Its address.
  case address
  /// Its city.
  case city
}

// Types that do not depend on the value's, so that resolvers can say the same: a type nested in a generic class would
// be another one for each value.
extension IntentParameter {
  /// How a whole number is entered.
  public typealias IntControlStyle = _IntControlStyle
  /// How a number is entered.
  public typealias DoubleControlStyle = _DoubleControlStyle
  /// What part of a point in time is asked for.
  public typealias DateKind = _DateKind
  /// What of a place is shown.
  public typealias PlacemarkDisplayStyle = _PlacemarkDisplayStyle
  /// The least and the greatest value allowed.
  public typealias InclusiveRange<Bound: Comparable> = (lowerBound: Bound, upperBound: Bound)
}
