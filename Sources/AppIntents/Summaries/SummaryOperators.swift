/// Asks whether a parameter has a value.
public enum HasValueComparisonOperator: Sendable {
  /// It has none, or it has any.
  case hasNoValue, hasAnyValue
}

/// Compares for being the same.
public enum EquatableComparisonOperator: Sendable {
  /// The same, or another.
  case equalTo, notEqualTo
}

/// Looks among several.
public enum OneOfComparisonOperator: Sendable {
  /// One of them.
  case oneOf
}

/// Compares by size.
public enum ComparableComparisonOperator: Sendable {
  /// Smaller, or smaller or the same.
  case lessThan, lessThanOrEqualTo
  /// Greater, or greater or the same.
  case greaterThan, greaterThanOrEqualTo

  package func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    switch self {
    case .lessThan: left < right
    case .lessThanOrEqualTo: left <= right
    case .greaterThan: left > right
    case .greaterThanOrEqualTo: left >= right
    }
  }
}

/// Compares texts by their parts.
public enum StringComparisonOperator: Sendable {
  /// Holds it, or does not.
  case contains, doesNotContain
  /// Begins with it, or ends with it.
  case hasPrefix, hasSuffix
}
