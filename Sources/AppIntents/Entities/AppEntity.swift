/// A thing of the app that people know: it has an identity, a name, and a query that finds it again.
///
/// Apple's counterpart: `AppEntity`.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where Self == Self.ValueType, ID: EntityIdentifierConvertible, ID: Sendable {
  /// The query that finds entities of this type.
  associatedtype DefaultQuery: EntityQuery where ValueType == DefaultQuery.Entity
  /// The query that finds entities of this type.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// A property people can see and search.
  public typealias Property = EntityProperty
}

extension AppEntity where Self: CaseDisplayRepresentable {
  /// What the case's dictionary says.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(title: localizedStringResource)
  }
}

extension AppEntity where Self: RawRepresentable, ID == RawValue {
  /// The raw value.
  public var id: ID { rawValue }
}

/// A structured value that exists for one result only and cannot be looked up.
///
/// Apple's counterpart: `TransientAppEntity`.
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
