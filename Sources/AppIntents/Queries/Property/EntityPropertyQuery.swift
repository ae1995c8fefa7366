/// The part of a property query that says what comparisons are turned into.
///
/// A protocol of its own, so that the compiler finds that type from the function alone: `properties` are usually
/// written `QueryProperties { … }`, which cannot be understood before. Conform to `EntityPropertyQuery`.
@_alwaysEmitConformanceMetadata
public protocol _ComparatorMappingQuery: EntityQuery {
  /// What a comparison is turned into.
  associatedtype ComparatorMappingType
  /// The entities for which all or any of the comparisons hold.
  ///
  /// - Parameters:
  ///   - comparators: one value for each comparison; none asks for all entities.
  ///   - mode: whether all must hold or one is enough.
  ///   - sortedBy: the first decides, the next where that one finds two equal.
  ///   - limit: how many at most; `nil` for all.
  func entities(
    matching comparators: [ComparatorMappingType], mode: EntityQueryComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> Result
}

/// Finds entities by their properties, in an order and up to a number.
///
/// `properties` says which comparisons the app answers and turns each into a value of the app's own, such as an
/// `NSPredicate`, a `Predicate` or a closure; `entities(matching:mode:sortedBy:limit:)` gets those values. A Find
/// intent is made from it.
///
/// Apple's counterpart: `EntityPropertyQuery`.
@_alwaysEmitConformanceMetadata
public protocol EntityPropertyQuery: _ComparatorMappingQuery, _FindIntentDescribing {
  /// The properties that can be compared, each with its comparators.
  static var properties: EntityQueryProperties<Entity, ComparatorMappingType> { get }
  /// The properties that can be sorted by.
  static var sortingOptions: EntityQuerySortingOptions<Entity> { get }
  /// What the Find intent made from it says; `nil` for a title made from the type's name.
  static var findIntentDescription: IntentDescription? { get }
}

extension EntityPropertyQuery {
  /// The properties that can be compared.
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  /// One property that can be compared.
  public typealias Property = EntityQueryProperty
  /// The properties that can be sorted by.
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  /// One property that can be sorted by.
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  /// An order.
  public typealias Sort = EntityQuerySort
  /// Whether all comparisons must hold or one is enough.
  public typealias ComparatorMode = EntityQueryComparatorMode
  /// A comparison that can be tried on entities in memory: what comparators written `{ $0 }` map to.
  public typealias Comparator = EntityQueryComparison

  /// None: the Find intent is named after the type.
  public static var findIntentDescription: IntentDescription? { nil }
}

/// Whether all comparisons must hold or one is enough.
@frozen
public enum EntityQueryComparatorMode: Hashable, Sendable {
  /// All must hold.
  case and
  /// One is enough.
  case or
}
