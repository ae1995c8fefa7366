/// Finds entities of the app again by their identifiers.
///
/// An entity is kept as type and identifier: in shortcuts, in links, in parameters. What comes back to the app goes
/// through `entities(for:)`; identifiers that no longer exist are left out of its answer.
///
/// Apple's counterpart: `EntityQuery`.
@_alwaysEmitConformanceMetadata
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
  /// What it finds.
  associatedtype Entity: AppEntity = Result.Result.ValueType where Entity == Result.Result
  /// How suggestions come.
  associatedtype Result = [Entity]
  /// A query.
  nonisolated init()
  /// The entities of these identifiers; those that are gone are left out.
  ///
  /// - Throws: what keeps the app from answering; whoever asked passes it on to the person.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// The first choices of a picker.
  ///
  /// Keep it bounded: all of them are shown at once, and each becomes a value of the app's shortcut phrases.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// No suggestions.
  public func suggestedEntities() async throws -> Result { .empty }

  /// The suggestions.
  public func results() async throws -> Result { try await suggestedEntities() }
}
