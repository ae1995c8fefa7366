/// How a comparator compares.
///
/// The raw value is its name in the parameters of a Find intent.
package enum ComparatorKind: String, CaseIterable, Sendable {
  case equal, notEqual, contains, prefix, suffix, less, lessOrEqual, greater, greaterOrEqual, between

  /// How many values it compares with.
  package var inputCount: Int { self == .between ? 2 : 1 }
}

/// A comparison that a query knows, and what the app makes of it.
///
/// Apple's counterpart: `EntityQueryComparator`.
public class EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>:
  @unchecked Sendable
where
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: _IntentValue
{
  package let kind: ComparatorKind
  /// Make the value that is compared with from one of another type, in the order they are tried.
  package let resolvers: [any Resolver]
  package let map: ([InputType]) -> ComparatorMappingType

  package init(
    _ kind: ComparatorKind, resolvers: [any Resolver] = [],
    map: @escaping ([InputType]) -> ComparatorMappingType
  ) {
    self.kind = kind
    self.resolvers = resolvers
    self.map = map
  }
}

/// A comparator without the type that it compares with.
///
/// Apple's counterpart: `AnyEntityQueryComparator`.
public struct AnyEntityQueryComparator<Entity, Subject, Property, PropertyType, ComparatorMappingType>:
  @unchecked Sendable
where
  Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>,
  PropertyType: _IntentValue & Sendable
{
  package let mapped: MappedComparator<ComparatorMappingType>

  package init<Input>(
    _ comparator: EntityQueryComparator<Property, PropertyType, Input, ComparatorMappingType>
  ) {
    mapped = MappedComparator(
      kind: comparator.kind, inputType: Input.self, resolvers: comparator.resolvers
    ) { inputs in
      let typed = inputs.compactMap { $0 as? Input }
      guard typed.count == inputs.count, typed.count == comparator.kind.inputCount else { return nil }
      return comparator.map(typed)
    }
  }
}

/// Takes comparators, one below the other.
@resultBuilder
public enum EntityQueryComparatorsBuilder<Entity, Subject, Property, PropertyType, ComparatorMappingType>
where
  Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>,
  PropertyType: _IntentValue & Sendable
{
  /// A comparator as the builder keeps it.
  public typealias Comparator = AnyEntityQueryComparator<
    Entity, Subject, Property, PropertyType, ComparatorMappingType
  >
  /// One comparator.
  public static func buildExpression<InputType>(
    _ comparator: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
  ) -> Comparator { Comparator(comparator) }
  /// All of them.
  public static func buildBlock(_ comparators: Comparator...) -> [Comparator] { comparators }
}
