import SearchModel

/// The comparisons that `When` offers.
extension SummaryCondition {
  static func hasValue<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueComparisonOperator
  ) -> SummaryCondition {
    let wantsNone = comparison == .hasNoValue
    return SummaryCondition(keyPath, wantsNone ? .hasNoValue : .hasAnyValue) { ($0 == nil) == wantsNone }
  }

  static func equal<Value, Other: Equatable>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EquatableComparisonOperator,
    _ other: Other
  ) -> SummaryCondition {
    let wantsEqual = comparison == .equalTo
    guard let other = SummaryValue.unwrapped(other) else {
      return hasValue(keyPath, wantsEqual ? .hasNoValue : .hasAnyValue)
    }
    return SummaryCondition(keyPath, wantsEqual ? .equalTo : .notEqualTo, [other]) { value in
      SummaryValue.areEqual(value, other) == wantsEqual
    }
  }

  static func oneOf<Value, Other: Equatable>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ others: [Other]
  ) -> SummaryCondition {
    SummaryCondition(keyPath, .oneOf, others) { value in
      guard let list = value as? [Other] else { return (value as? Other).map(others.contains) ?? false }
      return list.contains(where: others.contains)
    }
  }

  static func compare<Value, Other: Comparable>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableComparisonOperator,
    _ other: Other
  ) -> SummaryCondition {
    SummaryCondition(keyPath, comparison.inManifests, [other]) { value in
      (value as? Other).map { comparison.holds($0, other) } ?? false
    }
  }

  static func family(oneOf families: [IntentWidgetFamily]) -> SummaryCondition {
    SummaryCondition(families: families, .oneOf)
  }

  static func family(
    _ comparison: EquatableComparisonOperator, _ family: IntentWidgetFamily
  ) -> SummaryCondition {
    SummaryCondition(families: [family], comparison == .equalTo ? .equalTo : .notEqualTo)
  }

  static func identifier<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, oneOf identifiers: [String]
  ) -> SummaryCondition {
    SummaryCondition(keyPath, .oneOf, identifiers) { value in
      SummaryValue.identifiers(value).contains(where: identifiers.contains)
    }
  }

  static func identifier<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EquatableComparisonOperator,
    _ identifier: String
  ) -> SummaryCondition {
    let wantsEqual = comparison == .equalTo
    return SummaryCondition(keyPath, wantsEqual ? .equalTo : .notEqualTo, [identifier]) { value in
      SummaryValue.identifiers(value).contains(identifier) == wantsEqual
    }
  }

  static func identifier<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: StringComparisonOperator,
    _ part: String
  ) -> SummaryCondition {
    SummaryCondition(keyPath, comparison.inManifests, [part]) { value in
      let identifiers = SummaryValue.identifiers(value)
      return switch comparison {
      case .contains: identifiers.contains { $0.contains(part) }
      case .doesNotContain: !identifiers.contains { $0.contains(part) }
      case .hasPrefix: identifiers.contains { $0.hasPrefix(part) }
      case .hasSuffix: identifiers.contains { $0.hasSuffix(part) }
      }
    }
  }

  static func identifier<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableComparisonOperator,
    _ number: Int
  ) -> SummaryCondition {
    SummaryCondition(keyPath, comparison.inManifests, [number]) { value in
      SummaryValue.identifiers(value).compactMap { Int($0) }.contains { comparison.holds($0, number) }
    }
  }
}

extension SummaryValue {
  /// Whether both are the same value, or both none; entities count by their identifiers.
  static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left as any AppEntity, let right as any AppEntity):
      identifier(of: left) == identifier(of: right)
    case (let left as any Equatable, let right?): isEqual(left, right)
    default: false
    }
  }

  private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
    (right as? Value).map { $0 == left } ?? false
  }

  /// The identifiers of an entity or of several.
  static func identifiers(_ value: Any?) -> [String] {
    switch value {
    case let value as any AppEntity: [identifier(of: value)]
    case let values as [any AppEntity]: values.map { identifier(of: $0) }
    default: []
    }
  }
}

extension ComparableComparisonOperator {
  var inManifests: AppManifest.Condition.Comparison {
    switch self {
    case .lessThan: .lessThan
    case .lessThanOrEqualTo: .lessThanOrEqualTo
    case .greaterThan: .greaterThan
    case .greaterThanOrEqualTo: .greaterThanOrEqualTo
    }
  }
}

extension StringComparisonOperator {
  var inManifests: AppManifest.Condition.Comparison {
    switch self {
    case .contains: .contains
    case .doesNotContain: .doesNotContain
    case .hasPrefix: .hasPrefix
    case .hasSuffix: .hasSuffix
    }
  }
}
