import SearchModel

/// Values as the text that stands for them in questions and answers.
enum ValueText {
  /// What an answer would be: an entity's identifier, a case's raw value, else the value written out.
  static func text(of value: Any) -> String {
    switch value {
    case let entity as any AppEntity: identifier(of: entity)
    case let value as any AppEnum: raw(of: value)
    case let value as any IntentValueCoding: value.parameterText
    case let union as any _IntentValueRepresentable: text(of: union._wrappedValue)
    case let value as any ExpressibleAsNone:
      Mirror(reflecting: value).children.first.map { text(of: $0.value) } ?? ""
    default: "\(value)"
    }
  }

  /// What people see of a value.
  static func title(of value: Any) -> String {
    switch value {
    case let value as any InstanceDisplayRepresentable: value.displayRepresentation.title.text
    case let value as any CustomLocalizedStringResourceConvertible: value.localizedStringResource.text
    default: text(of: value)
    }
  }

  /// An option as questions carry it.
  static func option(for value: Any, shown: DisplayRepresentation? = nil) -> QuestionOption {
    let shown = shown ?? (value as? any InstanceDisplayRepresentable)?.displayRepresentation
    return QuestionOption(
      value: text(of: value), title: shown?.title.text ?? title(of: value), subtitle: shown?.subtitle?.text)
  }

  private static func identifier(of entity: some AppEntity) -> String { entity.id.entityIdentifierString }

  private static func raw<Enum: AppEnum>(of value: Enum) -> String { value.rawValue.description }
}
