/// Finds the one entity of a type that has exactly one, such as an app's settings.
///
/// Everything else that a query is asked comes from `uniqueEntity()`.
///
/// Apple's counterpart: `UniqueAppEntityQuery`.
@_alwaysEmitConformanceMetadata
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Entity: UniqueAppEntity {
  /// The entity.
  func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
  /// The one entity, if its identifier is among these.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let wanted = Set(identifiers.map(\.entityIdentifierString))
    return [try await uniqueEntity()].filter { wanted.contains($0.id.entityIdentifierString) }
  }
}

extension UniqueAppEntityQuery where Result == [Entity] {
  /// The one entity.
  public func suggestedEntities() async throws -> [Entity] { [try await uniqueEntity()] }

  /// The one entity.
  public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}

/// A query for the one entity of a type, given by what makes it.
///
/// Apple's counterpart: `UniqueAppEntityProvider`.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
  private let provider: @Sendable () async throws -> Entity

  /// A query that finds the entity only where the entity's type can be made without values.
  ///
  /// A type can if it is also a `TransientAppEntity`; give the provider otherwise.
  public init() {
    provider = {
      guard let entity = (Entity.self as? any TransientAppEntity.Type)?.init() as? Entity else {
        throw AppIntentError.Unrecoverable.entityNotFound
      }
      return entity
    }
  }

  /// A query that asks the provider for the entity each time.
  public init(_ provider: @escaping @Sendable () async throws -> Entity) { self.provider = provider }

  /// What the provider gives.
  public func uniqueEntity() async throws -> Entity { try await provider() }
}
