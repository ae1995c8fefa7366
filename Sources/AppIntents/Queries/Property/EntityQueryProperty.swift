/// A property that a query compares, with the comparators it knows.
///
/// Apple's counterpart: `EntityQueryProperty`, written `Property`.
public final class EntityQueryProperty<Entity, Subject, Property, PropertyType, ComparatorMappingType>:
  EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>, @unchecked Sendable
where
  Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>,
  PropertyType: _IntentValue & Sendable
{
  /// Comparators as the builder gives them.
  public typealias QueryComparators = [AnyEntityQueryComparator<
    Entity, Subject, Property, PropertyType, ComparatorMappingType
  >]

  private let keyPath: KeyPath<Subject, Property>
  private let entityProvider: (Entity) -> Subject

  /// A property of another entity that belongs to each one.
  public init(
    _ keyPath: KeyPath<Subject, Property>, entityProvider: @escaping (Entity) -> Subject,
    @EntityQueryComparatorsBuilder<Entity, Subject, Property, PropertyType, ComparatorMappingType>
    comparators: () -> QueryComparators
  ) {
    self.keyPath = keyPath
    self.entityProvider = entityProvider
    super.init(
      subjectType: Subject.self, valueType: PropertyType.self, comparators: comparators().map(\.mapped))
  }

  /// A property of the entities themselves.
  public convenience init(
    _ keyPath: KeyPath<Subject, Property>,
    @EntityQueryComparatorsBuilder<Entity, Subject, Property, PropertyType, ComparatorMappingType>
    comparators: () -> QueryComparators
  ) where Entity == Subject {
    self.init(keyPath, entityProvider: { $0 }, comparators: comparators)
  }

  package override func property(
    of entity: Entity
  ) -> (subject: any AppEntity, property: _EntityPropertyBase) {
    let subject = entityProvider(entity)
    return (subject, subject[keyPath: keyPath])
  }
}
