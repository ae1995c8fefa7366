/// A thing of the app that people know: it has an identity, a name, and a query that finds it again.
///
/// Apple's counterpart: `AppEntity`.
@_alwaysEmitConformanceMetadata
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
