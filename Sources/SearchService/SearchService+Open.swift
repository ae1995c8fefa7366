import IntentDispatch
import SearchIndex
package import SearchModel

extension SearchService {
  /// Resolves the entity, performs its OpenIntent, yields where the tap leads.
  ///
  /// An entity that its app no longer knows is withdrawn from the index.
  ///
  /// - Parameters:
  ///   - source: what led here: `search`, `shortcut`, `run`.
  ///   - typed: what the person had typed to find it; empty if it was not found so.
  ///   - interaction: who answers what the OpenIntent asks.
  ///   - environment: for finding programs that open addresses, and `LIMELIGHT_DEADLINES`.
  /// - Throws: `entityGone` when neither the index nor the app knows it; `noHandler`, `handlerFailed`; `config`
  ///   when two OpenIntents claim the type.
  package func open(
    _ key: EntityKey, source: String, typed: String = "",
    interaction: any InteractionHandler = NobodyToAsk(), environment: [String: String]
  ) async throws -> (event: NavigationEvent, notices: [Notice]) {
    guard let detail = try await engine.entity(key) else {
      throw LimelightError(
        .entityGone, "there is no entity \(key.uri)",
        hint: "Search again: it may have another identifier now.")
    }
    return try await lead(
      to: key, url: detail.entity.entity.url, row: detail.entity.row, source: source, typed: typed,
      interaction: interaction, environment: environment)
  }

  /// Opens an entity that may never have been donated.
  func lead(
    to key: EntityKey, url: String?, row: Int64 = 0, source: String, typed: String = "",
    interaction: any InteractionHandler, environment: [String: String]
  ) async throws -> (event: NavigationEvent, notices: [Notice]) {
    let dispatcher = IntentDispatcher(registry: registry, environment: environment, clock: clock)
    do {
      let (event, notices) = try await dispatcher.open(
        key, url: url, source: source, interaction: interaction)
      // What people open is worth knowing, never worth failing for.
      if engine.hasHome { try? await engine.recordOpen(key, row: row, typed: typed) }
      return (event, notices)
    } catch let error as LimelightError where error.code == .entityGone {
      _ = try? await delete([.delete(key)])
      throw error
    }
  }
}
