/// A comparison with one value: what the comparators below have in common.
///
/// Make one of those instead; each inherits the initialisers.
public class _OneValueComparator<Property, PropertyType, InputType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>, @unchecked Sendable
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: _IntentValue
{
  /// How those of this class compare.
  package class var comparison: ComparatorKind { .equal }

  // Convenience, as the copies that subclasses get of other initialisers lack the result builder.

  /// The app makes of the value what the closure gives.
  public convenience init(mappingTransform: @escaping (InputType) -> ComparatorMappingType) {
    self.init(Self.comparison) { mappingTransform($0[0]) }
  }

  /// Values of other types are brought into the type by the resolvers.
  public convenience init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<InputType> withResolvers: () -> Spec,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  ) where Spec.Output == InputType {
    self.init(Self.comparison, resolvers: Array(withResolvers())) { mappingTransform($0[0]) }
  }

  /// The comparison can be tried on entities in memory.
  public convenience init(
    mappingTransform: @escaping (InputType) -> InputType
  ) where ComparatorMappingType == EntityQueryComparison {
    let comparison = Self.comparison
    self.init(comparison) { EntityQueryComparison(comparison, [mappingTransform($0[0])]) }
  }
}

/// What contains values that can be asked for: a text its parts, several values each of them.
public protocol _ContainingValue: _IntentValue {
  /// What is contained.
  associatedtype _Part: _IntentValue
}

extension String: _ContainingValue {
  /// A text.
  public typealias _Part = String
}

extension AttributedString: _ContainingValue {
  /// A styled text.
  public typealias _Part = AttributedString
}

extension Array: _ContainingValue where Element: _IntentValue & Equatable {
  /// An element.
  public typealias _Part = Element
}

extension Set: _ContainingValue where Element: _IntentValue {
  /// An element.
  public typealias _Part = Element
}
