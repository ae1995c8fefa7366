/// Something whose values a predicate can ask for by name.
///
/// Swift on Linux has no key-value coding. A predicate's key path is answered, at each step, by this protocol, by a dictionary,
/// or by the stored properties that reflection shows (superclasses' too, and those behind property wrappers).
package protocol PredicateReadable {
  /// The value of that name; nil if there is none.
  func predicateValue(forKey key: String) -> Any?
}

/// A property wrapper that predicates see through.
package protocol PredicateWrapper {
  /// What the wrapper holds as a property of that object; nil if it was not set.
  func predicateValue(in object: Any) -> Any?
}

extension PredicateValue {
  /// The value at the end of that path; through a list, the values of all its members.
  func value(at path: ArraySlice<String>) -> PredicateValue {
    guard let key = path.first else { return self }
    let rest = path.dropFirst()
    if key == "self" || key == "SELF" { return value(at: rest) }
    if let list, key.hasPrefix("@") { return Self.aggregate(key, of: list, at: rest) }
    if case .list(let values) = self { return .list(values.map { $0.value(at: path) }) }
    return member(key).value(at: rest)
  }

  private func member(_ key: String) -> PredicateValue {
    switch self {
    case .text(let text) where key == "length": .whole(Int64(text.utf16.count))
    case .object(let value as any PredicateReadable): PredicateValue(value.predicateValue(forKey: key))
    case .object(let value as [String: Any]): PredicateValue(value[key])
    case .object(let value): PredicateValue(Self.stored(key, of: value, in: Mirror(reflecting: value)))
    default: .null
    }
  }

  private static func stored(_ key: String, of object: Any, in mirror: Mirror?) -> Any? {
    guard let mirror else { return nil }
    for child in mirror.children where child.label == key || child.label == "_\(key)" {
      if let wrapper = child.value as? any PredicateWrapper { return wrapper.predicateValue(in: object) }
      guard child.label != key else { return child.value }
      // A wrapper of the app's own mostly keeps what it wraps under this name.
      let wrapped = Mirror(reflecting: child.value).children.first { $0.label == "wrappedValue" }
      return wrapped?.value ?? child.value
    }
    return stored(key, of: object, in: mirror.superclassMirror)
  }

  private static func aggregate(_ name: String, of list: [PredicateValue], at path: ArraySlice<String>)
    -> PredicateValue
  {
    if name == "@count" { return .whole(Int64(list.count)) }
    let values = list.map { $0.value(at: path) }
    let numbers = values.compactMap(\.number)
    switch name {
    case "@sum": return .number(numbers.reduce(0, +))
    case "@avg": return numbers.isEmpty ? .null : .number(numbers.reduce(0, +) / Double(numbers.count))
    case "@min": return values.min { $0.isOrdered(before: $1) } ?? .null
    case "@max": return values.max { $0.isOrdered(before: $1) } ?? .null
    default: return .null
    }
  }
}
