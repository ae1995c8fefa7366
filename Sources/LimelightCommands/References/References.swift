import SearchModel
import SearchService

extension Invocation {
  /// The entity a REF means: a URI, a number of the last search, or an identifier; `nil` if there is no such
  /// identifier.
  ///
  /// - Parameter scope: what `--app` and `--type` mean.
  /// - Throws: `usage` for a number without a search, `ambiguous` for an identifier of several entities.
  func key(_ reference: String, scope: (app: String?, type: String?)) async throws -> EntityKey? {
    if !arguments.has(.id) {
      if reference.hasPrefix("limelight:") { return try checked(Self.key(uri: reference), scope) }
      if !reference.isEmpty, reference.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) {
        return try numbered(reference)
      }
    }
    guard !reference.isEmpty else {
      throw LimelightError(.usage, "REF is empty", hint: "See: limelight help")
    }
    if let app = scope.app, let type = scope.type { return EntityKey(app: app, type: type, id: reference) }
    let keys = try await service.keys(id: reference, app: scope.app, type: scope.type, limit: 4)
    guard keys.count < 2 else {
      throw LimelightError(
        .ambiguous,
        "the identifier \(reference) is that of \(keys.count == 4 ? "several" : String(keys.count)) entities",
        hint: "Name one: " + keys.map(\.uri).joined(separator: "  "))
    }
    return keys.first
  }

  private static func key(uri: String) throws(LimelightError) -> EntityKey {
    guard let key = EntityKey(uri: uri) else {
      throw LimelightError(
        .usage, "\(uri) is not the URI of an entity",
        hint: "Write limelight://open/APP/TYPE/ID, percent-encoded")
    }
    return key
  }

  private func checked(_ key: EntityKey, _ scope: (app: String?, type: String?)) throws(LimelightError)
    -> EntityKey
  {
    guard scope.app.map({ $0.utf8.elementsEqual(key.app.utf8) }) ?? true,
      scope.type.map({ $0.utf8.elementsEqual(key.type.utf8) }) ?? true
    else {
      throw LimelightError(
        .usage, "the URI names another app or type than --app and --type",
        hint: "Leave them away, the URI says it all")
    }
    return key
  }

  private func numbered(_ reference: String) throws(LimelightError) -> EntityKey {
    let session = TerminalSession(paths: paths, environment: environment)
    guard let target = Int(reference).flatMap({ session?.target($0) }) else {
      throw LimelightError(
        .usage, "no search in this terminal printed a number \(reference)",
        hint: "Search first, or write the URI; for an identifier of digits add --id")
    }
    guard let key = EntityKey(uri: target) else {
      throw LimelightError(
        .usage, "number \(reference) is the action \(target), not an entity",
        hint: "Choose the number of an entity")
    }
    return key
  }
}
