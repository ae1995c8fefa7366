/// An order of entities: by which property, and which way.
///
/// Apple's counterpart: `EntityQuerySort`.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
  /// Which way.
  @frozen
  public enum Ordering: Hashable, Sendable {
    /// The least first.
    case ascending
    /// The greatest first.
    case descending
  }

  /// The property, as the app's sorting options name it: `\.$name`.
  public let by: PartialKeyPath<Entity>
  /// Which way.
  public let order: Ordering

  package init(by: PartialKeyPath<Entity>, order: Ordering) {
    self.by = by
    self.order = order
  }
}

/// A property that entities can be sorted by.
///
/// Apple's counterpart: `EntityQuerySortableByProperty`, written `SortableBy`.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: @unchecked Sendable {
  package let keyPath: PartialKeyPath<Entity>

  /// The property of that key path: `SortableBy(\.$name)`.
  public init<P: AnyIntentValue>(_ keyPath: KeyPath<Entity, P>) { self.keyPath = keyPath }

  /// The property of one entity.
  package func property(of entity: Entity) -> AnyObject { entity[keyPath: keyPath] as AnyObject }
}

/// The properties that entities can be sorted by.
///
/// Apple's counterpart: `EntityQuerySortingOptions`, written `SortingOptions`.
public struct EntityQuerySortingOptions<Entity: AppEntity>: @unchecked Sendable {
  package let options: [EntityQuerySortableByProperty<Entity>]

  /// None.
  public init() { options = [] }

  /// Those written one below the other.
  public init(
    @EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<Entity>]
  ) { options = content() }

  /// The one at that place, from 0.
  public subscript(index: Int) -> EntityQuerySortableByProperty<Entity> { options[index] }
}

/// Takes properties to sort by, one below the other.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  /// One property.
  public static func buildExpression(
    _ option: EntityQuerySortableByProperty<Entity>
  ) -> EntityQuerySortableByProperty<Entity> { option }
  /// All of them.
  public static func buildBlock(
    _ options: EntityQuerySortableByProperty<Entity>...
  ) -> [EntityQuerySortableByProperty<Entity>] { options }
}
