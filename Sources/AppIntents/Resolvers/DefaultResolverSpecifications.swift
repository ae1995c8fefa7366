// What each type takes besides its own values, tried in this order before a parameter's own resolvers.

extension _IntentValue {
  /// No resolvers.
  @_disfavoredOverload
  public static var defaultResolverSpecification: EmptyResolverSpecification<Self> {
    EmptyResolverSpecification()
  }
}

extension Int {
  /// Digits and numbers with a fraction.
  public static var defaultResolverSpecification: some ResolverSpecification {
    _ResolverList<Int>([IntResolver(), IntFromStringResolver(), IntFromDoubleResolver()])
  }
}

extension Double {
  /// Digits and whole numbers.
  public static var defaultResolverSpecification: some ResolverSpecification {
    _ResolverList<Double>([DoubleResolver(), DoubleFromStringResolver(), DoubleFromIntResolver()])
  }
}

extension Bool {
  /// Words for yes and no.
  public static var defaultResolverSpecification: some ResolverSpecification {
    _ResolverList<Bool>([BoolFromStringResolver()])
  }
}

extension String {
  /// Numbers.
  public static var defaultResolverSpecification: some ResolverSpecification {
    _ResolverList<String>([StringFromIntResolver(), StringFromDoubleResolver()])
  }
}

extension AttributedString {
  /// Plain text.
  public static var defaultResolverSpecification: some ResolverSpecification {
    _ResolverList<AttributedString>([AttributedStringFromStringResolver()])
  }
}

extension URL {
  /// Text.
  public static var defaultResolverSpecification: some ResolverSpecification {
    _ResolverList<URL>([URLFromStringResolver()])
  }
}

extension StringSearchCriteria {
  /// Text.
  public static var defaultResolverSpecification: StringSearchCriteriaFromStringResolverSpecificification {
    StringSearchCriteriaFromStringResolverSpecificification()
  }
}

extension AppEnum {
  /// Raw values and titles.
  public static var defaultResolverSpecification: some ResolverSpecification { _EnumResolvers.of(Self.self) }
}

extension AppEntity {
  /// No resolvers: identifiers are looked up by the entity's query instead.
  public static var defaultResolverSpecification: EmptyResolverSpecification<Self> {
    EmptyResolverSpecification()
  }
}

extension AppEntity where Self: AppEnum {
  /// Raw values and titles.
  public static var defaultResolverSpecification: some ResolverSpecification { _EnumResolvers.of(Self.self) }
}

/// The resolvers of an enum, in one place for both kinds of it.
enum _EnumResolvers {
  static func of<Case: AppEnum>(_ type: Case.Type) -> _ResolverList<Case> {
    _ResolverList([_EnumFromStringResolver<Case>(), _EnumFromIntResolver<Case>()])
  }
}
