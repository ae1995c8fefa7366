/// The properties that a query compares, each with its comparators.
///
/// Apple's counterpart: `EntityQueryProperties`, written `QueryProperties`.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
  package let declarations: [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]

  /// Those written one below the other.
  public init(
    @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties: () ->
      [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
  ) { declarations = properties() }

  /// The one at that place, from 0.
  public subscript(index: Int) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
    declarations[index]
  }
}

/// Takes properties to compare, one below the other.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
  /// One property with its comparators.
  public static func buildExpression(
    _ declaration: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
  ) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> { declaration }
  /// All of them.
  public static func buildBlock(
    _ declarations: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>...
  ) -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>] { declarations }
}

/// One property that a query compares, whatever its value's type.
public class EntityQueryPropertyDeclaration<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
  /// The type that has the property; another than `Entity` where an entity provider leads there.
  package let subjectType: any AppEntity.Type
  /// The type of the property's value.
  package let valueType: any _IntentValue.Type
  package let comparators: [MappedComparator<ComparatorMappingType>]

  package init(
    subjectType: any AppEntity.Type, valueType: any _IntentValue.Type,
    comparators: [MappedComparator<ComparatorMappingType>]
  ) {
    self.subjectType = subjectType
    self.valueType = valueType
    self.comparators = comparators
  }

  /// The entity that has the property, and the property.
  package func property(of entity: Entity) -> (subject: any AppEntity, property: _EntityPropertyBase) {
    fatalError("A property declaration is always of its subclass.")
  }

  /// What the app makes of a comparison; `nil` if it does not compare so, or if the values have another type.
  package func mapped(_ kind: ComparatorKind, _ inputs: [Any]) -> ComparatorMappingType? {
    for comparator in comparators where comparator.kind == kind {
      guard let mapped = comparator.map(inputs) else { continue }
      // A comparison that is tried in memory has to know where the property is.
      guard var comparison = mapped as? EntityQueryComparison else { return mapped }
      comparison.read = { [self] in ($0 as? Entity).map { property(of: $0).property } }
      return comparison as? ComparatorMappingType
    }
    return nil
  }
}

/// A comparator without the types of what it compares.
package struct MappedComparator<Mapping> {
  package let kind: ComparatorKind
  /// What it is to be compared with.
  package let inputType: any _IntentValue.Type
  package let resolvers: [any Resolver]
  /// The app's value for a comparison with these; `nil` if they have another type.
  package let map: ([Any]) -> Mapping?
}
