import IntentDispatch
import SearchIndex
import SearchModel

/// The values that can stand in the parameters' places, each list fetched once.
///
/// An enum's are in the manifest. An entity type's are those that the app suggested when it last said so, then
/// those that it donated: the first 1,000, and any other whose name is just what was said.
actor PhraseValues {
  private let engine: IndexEngine
  private let store: ShortcutValueStore
  private var lists: [String: [ShortcutValue]] = [:]
  private var suggested: [String: ShortcutValues?] = [:]
  private let limit = 1000

  init(engine: IndexEngine) {
    self.engine = engine
    store = ShortcutValueStore(paths: engine.paths)
  }

  /// The values of a parameter's kind.
  func values(of app: AppManifest, kind: String) async throws -> [ShortcutValue] {
    if let cases = app.cases(ofKind: kind) { return cases }
    let key = app.app + "\u{0}" + kind
    if let known = lists[key] { return known }
    var values = suggestions(app.app)?.values[kind] ?? []
    if kind.hasPrefix("entity:") {
      let known = Set(values.map(\.value))
      values += try await donated(app.app, type: String(kind.dropFirst(7))).filter {
        !known.contains($0.value)
      }
    }
    lists[key] = values
    return values
  }

  /// The values that the app itself suggested, else those it donated: what lists show.
  func offered(of app: AppManifest, kind: String) async throws -> [ShortcutValue] {
    if let suggested = suggestions(app.app)?.values[kind] { return suggested }
    return try await values(of: app, kind: kind)
  }

  /// Donated entities whose names hold these words, beyond those in the list.
  func found(_ text: String, app: String, type: String) async throws -> [ShortcutValue] {
    var request = SearchRequest(text)
    request.apps = [app]
    request.types = [type]
    request.namesOnly = true
    request.limit = 50
    request.includesHighlights = false
    request.includesIntents = false
    guard let response = try? await engine.search(request) else { return [] }
    return response.hits.compactMap { hit in
      if case .entity(let hit) = hit { Self.value(of: hit.entity.entity) } else { nil }
    }
  }

  private func suggestions(_ app: String) -> ShortcutValues? {
    if let known = suggested[app] { return known }
    let values = store.values(of: app)
    suggested[app] = values
    return values
  }

  private func donated(_ app: String, type: String) async throws -> [ShortcutValue] {
    var values: [ShortcutValue] = []
    var after: EntityKey?
    do {
      while values.count < limit {
        let page = try await engine.entities(after: after, app: app, type: type, domain: nil, limit: 500)
        values += page.lazy.map(\.entity).filter { !$0.isHidden }.map(Self.value)
        guard page.count == 500, let last = page.last else { break }
        after = last.entity.key
      }
    } catch let error as LimelightError where error.code == .noIndex {
      // Phrases without donated entities need no index.
    }
    return values
  }

  private static func value(of entity: DonatedEntity) -> ShortcutValue {
    ShortcutValue(
      value: entity.key.id, title: entity.label(typeTitle: ""), synonyms: names(entity["alternateNames"]))
  }

  private static func names(_ value: AttributeValue?) -> [String] {
    switch value {
    case .text(let text): [text]
    case .list(let values): values.flatMap(names)
    case .localized(let texts): texts.values.sorted()
    default: []
    }
  }
}
