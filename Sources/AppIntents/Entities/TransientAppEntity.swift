/// A structured value that exists for one result only and cannot be looked up.
///
/// Apple's counterpart: `TransientAppEntity`.
@_alwaysEmitConformanceMetadata
public protocol TransientAppEntity: AppEntity {
  /// An empty value.
  init()
}

extension TransientAppEntity {
  /// A new identifier each time: the value is never looked up.
  public var id: UUID { UUID() }
  /// A query that finds nothing.
  public static var defaultQuery: _TransientAppEntityQuery<Self> { _TransientAppEntityQuery() }
}

/// The query of entities that cannot be looked up.
public struct _TransientAppEntityQuery<Entity: TransientAppEntity>: EntityQuery {
  /// A query that finds nothing.
  public init() {}
  /// Finds nothing.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
