/// A comparison that can be tried on an entity in memory.
///
/// A query gets them where its comparators hand on what they are given, `EqualToComparator { $0 }`, and its
/// `entities(matching:mode:sortedBy:limit:)` takes `[Comparator]`. Apple's frameworks have no counterpart.
public struct EntityQueryComparison: @unchecked Sendable {
  package let kind: ComparatorKind
  package let inputs: [Any]
  /// The property of an entity; set by the declaration that the comparison comes from.
  package var read: (Any) -> _EntityPropertyBase? = { _ in nil }

  package init(_ kind: ComparatorKind, _ inputs: [Any]) {
    self.kind = kind
    self.inputs = inputs
  }

  /// Whether the comparison holds for the entity; never for one of another type than the query's.
  public func matches<Entity: AppEntity>(_ entity: Entity) -> Bool {
    guard let property = read(entity) else { return false }
    return ComparisonTest.holds(kind, property.presentValue, inputs)
  }
}
