/// Finds entities by what people type.
///
/// Apple's counterpart: `EntityStringQuery`.
@_alwaysEmitConformanceMetadata
public protocol EntityStringQuery: EntityQuery {
  /// The entities that match the text, the best first.
  func entities(matching string: String) async throws -> Result
}
