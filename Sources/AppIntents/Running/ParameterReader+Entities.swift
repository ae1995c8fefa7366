import SearchModel

extension ParameterReader {
  /// The entities that texts stand for: identifiers, URIs, or what a string query or a title makes of them.
  ///
  /// `entities(for:)` is called once, with all of them.
  ///
  /// - Throws: `entityGone` naming the text that stands for none.
  func entities<E: AppEntity>(_ type: E.Type, texts: [String]) async throws -> [any _IntentValue] {
    if let query = parameter.details.query { return try await entities(through: query, texts) }
    return try await entities(through: E.defaultQuery, texts)
  }

  private func entities<Query: EntityQuery>(through query: Query, _ texts: [String]) async throws
    -> [any _IntentValue]
  {
    try await QueryRunner.prepareDependencies(of: query)
    let ids = try texts.map { try identifier(Query.Entity.self, $0) }
    let wanted = ids.compactMap { $0 }
    let found = wanted.isEmpty ? [] : try await query.entities(for: wanted)
    var entities: [any _IntentValue] = []
    for (text, id) in zip(texts, ids) {
      // What a query answers besides what was asked for must not be taken instead.
      if let id, let entity = found.first(where: { Self.isSame($0.id, id) }) {
        entities.append(entity)
      } else {
        entities.append(try await entity(named: text, through: query))
      }
    }
    return entities
  }

  private static func isSame<ID: EntityIdentifierConvertible>(_ left: ID, _ right: ID) -> Bool {
    left.entityIdentifierString.utf8.elementsEqual(right.entityIdentifierString.utf8)
  }

  private func identifier<E: AppEntity>(_ type: E.Type, _ text: String) throws -> E.ID? {
    guard text.hasPrefix("limelight:"), let key = EntityKey(uri: text) else {
      return E.ID.entityIdentifier(for: text)
    }
    guard key.app == execution.app, key.type == E.persistentIdentifier else {
      throw LimelightError(
        .usage, "The parameter '\(name)' takes a \(E.persistentIdentifier) of \(execution.app), not \(text).")
    }
    return E.ID.entityIdentifier(for: key.id)
  }

  /// The one entity a text names; where several fit, the person chooses.
  private func entity<Query: EntityQuery>(named text: String, through query: Query) async throws
    -> any _IntentValue
  {
    // A text without words would find everything.
    var fitting: [any _IntentValue] =
      text.trimmed.isEmpty ? [] : try await QueryRunner.matching(text, through: query)
    if fitting.count > 1 {
      let named = fitting.filter { Self.title(of: $0) == text.lowercased() }
      if named.count == 1 { fitting = named }
    }
    guard let first = fitting.first else {
      throw LimelightError(
        .entityGone,
        "The parameter '\(name)' names '\(text)', which \(Query.Entity.persistentIdentifier) has not.")
    }
    return fitting.count == 1 ? first : try await choose(among: fitting, dialog: nil)
  }

  private static func title(of value: Any) -> String? { ValueText.title(of: value).lowercased() }
}

extension IntentRun {
  /// The entity of that identifier through its query, or the enum case of that name; `nil` if there is none.
  static func target(of type: any AppValue.Type, from text: String) async throws -> (any AppValue)? {
    if let type = type as? any AppEntity.Type { return try await entity(type, id: text) }
    return (type as? any AppEnum.Type)?.named(text)
  }

  /// The entity of that identifier through its query; `nil` if there is none.
  static func entity<E: AppEntity>(_ type: E.Type, id: String) async throws -> (any AppEntity)? {
    try await QueryRunner.entity(type, id: id)
  }
}
