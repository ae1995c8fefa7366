// Each says how it compares and what its property must be; the rest is inherited.

/// The property equals the value.
///
/// Apple's counterpart: `EqualToComparator`.
public final class EqualToComparator<Property, PropertyType, ComparatorMappingType>:
  _OneValueComparator<Property, PropertyType, PropertyType, ComparatorMappingType>, @unchecked Sendable
where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, PropertyType: Equatable {
  package override class var comparison: ComparatorKind { .equal }
}

/// The property does not equal the value.
///
/// Apple's counterpart: `NotEqualToComparator`.
public final class NotEqualToComparator<Property, PropertyType, ComparatorMappingType>:
  _OneValueComparator<Property, PropertyType, PropertyType, ComparatorMappingType>, @unchecked Sendable
where Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, PropertyType: Equatable {
  package override class var comparison: ComparatorKind { .notEqual }
}

/// The property is less than the value.
///
/// Apple's counterpart: `LessThanComparator`.
public final class LessThanComparator<Property, PropertyType, ComparatorMappingType>:
  _OneValueComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>,
  @unchecked Sendable
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
  PropertyType.UnwrappedType: Comparable
{
  package override class var comparison: ComparatorKind { .less }
}

/// The property is less than the value or equals it.
///
/// Apple's counterpart: `LessThanOrEqualToComparator`.
public final class LessThanOrEqualToComparator<Property, PropertyType, ComparatorMappingType>:
  _OneValueComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>,
  @unchecked Sendable
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
  PropertyType.UnwrappedType: Comparable
{
  package override class var comparison: ComparatorKind { .lessOrEqual }
}

/// The property is greater than the value.
///
/// Apple's counterpart: `GreaterThanComparator`.
public final class GreaterThanComparator<Property, PropertyType, ComparatorMappingType>:
  _OneValueComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>,
  @unchecked Sendable
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
  PropertyType.UnwrappedType: Comparable
{
  package override class var comparison: ComparatorKind { .greater }
}

/// The property is greater than the value or equals it.
///
/// Apple's counterpart: `GreaterThanOrEqualToComparator`.
public final class GreaterThanOrEqualToComparator<Property, PropertyType, ComparatorMappingType>:
  _OneValueComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>,
  @unchecked Sendable
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
  PropertyType.UnwrappedType: Comparable
{
  package override class var comparison: ComparatorKind { .greaterOrEqual }
}

/// The text of the property, which may be absent, begins with the value.
///
/// Apple's counterpart: `HasPrefixComparator`.
public final class HasPrefixComparator<Property, PropertyType, ComparatorMappingType>:
  _OneValueComparator<Property, PropertyType, String, ComparatorMappingType>, @unchecked Sendable
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
  PropertyType.UnwrappedType == String
{
  package override class var comparison: ComparatorKind { .prefix }
}

/// The text of the property, which may be absent, ends with the value.
///
/// Apple's counterpart: `HasSuffixComparator`.
public final class HasSuffixComparator<Property, PropertyType, ComparatorMappingType>:
  _OneValueComparator<Property, PropertyType, String, ComparatorMappingType>, @unchecked Sendable
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
  PropertyType.UnwrappedType == String
{
  package override class var comparison: ComparatorKind { .suffix }
}

/// The property contains the value: a text a part, several values one of them.
///
/// Apple's counterpart: `ContainsComparator`.
public final class ContainsComparator<Property, PropertyType, InputType, ComparatorMappingType>:
  _OneValueComparator<Property, PropertyType, InputType, ComparatorMappingType>, @unchecked Sendable
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
  PropertyType.UnwrappedType: _ContainingValue, PropertyType.UnwrappedType._Part == InputType
{
  package override class var comparison: ComparatorKind { .contains }
}

/// The property is the first value, the second, or between them.
///
/// Apple's counterpart: `IsBetweenComparator`.
public final class IsBetweenComparator<Property, PropertyType, InputType, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>, @unchecked Sendable
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
  InputType: _IntentValue & Comparable, InputType == PropertyType.UnwrappedType
{
  /// The app makes of the values what the closure gives.
  public init(mappingTransform: @escaping (InputType, InputType) -> ComparatorMappingType) {
    super.init(.between) { mappingTransform($0[0], $0[1]) }
  }

  /// Values of other types are brought into the type by the resolvers.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<InputType> withResolvers: () -> Spec,
    mappingTransform: @escaping (InputType, InputType) -> ComparatorMappingType
  ) where Spec.Output == InputType {
    super.init(.between, resolvers: Array(withResolvers())) { mappingTransform($0[0], $0[1]) }
  }

  /// The comparison can be tried on entities in memory.
  public init(
    mappingTransform: @escaping (InputType, InputType) -> (InputType, InputType)
  ) where ComparatorMappingType == EntityQueryComparison {
    super.init(.between) {
      let values = mappingTransform($0[0], $0[1])
      return EntityQueryComparison(.between, [values.0, values.1])
    }
  }
}
