/// Asking an app's queries, whose types are known only at run time.
///
/// Before a query is asked, what it takes as `@Dependency` is made, so that a missing one is an error of the run and not
/// the end of the process. Whatever a query throws comes out as it is.
package enum QueryRunner {
  // MARK: By identifier

  /// The entities of these identifiers, in their order.
  ///
  /// Left out are identifiers that are none of the type, that are gone, and entities that nobody asked for: a query
  /// that answers with something else must not have that opened instead.
  package static func entities<E: AppEntity>(_ type: E.Type, ids: [String]) async throws -> [E] {
    let identifiers = ids.compactMap { E.ID.entityIdentifier(for: $0) }
    guard !identifiers.isEmpty else { return [] }
    let query = try await prepared(E.defaultQuery)
    let answer: [E] = cast(try await query.entities(for: anyIdentifiers(identifiers, for: query)))
    // Identifiers are compared byte for byte, as everywhere: the same letters composed otherwise are another entity.
    let found = Dictionary(answer.map { (bytes($0.id), $0) }) { first, _ in first }
    return identifiers.compactMap { found[bytes($0)] }
  }

  private static func bytes(_ id: some EntityIdentifierConvertible) -> [UInt8] {
    Array(id.entityIdentifierString.utf8)
  }

  /// The entity of that identifier; `nil` if there is none.
  package static func entity<E: AppEntity>(_ type: E.Type, id: String) async throws -> E? {
    try await entities(type, ids: [id]).first
  }

  /// `E.DefaultQuery.Entity` is `E`, which the compiler knows through `ValueType` only.
  private static func anyIdentifiers<Query: EntityQuery, ID>(
    _ identifiers: [ID], for query: Query
  ) -> [Query.Entity.ID] { identifiers as? [Query.Entity.ID] ?? [] }

  // MARK: Lists

  /// What a picker shows at first: the query's suggestions, under their headings.
  package static func suggestions<E: AppEntity>(_ type: E.Type) async throws -> OptionSections {
    func ask<Query: EntityQuery>(_ query: Query) async throws -> OptionSections {
      OptionSections(try await query.suggestedEntities())
    }
    return try await ask(prepared(E.defaultQuery))
  }

  /// The suggested entities, in order.
  package static func suggested<E: AppEntity>(_ type: E.Type) async throws -> [E] {
    try await suggestions(type).options.compactMap { $0.value as? E }
  }

  /// All entities, where the query can list them; else `nil`.
  package static func all<E: AppEntity>(_ type: E.Type) async throws -> [E]? {
    guard let query = E.defaultQuery as? any EnumerableEntityQuery else { return nil }
    func ask<Query: EnumerableEntityQuery>(_ query: Query) async throws -> [E] {
      cast(try await query.allEntities().items)
    }
    return try await ask(prepared(query))
  }

  /// The entities that a text finds: by the query's own search, else among all it can list, else among its suggestions.
  package static func matching<E: AppEntity>(_ type: E.Type, _ text: String) async throws -> [E] {
    func ask<Query: EntityQuery>(_ query: Query) async throws -> [E] {
      cast(try await matching(text, through: query))
    }
    return try await ask(E.defaultQuery)
  }

  /// The same of a query that need not be the type's own.
  static func matching<Query: EntityQuery>(_ text: String, through query: Query) async throws -> [Query
    .Entity]
  {
    switch try await prepared(query) {
    case let query as any EntityStringQuery:
      func ask<Search: EntityStringQuery>(_ query: Search) async throws -> [Query.Entity] {
        cast(try await query.entities(matching: text).items)
      }
      return try await ask(query)
    case let query as any EnumerableEntityQuery:
      func ask<List: EnumerableEntityQuery>(_ query: List) async throws -> [Query.Entity] {
        cast(try await query.allEntities().items)
      }
      return TextSearch.find(text, in: try await ask(query))
    case let query: return TextSearch.find(text, in: cast(try await query.suggestedEntities().items))
    }
  }

  // MARK: Options and values

  /// What a provider offers, and what it would choose.
  package static func options<Provider: DynamicOptionsProvider>(
    of provider: Provider
  ) async throws -> (sections: OptionSections, default: (any _IntentValue)?) {
    let provider = try await prepared(provider)
    return (OptionSections(try await provider.results()), await provider.defaultResult())
  }

  /// The values that an `IntentValueQuery` finds for an input; none if it takes inputs of another type.
  package static func values<Query: IntentValueQuery>(_ type: Query.Type, for input: Any) async throws
    -> [Any]
  {
    guard let input = input as? Query.Input else { return [] }
    let query = try await prepared(Query())
    return try await query.values(for: input).items
  }

  // MARK: Before asking

  /// Makes what the value takes as `@Dependency`, so that a missing one is an error and not the end of the process.
  package static func prepareDependencies(of value: Any) async throws {
    for child in Mirror(reflecting: value).children {
      try await (child.value as? any AnyAppDependency)?.prepare()
    }
  }

  static func prepared<Query>(_ query: Query) async throws -> Query {
    try await prepareDependencies(of: query)
    return query
  }

  static func cast<E: AppEntity, Value>(_ values: [Value]) -> [E] {
    values as? [E] ?? values.compactMap { $0 as? E }
  }
}
