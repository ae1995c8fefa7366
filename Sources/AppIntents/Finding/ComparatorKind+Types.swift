extension ComparatorKind {
  /// What a comparison can be for values of a type, where the framework compares and not the app.
  package static func comparators(for type: any _IntentValue.Type) -> [ComparatorKind] {
    let order: [ComparatorKind] = [.less, .lessOrEqual, .greater, .greaterOrEqual, .between]
    let wrapped = unwrapped(type)
    if wrapped is any Sequence.Type, wrapped != String.self { return [.contains] }
    switch wrapped {
    case is String.Type, is AttributedString.Type:
      return [.equal, .notEqual, .contains, .prefix, .suffix] + order
    case is Bool.Type: return [.equal, .notEqual]
    case is any Comparable.Type: return [.equal, .notEqual] + order
    case is any Equatable.Type, is any AppEntity.Type: return [.equal, .notEqual]
    default: return []
    }
  }

  private static func unwrapped<Value: _IntentValue>(_ type: Value.Type) -> Any.Type {
    Value.UnwrappedType.self
  }
}
