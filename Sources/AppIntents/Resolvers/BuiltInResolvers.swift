/// A whole number as it is, held against the parameter's range.
///
/// Apple's counterpart: `IntResolver`.
public struct IntResolver: RangeCheckingResolver {
  /// A resolver.
  public init() {}
  /// The number itself; throws if it is outside the range.
  public func resolve(from input: Int, context: IntentParameterContext<Int>) async throws -> Int? {
    try checkParameterRangeContains(value: input, context: context)
    return input
  }
}

/// A whole number from its digits.
///
/// Apple's counterpart: `IntFromStringResolver`.
public struct IntFromStringResolver: RangeCheckingResolver {
  private let radix: Int
  /// A resolver for digits of that base, 2 to 36.
  public init(radix: Int = 10) { self.radix = radix }
  /// The number of these digits; throws if it is outside the range.
  public func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
    guard (2...36).contains(radix), let value = Int(input.trimmed, radix: radix) else { return nil }
    try checkParameterRangeContains(value: value, context: context)
    return value
  }
}

/// A whole number from a number with a fraction.
///
/// Apple's counterpart: `IntFromDoubleResolver`.
public struct IntFromDoubleResolver: RangeCheckingResolver {
  private let roundingRule: FloatingPointRoundingRule
  /// A resolver that rounds in that way.
  public init(roundingRule: FloatingPointRoundingRule = .towardZero) { self.roundingRule = roundingRule }
  /// The rounded number; throws if it is outside the range.
  public func resolve(from input: Double, context: IntentParameterContext<Int>) async throws -> Int? {
    guard let value = Int(exactly: input.rounded(roundingRule)) else { return nil }
    try checkParameterRangeContains(value: value, context: context)
    return value
  }
}

/// A number as it is, held against the parameter's range.
///
/// Apple's counterpart: `DoubleResolver`.
public struct DoubleResolver: RangeCheckingResolver {
  /// A resolver.
  public init() {}
  /// The number itself; throws if it is outside the range.
  public func resolve(from input: Double, context: IntentParameterContext<Double>) async throws -> Double? {
    try checkParameterRangeContains(value: input, context: context)
    return input
  }
}

/// A number from its digits.
///
/// Apple's counterpart: `DoubleFromStringResolver`.
public struct DoubleFromStringResolver: RangeCheckingResolver {
  /// A resolver.
  public init() {}
  /// The number of these digits, if it is finite; throws if it is outside the range.
  public func resolve(from input: String, context: IntentParameterContext<Double>) async throws -> Double? {
    guard let value = Double(input.trimmed), value.isFinite else { return nil }
    try checkParameterRangeContains(value: value, context: context)
    return value
  }
}

/// A number from a whole number.
///
/// Apple's counterpart: `DoubleFromIntResolver`.
public struct DoubleFromIntResolver: RangeCheckingResolver {
  /// A resolver.
  public init() {}
  /// The same number; throws if it is outside the range.
  public func resolve(from input: Int, context: IntentParameterContext<Double>) async throws -> Double? {
    try checkParameterRangeContains(value: Double(input), context: context)
    return Double(input)
  }
}

/// A text from a whole number.
///
/// Apple's counterpart: `StringFromIntResolver`.
public struct StringFromIntResolver: Resolver {
  /// A resolver.
  public init() {}
  /// The decimal digits.
  public func resolve(from input: Int, context: IntentParameterContext<String>) async throws -> String? {
    String(input)
  }
}

/// A text from a number.
///
/// Apple's counterpart: `StringFromDoubleResolver`.
public struct StringFromDoubleResolver: Resolver {
  /// A resolver.
  public init() {}
  /// The shortest digits that give the number back; none for what is no number.
  public func resolve(from input: Double, context: IntentParameterContext<String>) async throws -> String? {
    input.isFinite ? String(input) : nil
  }
}

/// A truth value from a word.
///
/// Apple's counterpart: `BoolFromStringResolver`.
public struct BoolFromStringResolver: Resolver {
  /// A resolver.
  public init() {}
  /// What `true`, `yes`, `on`, `1`, their opposites or the parameter's own names for the two values mean.
  public func resolve(from input: String, context: IntentParameterContext<Bool>) async throws -> Bool? {
    let word = input.trimmed
    if let names = context.displayName {
      if word.lowercased() == names.true.text.lowercased() { return true }
      if word.lowercased() == names.false.text.lowercased() { return false }
    }
    return Bool.parsed(from: word)
  }
}

/// A URL from its text.
///
/// Apple's counterpart: `URLFromStringResolver`.
public struct URLFromStringResolver: Resolver {
  /// A resolver.
  public init() {}
  /// The URL of that text.
  public func resolve(from input: String, context: IntentParameterContext<URL>) async throws -> URL? {
    URL.parsed(from: input)
  }
}

/// A styled text from a plain one.
///
/// Apple's counterpart: `AttributedStringFromStringResolver`.
public struct AttributedStringFromStringResolver: Resolver {
  /// A resolver.
  public init() {}
  /// The text without styles.
  public func resolve(
    from input: String, context: IntentParameterContext<AttributedString>
  ) async throws -> AttributedString? { AttributedString(input) }
}

/// Words to search for from a text.
public struct _StringSearchCriteriaFromStringResolver: Resolver {
  /// A resolver.
  public init() {}
  /// The text as search term.
  public func resolve(
    from input: String, context: IntentParameterContext<StringSearchCriteria>
  ) async throws -> StringSearchCriteria? { StringSearchCriteria(term: input) }
}

/// The resolvers of words to search for; the name is spelled as on Apple's systems.
///
/// Apple's counterpart: `StringSearchCriteriaFromStringResolverSpecificification`.
public struct StringSearchCriteriaFromStringResolverSpecificification: ResolverSpecification {
  /// What its resolver gives.
  public typealias Output = StringSearchCriteria
  /// The resolvers.
  public init() {}
  /// One resolver.
  public func makeIterator() -> Array<any Resolver>.Iterator {
    [_StringSearchCriteriaFromStringResolver() as any Resolver].makeIterator()
  }
}

/// A case of an enum from its raw value or title.
public struct _EnumFromStringResolver<Case: AppEnum>: Resolver {
  /// A resolver.
  public init() {}
  /// The case of that raw value or, without regard to upper and lower case, title.
  public func resolve(from input: String, context: IntentParameterContext<Case>) async throws -> Case? {
    Case.named(input.trimmed)
  }
}

/// A case of an enum from its number.
public struct _EnumFromIntResolver<Case: AppEnum>: Resolver {
  /// A resolver.
  public init() {}
  /// The case of that raw value.
  public func resolve(from input: Int, context: IntentParameterContext<Case>) async throws -> Case? {
    Case.RawValue(String(input)).flatMap(Case.init(rawValue:))
  }
}

extension StringProtocol {
  /// Without spaces and line ends at both ends.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
