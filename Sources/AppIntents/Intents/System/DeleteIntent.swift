/// Removes entities of the app.
///
/// `entities` is a `@Parameter`; the app asks for confirmation itself. Where the entities were donated to an index, remove
/// them there too.
///
/// Apple's counterpart: `DeleteIntent`.
@_alwaysEmitConformanceMetadata
public protocol DeleteIntent: SystemIntent {
  /// What it removes.
  associatedtype Entity: AppEntity
  /// What it removes.
  var entities: [Entity] { get }
}
