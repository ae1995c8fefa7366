import CoreSpotlight
import SearchIndex
import SearchModel

/// Finding among donated entities, for indexed types whose queries can neither compare nor list.
///
/// The conditions are tried on what the index holds of each entity, so only those that are found are asked of the app.
/// It reads every donated entity of the type, a thousand at a time.
enum IndexFind {
  /// The entities for which the conditions hold, in order, as many as are wanted and still there.
  static func find<E: IndexedEntity>(_ request: FindRequest, _ type: E.Type) async throws -> [E] {
    let donated = try await donated(type)
    guard let keys = try await keys(type, donated) else { return [] }
    let tests = try await tests(request, keys)
    let found = donated.filter { entity in
      let holds = { (test: Test) in
        ComparisonTest.holds(test.comparator, entity[test.attribute].flatMap(\.comparable), test.inputs)
      }
      return tests.isEmpty || (request.mode == .and ? tests.allSatisfy(holds) : tests.contains(where: holds))
    }
    let orders = try request.sort.map { order in
      guard let key = keys.first(where: { $0.name == order.property }) else {
        throw PropertyNames.unknown(order.property, for: "sort by", known: keys.map(\.name))
      }
      return (
        value: { (entity: DonatedEntity) in entity[key.attribute].flatMap(\.comparable) },
        isDescending: order.isDescending
      )
    }
    return try await present(ValueOrder.sorted(found, by: orders).map(\.key.id), limit: request.limit)
  }

  /// The entities that are still there: of those wanted, as many more are asked for as were gone.
  private static func present<E: IndexedEntity>(_ ids: [String], limit: Int?) async throws -> [E] {
    var found: [E] = []
    var place = 0
    while place < ids.count, limit.map({ found.count < $0 }) ?? true {
      let end = min(ids.count, limit.map { place + $0 - found.count } ?? ids.count)
      found += try await QueryRunner.entities(E.self, ids: Array(ids[place..<end]))
      place = end
    }
    return found
  }

  // MARK: What the index holds

  /// A property with an indexing key, and the attribute it is kept in.
  private struct Key {
    let name: String
    let attribute: String
    let kind: CoreSpotlight.AttributeKind?
    let type: any _IntentValue.Type
  }

  private static func donated<E: IndexedEntity>(_ type: E.Type) async throws -> [DonatedEntity] {
    let channel = CSSearchableIndex.default().channel
    let now = Date().timeIntervalSince1970
    var entities: [DonatedEntity] = []
    var last: EntityKey?
    while true {
      let page = try await channel.engine.entities(
        after: last, app: channel.app, type: E.persistentIdentifier, domain: nil, limit: 1_000)
      entities += page.map(\.entity).filter { $0.expires.map { $0 > now } ?? true }
      guard page.count == 1_000 else { return entities }
      last = page.last?.entity.key
    }
  }

  /// The properties that can be compared, learnt from an entity that is still there; `nil` if none is.
  private static func keys<E: IndexedEntity>(_ type: E.Type, _ donated: [DonatedEntity]) async throws
    -> [Key]?
  {
    for start in stride(from: 0, to: donated.count, by: 100) {
      let ids = donated[start..<min(start + 100, donated.count)].map(\.key.id)
      guard let sample: E = try await QueryRunner.entities(type, ids: ids).first else { continue }
      return EntityFields.of(type).named(of: sample).compactMap { name, property -> Key? in
        switch property.indexing {
        case .none: return nil
        case .attribute(let keyPath):
          guard let key = AttributeKeyPaths.key(for: keyPath) else { return nil }
          return Key(name: name, attribute: key.name, kind: key.kind, type: property.valueType)
        case .custom(let key):
          return Key(name: name, attribute: key.keyName, kind: nil, type: property.valueType)
        }
      }
    }
    return nil
  }

  // MARK: Conditions

  private struct Test {
    let attribute: String
    let comparator: ComparatorKind
    let inputs: [Any]
  }

  private static func tests(_ request: FindRequest, _ keys: [Key]) async throws -> [Test] {
    var tests: [Test] = []
    for condition in request.conditions {
      guard let key = keys.first(where: { $0.name == condition.property }) else {
        throw PropertyNames.unknown(condition.property, for: "compare", known: keys.map(\.name))
      }
      let known = ComparatorKind.comparators(for: key.type)
      guard known.contains(condition.comparator) else {
        throw PropertyNames.uncompared(condition, known: known)
      }
      // Compared is what is kept, so the value is brought into the form that the index keeps.
      let inputs = try await ComparedValue.inputs(of: condition, as: key.type).map { input -> Any in
        let kept = Unwrapping.flattened(input).flatMap(indexedValue)
        let coerced = kept.map { key.kind?.coerce($0) ?? $0 }?.comparable
        return condition.comparator == .contains
          ? (coerced as? [Any])?.first ?? coerced as Any : coerced as Any
      }
      tests.append(Test(attribute: key.attribute, comparator: condition.comparator, inputs: inputs))
    }
    return tests
  }
}

extension AttributeValue {
  /// The value as one that can be compared; numbers of both kinds compare with each other.
  fileprivate var comparable: Any? {
    switch self {
    case .text(let text): text
    case .integer(let number): Double(number)
    case .number(let number), .date(let number): number
    case .boolean(let flag): flag
    case .list(let values): values.compactMap { $0.comparable as? AnyHashable }
    case .localized(let texts): texts.values.sorted().joined(separator: " ")
    case .data, .object: nil
    }
  }
}
