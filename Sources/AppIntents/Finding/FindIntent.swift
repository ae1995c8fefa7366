package import SearchModel

/// The Find intent of an entity type, which exists without any code of the author's: it is made from the type's query.
///
/// A property query compares, sorts and counts itself; of an enumerable query's entities the framework does; other
/// types are found in the index if they are donated to it. Types with one entity, or none to look up, have no Find
/// intent.
package struct FindIntent: Sendable {
  /// What the identifier of every Find intent begins with.
  package static let prefix = "Find."

  package let entityType: any AppEntity.Type
  private let description: IntentDescription?

  /// The Find intent of a type; `nil` if the type has none.
  package init?(_ type: any AppEntity.Type) {
    guard let description = Self.description(type) else { return nil }
    entityType = type
    self.description = description.text
  }

  /// The Find intent of that identifier among an app's types.
  package init?(identifier: String, among types: some Sequence<any AppEntity.Type>) {
    guard identifier.hasPrefix(Self.prefix) else { return nil }
    let name = identifier.dropFirst(Self.prefix.count)
    guard let type = types.first(where: { $0.persistentIdentifier == name }) else { return nil }
    self.init(type)
  }

  private static func description<E: AppEntity>(_ type: E.Type) -> (text: IntentDescription?, Void)? {
    switch E.DefaultQuery.self {
    case is any UniqueAppEntityQuery.Type: nil
    case let query as any EntityPropertyQuery.Type: (query.statedFindDescription, ())
    case let query as any EnumerableEntityQuery.Type: (query.statedFindDescription, ())
    default: type is any IndexedEntity.Type && isIndexed(type) ? (nil, ()) : nil
    }
  }

  /// Whether there may be a property that the index keeps.
  private static func isIndexed<E: AppEntity>(_ type: E.Type) -> Bool {
    !EntityFields.of(type).declared.isEmpty
  }

  // MARK: What people see

  /// `Find.TYPE`.
  package var identifier: String { Self.prefix + entityType.persistentIdentifier }

  /// What the query says of it, else "Find" and the type's name in the plural, as far as that is known.
  package var title: String {
    if let description { return description.descriptionText.text }
    let type = entityType.typeDisplayRepresentation
    let plural = type.numericFormat?.text.split(separator: " ").filter { !$0.hasPrefix("%") }.joined(
      separator: " ")
    return "Find \(plural.map(Self.capitalised) ?? type.name.text)"
  }

  private static func capitalised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// The intent as a manifest lists it.
  ///
  /// Its parameters are the properties that can be compared, as far as they are known without an entity, and `mode`,
  /// `sort` and `limit`.
  package var manifest: AppManifest.Intent {
    var intent = AppManifest.Intent(intent: identifier, title: title)
    intent.parameters =
      FindParameters.properties(entityType)
      + [
        AppManifest.Parameter(name: "mode", title: "Mode", kind: "string", isRequired: false),
        AppManifest.Parameter(name: "sort", title: "Sort", kind: "string", isRequired: false),
        AppManifest.Parameter(name: "limit", title: "Limit", kind: "integer", isRequired: false),
      ]
    return intent
  }

  // MARK: Running

  /// The entities that the request asks for.
  ///
  /// - Throws: `usage` for a property, comparator or value that is none; else what the query throws.
  package func find(_ request: FindRequest) async throws -> [FoundEntity] {
    try await Self.find(request, entityType)
  }

  private static func find<E: AppEntity>(_ request: FindRequest, _ type: E.Type) async throws -> [FoundEntity]
  {
    if let query = E.defaultQuery as? any EntityPropertyQuery {
      func ask<Query: EntityPropertyQuery>(_ query: Query) async throws -> [FoundEntity] {
        try await PropertyFind.find(request, query).map { FoundEntity($0) }
      }
      return try await ask(query)
    }
    if let all = try await QueryRunner.all(type) {
      return try await MemoryFind.find(request, in: all).map { FoundEntity($0) }
    }
    guard let type = type as? any IndexedEntity.Type else { return [] }
    func ask<Indexed: IndexedEntity>(_ type: Indexed.Type) async throws -> [FoundEntity] {
      try await IndexFind.find(request, type).map { FoundEntity($0) }
    }
    return try await ask(type)
  }

  /// Runs the intent with parameters given as text (Docs/Finding.md).
  ///
  /// Its value is a list of objects with `id`, `title` and, where there is one, `subtitle`.
  package func run(parameters: [String: String]) async throws -> RunOutcome {
    let found = try await find(FindRequest(parameters: parameters))
    var outcome = RunOutcome()
    outcome.value = .list(
      found.map { entity in
        var object: [String: AttributeValue] = [
          "id": .text(entity.id), "title": .text(entity.display.title.text),
        ]
        if let subtitle = entity.display.subtitle { object["subtitle"] = .text(subtitle.text) }
        return .object(object)
      })
    return outcome
  }
}
