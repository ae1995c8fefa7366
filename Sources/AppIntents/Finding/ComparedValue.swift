import SearchModel

/// Values given as text for a comparison.
enum ComparedValue {
  /// Where a value comes from, and what may bring it into its type.
  private struct Source {
    let condition: FindRequest.Condition
    let resolvers: [any Resolver]
  }

  /// The values that a condition compares with, in the type that the comparison takes.
  ///
  /// - Throws: `usage` if the text is no such value, `entityGone` if it names an entity that is not there; what a
  ///   resolver throws.
  static func inputs(
    of condition: FindRequest.Condition, as type: any _IntentValue.Type, resolvers: [any Resolver] = []
  ) async throws -> [Any] {
    let source = Source(condition: condition, resolvers: resolvers)
    guard condition.comparator == .between else {
      return [try await value(condition.value, source, as: type)]
    }
    guard let dots = condition.value.firstRange(of: "..") else {
      throw LimelightError(
        .usage, "'\(condition.value)' is no range for '\(condition.property)'.",
        hint: "Write it as LOW..HIGH.")
    }
    let ends = [condition.value[..<dots.lowerBound], condition.value[dots.upperBound...]]
    var values: [Any] = []
    for end in ends { values.append(try await value(String(end), source, as: type)) }
    return values
  }

  private static func value<Value: _IntentValue>(
    _ text: String, _ source: Source, as type: Value.Type
  ) async throws -> Any {
    if text.isEmpty, let none = (type as? any ExpressibleAsNone.Type)?.noneValue { return none }
    if let list = Value.UnwrappedType.self as? any Sequence.Type, Value.UnwrappedType.self != String.self {
      return try await elements(text, source, of: Value.ValueType.self, in: list)
    }
    return try await element(text, source, as: Value.ValueType.self)
  }

  private static func elements<Element: _IntentValue>(
    _ text: String, _ source: Source, of type: Element.Type, in list: any Sequence.Type
  ) async throws -> Any {
    var values: [Element] = []
    for piece in ListText.elements(of: text) {
      if let value = try await element(piece, source, as: type) as? Element { values.append(value) }
    }
    return list is any SetAlgebra.Type ? set(of: values) : values
  }

  private static func set<Element>(of values: [Element]) -> Any {
    func make<Value: Hashable>(_ type: Value.Type) -> Any { Set(values.compactMap { $0 as? Value }) }
    return (Element.self as? any Hashable.Type).map { make($0) } ?? values
  }

  private static func element(
    _ text: String, _ source: Source, as type: any _IntentValue.Type
  ) async throws -> Any {
    if let type = type as? any AppEntity.Type {
      if let value = try await resolved(try await entity(type, id: text), text, source.resolvers) {
        return value
      }
      throw LimelightError(
        .entityGone,
        "'\(source.condition.property)' is compared with '\(text)', which \(type.persistentIdentifier) has not."
      )
    }
    let value: Any? =
      (type as? any AppEnum.Type)?.named(text) ?? (type as? any IntentValueCoding.Type)?.parsed(from: text)
    guard let value = try await resolved(value, text, source.resolvers) else {
      throw LimelightError(
        .usage, "'\(text)' is no \(ParameterSketch.kind(of: type)) for '\(source.condition.property)'.")
    }
    return value
  }

  private static func entity<E: AppEntity>(_ type: E.Type, id: String) async throws -> (any AppEntity)? {
    try await QueryRunner.entity(type, id: id)
  }

  // MARK: Resolvers

  /// The value as the comparator's resolvers change it; where the text is none, what they make of the text.
  private static func resolved(_ value: Any?, _ text: String, _ resolvers: [any Resolver]) async throws
    -> Any?
  {
    for resolver in resolvers {
      if let made = try await attempt(resolver, value ?? text) { return made }
    }
    return value
  }

  /// What the resolver makes of the input; `nil` if that is nothing or it takes another type.
  private static func attempt<R: Resolver>(_ resolver: R, _ input: Any) async throws -> Any? {
    guard let input = input as? R.Input else { return nil }
    let parameter = IntentParameter<R.Output>()
    return try await resolver.resolve(from: input, context: IntentParameterContext(parameter)).map {
      $0 as Any
    }
  }
}
