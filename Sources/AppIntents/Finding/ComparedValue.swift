import SearchModel

/// Values given as text for a comparison.
enum ComparedValue {
  /// The values that a condition compares with, in the type that the comparison takes.
  ///
  /// - Throws: `usage` if the text is no such value, `entityGone` if it names an entity that is not there.
  static func inputs(
    of condition: FindRequest.Condition, as type: any _IntentValue.Type
  ) async throws -> [Any] {
    guard condition.comparator == .between else {
      return [try await value(condition.value, condition, as: type)]
    }
    guard let dots = condition.value.firstRange(of: "..") else {
      throw LimelightError(
        .usage, "'\(condition.value)' is no range for '\(condition.property)'.",
        hint: "Write it as LOW..HIGH.")
    }
    let ends = [condition.value[..<dots.lowerBound], condition.value[dots.upperBound...]]
    var values: [Any] = []
    for end in ends { values.append(try await value(String(end), condition, as: type)) }
    return values
  }

  private static func value<Value: _IntentValue>(
    _ text: String, _ condition: FindRequest.Condition, as type: Value.Type
  ) async throws -> Any {
    if text.isEmpty, let none = (type as? any ExpressibleAsNone.Type)?.noneValue { return none }
    if let list = Value.UnwrappedType.self as? any Sequence.Type, Value.UnwrappedType.self != String.self {
      return try await elements(text, condition, of: Value.ValueType.self, in: list)
    }
    return try await element(text, condition, as: Value.ValueType.self)
  }

  private static func elements<Element: _IntentValue>(
    _ text: String, _ condition: FindRequest.Condition, of type: Element.Type, in list: any Sequence.Type
  ) async throws -> Any {
    var values: [Element] = []
    for piece in text.split(separator: ",") {
      let piece = piece.trimmingCharacters(in: .whitespaces)
      if let value = try await element(piece, condition, as: type) as? Element { values.append(value) }
    }
    return list is any SetAlgebra.Type ? set(of: values) : values
  }

  private static func set<Element>(of values: [Element]) -> Any {
    func make<Value: Hashable>(_ type: Value.Type) -> Any { Set(values.compactMap { $0 as? Value }) }
    return (Element.self as? any Hashable.Type).map { make($0) } ?? values
  }

  private static func element(
    _ text: String, _ condition: FindRequest.Condition, as type: any _IntentValue.Type
  ) async throws -> Any {
    if let type = type as? any AppEntity.Type {
      if let entity = try await entity(type, id: text) { return entity }
      throw LimelightError(
        .entityGone,
        "'\(condition.property)' is compared with '\(text)', which \(type.persistentIdentifier) has not.")
    }
    let value: Any? =
      (type as? any AppEnum.Type)?.named(text) ?? (type as? any IntentValueCoding.Type)?.parsed(from: text)
    guard let value else {
      throw LimelightError(
        .usage, "'\(text)' is no \(ParameterSketch.kind(of: type)) for '\(condition.property)'.")
    }
    return value
  }

  private static func entity<E: AppEntity>(_ type: E.Type, id: String) async throws -> (any AppEntity)? {
    try await QueryRunner.entity(type, id: id)
  }
}
