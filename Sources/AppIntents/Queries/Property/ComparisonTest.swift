/// Comparisons of values whose types are known only at run time.
package enum ComparisonTest {
  /// Whether the comparison holds for a value; one that is not there equals only one that is not there either.
  ///
  /// Texts contain, begin and end without regard to case and accents; they are equal only letter by letter.
  package static func holds(_ kind: ComparatorKind, _ value: Any?, _ inputs: [Any]) -> Bool {
    guard inputs.count == kind.inputCount else { return false }
    let inputs = inputs.map(Unwrapping.flattened)
    switch kind {
    case .equal: return equal(value, inputs[0])
    case .notEqual: return !equal(value, inputs[0])
    default: break
    }
    guard let value else { return false }
    let present = inputs.compactMap { $0 }
    guard present.count == inputs.count else { return false }
    switch kind {
    case .equal, .notEqual: return false
    case .contains: return contains(value, present[0])
    case .prefix: return texts(value, present[0]).map { $0.hasPrefix($1) } ?? false
    case .suffix: return texts(value, present[0]).map { $0.hasSuffix($1) } ?? false
    case .less: return ValueOrder.compare(value, present[0]) == .orderedAscending
    case .lessOrEqual: return ValueOrder.compare(value, present[0]).map { $0 != .orderedDescending } ?? false
    case .greater: return ValueOrder.compare(value, present[0]) == .orderedDescending
    case .greaterOrEqual:
      return ValueOrder.compare(value, present[0]).map { $0 != .orderedAscending } ?? false
    case .between:
      return holds(.greaterOrEqual, value, [present[0]]) && holds(.lessOrEqual, value, [present[1]])
    }
  }

  private static func equal(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let left = left as? any AppEntity { return isSame(left, right) }
    return (left as? any Equatable).map { isEqual($0, right) } ?? false
  }

  /// Entities are the same if their identifiers are, whatever else was changed in one of them.
  private static func isSame<Entity: AppEntity>(_ left: Entity, _ right: Any) -> Bool {
    (right as? Entity)?.id == left.id
  }

  private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
    (right as? Value) == left
  }

  private static func contains(_ value: Any, _ input: Any) -> Bool {
    if let (text, part) = texts(value, input) { return part.isEmpty || text.contains(part) }
    return (value as? any Sequence).map { has($0, input) } ?? false
  }

  private static func has(_ sequence: some Sequence, _ input: Any) -> Bool {
    sequence.contains { equal($0, input) }
  }

  /// Both as folded texts, if both are texts.
  private static func texts(_ value: Any, _ input: Any) -> (String, String)? {
    guard let value = TextFolding.text(value), let input = TextFolding.text(input) else { return nil }
    return (TextFolding.fold(value), TextFolding.fold(input))
  }
}

/// Values that may be wrapped in optionals nobody sees any more.
package enum Unwrapping {
  /// The value without its optionals; `nil` if there is none.
  package static func flattened(_ value: Any) -> Any? {
    guard let wrapped = value as? any PossiblyAbsent else { return value }
    return wrapped.presentValue
  }
}

/// An optional of whatever type.
private protocol PossiblyAbsent { var presentValue: Any? { get } }
extension Optional: PossiblyAbsent {
  fileprivate var presentValue: Any? { flatMap { Unwrapping.flattened($0) } }
}
