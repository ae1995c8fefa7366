package import SearchModel

/// What a sentence depends on: for the values of an instance, and as a manifest says it.
package struct SummaryCondition<Intent: AppIntent> {
  /// `nil` asks the widget's size.
  package var parameter: PartialKeyPath<Intent>?
  package var comparison: AppManifest.Condition.Comparison
  /// What is compared with, as text.
  package var values: [String]
  /// Whether it holds for the intent's values and the widget's size.
  package var holds: (Intent, IntentWidgetFamily?) -> Bool

  /// A condition on a parameter's value.
  ///
  /// - Parameter test: gets the value without its optionals, `nil` if there is none.
  init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: AppManifest.Condition.Comparison,
    _ values: [Any] = [], _ test: @escaping (Any?) -> Bool
  ) {
    parameter = keyPath
    self.comparison = comparison
    self.values = values.compactMap(SummaryValue.plain)
    holds = { intent, _ in test(SummaryValue.unwrapped(intent[keyPath: keyPath].currentValue)) }
  }

  /// A condition on the widget's size.
  init(families: [IntentWidgetFamily], _ comparison: AppManifest.Condition.Comparison) {
    self.comparison = comparison
    values = families.map(\.rawValue)
    holds = { _, family in
      let isOne = family.map(families.contains) ?? false
      return comparison == .notEqualTo ? !isOne : isOne
    }
  }
}

/// Values of parameters as texts.
package enum SummaryValue {
  /// The value without its optionals; `nil` for none.
  package static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any AnyOptionalValue else { return value }
    return unwrapped(optional.wrapped)
  }

  /// What programs write for it: an entity's identifier, a case's raw value.
  package static func plain(_ value: Any) -> String? {
    guard let value = unwrapped(value) else { return nil }
    switch value {
    case let value as any AppEntity: return identifier(of: value)
    case let value as any AppEnum: return raw(value)
    case let value as [Any]: return value.compactMap(plain).joined(separator: ",")
    default: return indexedValue(of: value).flatMap(text)
    }
  }

  /// What people see of it.
  package static func shown(_ value: Any, in parameter: any AnyIntentParameter) -> String? {
    guard let value = unwrapped(value) else { return nil }
    if case .truth(let names?) = parameter.details.trait, let flag = value as? Bool {
      return (flag ? names.true : names.false).text
    }
    if let list = value as? [Any] {
      return list.compactMap { shown($0, in: parameter) }.joined(separator: ", ")
    }
    if let value = value as? any CustomLocalizedStringResourceConvertible {
      return value.localizedStringResource.text
    }
    return indexedValue(of: value).flatMap(text) ?? String(describing: value)
  }

  /// The identifier of an entity as text.
  package static func identifier<Entity: AppEntity>(of entity: Entity) -> String {
    entity.id.entityIdentifierString
  }

  private static func raw<Value: AppEnum>(_ value: Value) -> String { String(value.rawValue) }

  private static func text(_ value: AttributeValue) -> String? {
    switch value {
    case .text(let text): text
    case .integer(let number): String(number)
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15
        ? String(Int64(number)) : String(number)
    case .boolean(let flag): flag ? "true" : "false"
    case .date(let seconds): RFC3339.format(seconds)
    case .list(let values): values.compactMap(text).joined(separator: ", ")
    default: nil
    }
  }
}

/// An optional whose wrapped type is not known.
private protocol AnyOptionalValue { var wrapped: Any? { get } }
extension Optional: AnyOptionalValue {
  var wrapped: Any? { map { $0 } }
}
