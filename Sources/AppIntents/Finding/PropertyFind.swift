import SearchModel

/// Finding through an app's property query: the app compares, sorts and counts.
package enum PropertyFind {
  /// What the query answers for the conditions, mapped by its own comparators.
  package static func find<Query: EntityPropertyQuery>(_ request: FindRequest, _ query: Query) async throws
    -> [Query
    .Entity]
  {
    let query = try await QueryRunner.prepared(query)
    let isPlain = request.conditions.isEmpty && request.sort.isEmpty
    guard let sample = isPlain ? nil : try await sample(of: query) else {
      // Names lead to properties by way of an entity; where there is none, nothing is found whatever is asked.
      guard isPlain else { return [] }
      return try await answer(query, [], request, sortedBy: [])
    }
    let sorts = try request.sort.map { try sort($0, Query.self, sample) }
    var mapped: [Query.ComparatorMappingType] = []
    for condition in request.conditions { mapped.append(try await comparator(condition, Query.self, sample)) }
    return try await answer(query, mapped, request, sortedBy: sorts)
  }

  private static func answer<Query: EntityPropertyQuery>(
    _ query: Query, _ comparators: [Query.ComparatorMappingType], _ request: FindRequest,
    sortedBy sorts: [EntityQuerySort<Query.Entity>]
  ) async throws -> [Query.Entity] {
    let result = try await query.entities(
      matching: comparators, mode: request.mode, sortedBy: sorts, limit: request.limit)
    let found = result.items
    return request.limit.map { Array(found.prefix($0)) } ?? found
  }

  /// Any entity of the query's, to learn from which property a key path leads to.
  private static func sample<Query: EntityPropertyQuery>(of query: Query) async throws -> Query.Entity? {
    if let suggested = try await query.suggestedEntities().items.first { return suggested }
    return try await query.entities(matching: [], mode: .and, sortedBy: [], limit: 1).items.first
  }

  private static func sort<Query: EntityPropertyQuery>(
    _ order: FindRequest.Order, _ type: Query.Type, _ sample: Query.Entity
  ) throws -> EntityQuerySort<Query.Entity> {
    let options = Query.sortingOptions.options.map { option in
      (
        name: PropertyNames.name(of: option.property(of: sample), in: sample, outer: Query.Entity.self),
        option: option
      )
    }
    guard let option = options.first(where: { $0.name == order.property })?.option else {
      throw PropertyNames.unknown(order.property, for: "sort by", known: options.map(\.name))
    }
    return EntityQuerySort(by: option.keyPath, order: order.isDescending ? .descending : .ascending)
  }

  private static func comparator<Query: EntityPropertyQuery>(
    _ condition: FindRequest.Condition, _ type: Query.Type, _ sample: Query.Entity
  ) async throws -> Query.ComparatorMappingType {
    let declared = Query.properties.declarations.map { declaration in
      let (subject, property) = declaration.property(of: sample)
      return (
        name: PropertyNames.name(of: property, in: subject, outer: Query.Entity.self),
        declaration: declaration
      )
    }
    let candidates = declared.filter { $0.name == condition.property }.map(\.declaration)
    guard !candidates.isEmpty else {
      throw PropertyNames.unknown(condition.property, for: "compare", known: declared.map(\.name))
    }
    for declaration in candidates {
      for comparator in declaration.comparators where comparator.kind == condition.comparator {
        let inputs = try await ComparedValue.inputs(
          of: condition, as: comparator.inputType, resolvers: comparator.resolvers)
        if let mapped = declaration.mapped(condition.comparator, inputs) { return mapped }
      }
    }
    throw PropertyNames.uncompared(condition, known: candidates.flatMap { $0.comparators.map(\.kind) })
  }
}
