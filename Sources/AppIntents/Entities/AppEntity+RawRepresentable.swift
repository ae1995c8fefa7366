extension AppEntity where Self: RawRepresentable, ID == RawValue {
  /// A query that makes entities from raw values.
  public static var defaultQuery: _RawRepresentableStringQuery<Self> { _RawRepresentableStringQuery() }

  /// The raw value.
  public var id: ID { rawValue }
}

/// The query of entities that are made from a raw value.
///
/// Where the type lists its cases they are suggested, and found by what people type.
public struct _RawRepresentableStringQuery<Entity>: EntityStringQuery
where Entity: AppEntity & RawRepresentable, Entity.ID == Entity.RawValue {
  /// A query.
  public init() {}

  /// The entities of these raw values; a value that has none is left out.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    identifiers.compactMap(Entity.init(rawValue:))
  }

  /// All cases, if the type lists them.
  public func suggestedEntities() async throws -> [Entity] { Self.allCases }

  /// The cases that match the text, or the entity whose raw value it is.
  public func entities(matching string: String) async throws -> [Entity] {
    let matching = TextSearch.find(string, in: Self.allCases)
    guard matching.isEmpty else { return matching }
    return Entity.ID.entityIdentifier(for: string).flatMap(Entity.init(rawValue:)).map { [$0] } ?? []
  }

  private static var allCases: [Entity] {
    func all<Cases: CaseIterable>(_ type: Cases.Type) -> [Entity] {
      Cases.allCases.compactMap { $0 as? Entity }
    }
    return (Entity.self as? any CaseIterable.Type).map { all($0) } ?? []
  }
}
