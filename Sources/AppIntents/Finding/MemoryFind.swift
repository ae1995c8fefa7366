import SearchModel

/// Finding among entities in memory, for queries that can list them all.
package enum MemoryFind {
  /// The entities for which the conditions hold, in order, as many as are wanted.
  ///
  /// Values that have to be waited for are asked of each entity, but only those that the request names.
  package static func find<E: AppEntity>(_ request: FindRequest, in entities: [E]) async throws -> [E] {
    guard let sample = entities.first else {
      try checkNames(request, known: EntityFields.of(E.self).declared.map(\.name))
      return []
    }
    let names = EntityFields.of(E.self).named(of: sample).map(\.name)
    try checkNames(request, known: names)
    let tests = try await tests(request, sample)
    let wanted = Set(request.conditions.map(\.property) + request.sort.map(\.property))
    var rows: [(entity: E, values: [String: Any])] = []
    for entity in entities {
      var values: [String: Any] = [:]
      for (name, property) in EntityFields.of(E.self).named(of: entity) where wanted.contains(name) {
        values[name] = try await property.awaitedValue()
      }
      let holds = { (test: Test) in ComparisonTest.holds(test.comparator, values[test.property], test.inputs)
      }
      guard tests.isEmpty || (request.mode == .and ? tests.allSatisfy(holds) : tests.contains(where: holds))
      else {
        continue
      }
      rows.append((entity, values))
    }
    let keys = request.sort.map { order in
      (
        value: { (row: (entity: E, values: [String: Any])) in row.values[order.property] },
        isDescending: order.isDescending
      )
    }
    let sorted = ValueOrder.sorted(rows, by: keys).map(\.entity)
    return request.limit.map { Array(sorted.prefix($0)) } ?? sorted
  }

  private struct Test {
    let property: String
    let comparator: ComparatorKind
    let inputs: [Any]
  }

  private static func tests<E: AppEntity>(_ request: FindRequest, _ sample: E) async throws -> [Test] {
    let properties = EntityFields.of(E.self).named(of: sample)
    var tests: [Test] = []
    for condition in request.conditions {
      guard let property = properties.first(where: { $0.name == condition.property })?.property else {
        continue
      }
      let known = ComparatorKind.comparators(for: property.valueType)
      guard known.contains(condition.comparator) else {
        throw PropertyNames.uncompared(condition, known: known)
      }
      // To contain a value is to have it among several.
      let type = condition.comparator == .contains ? property.valueType.ofElements : property.valueType
      tests.append(
        Test(
          property: condition.property, comparator: condition.comparator,
          inputs: try await ComparedValue.inputs(of: condition, as: type)))
    }
    return tests
  }

  private static func checkNames(_ request: FindRequest, known: [String]) throws {
    for name in request.conditions.map(\.property) where !known.contains(name) {
      throw PropertyNames.unknown(name, for: "compare", known: known)
    }
    for name in request.sort.map(\.property) where !known.contains(name) {
      throw PropertyNames.unknown(name, for: "sort by", known: known)
    }
  }
}

extension _IntentValue {
  /// The type of the elements of a list, of what an optional wraps, else the type itself.
  fileprivate static var ofElements: any _IntentValue.Type { ValueType.self }
}
