extension ParameterDetails.Trait {
  /// Whether a value of the right type is allowed.
  package func allows(_ value: Any) -> Bool { problem(with: value) == nil }

  /// What is wrong with a value of the right type, as the beginning of a sentence; `nil` if it is allowed.
  package func problem(with value: Any) -> String? {
    switch (self, value) {
    case (.wholeNumber(_, let bounds?), let value as Int): Self.outside(value, bounds)
    case (.number(_, let bounds?), let value as Double): Self.outside(value, bounds)
    case (.cases(let cases), let value as any AppEnum):
      cases.contains { AnyHashable($0) == AnyHashable(value) }
        ? nil : "'\(value.localizedStringResource.text)' is not among the values"
    case (.file(let types), let value as IntentFile):
      value.type.map { Self.isAmong($0, types) } ?? types.contains(.item)
        ? nil : Self.otherType(value.filename, types)
    case (.file(let types), let value as any FileEntity):
      value.id.contentType.map { Self.isAmong($0, types) } ?? true
        ? nil : Self.otherType(value.displayRepresentation.title.text, types)
    case (.money(let codes, let bounds), let value as IntentCurrencyAmount):
      codes.isEmpty || codes.contains(value.currencyCode)
        ? bounds.flatMap { Self.outside(value.amount, $0) }
        : "'\(value.currencyCode)' is none of the currencies (\(codes.joined(separator: ", ")))"
    case (.person(let mode), let value as IntentPerson): Self.problem(with: value, mode)
    case (.measurement(let trait), let value as any MeasuredValue):
      trait.supportsNegativeNumbers || value.number >= 0 ? nil : "'\(value.parameterText)' is below zero"
    default: nil
    }
  }

  private static func isAmong(_ type: UTType, _ types: [UTType]) -> Bool {
    types.contains { type.conforms(to: $0) }
  }

  private static func otherType(_ name: String, _ types: [UTType]) -> String {
    "'\(name)' is of none of the types (\(types.map(\.identifier).joined(separator: ", ")))"
  }

  private static func outside<Bound>(_ value: Bound, _ bounds: ParameterDetails.Bounds<Bound>) -> String? {
    bounds.contains(value) ? nil : "'\(value)' is not between \(bounds.lower) and \(bounds.upper)"
  }

  private static func problem(with person: IntentPerson, _ mode: IntentPerson.ParameterMode) -> String? {
    let handles = ([person.handle] + person.aliases).compactMap { $0?.value }
    let hasMail = handles.contains { if case .emailAddress = $0 { true } else { false } }
    let hasPhone = handles.contains { if case .phoneNumber = $0 { true } else { false } }
    let isEnough =
      switch mode {
      case .contact: true
      case .email: hasMail
      case .phone: hasPhone
      case .emailOrPhone: hasMail || hasPhone
      }
    if isEnough { return nil }
    let wanted =
      switch mode {
      case .email: "mail address"
      case .phone: "telephone number"
      case .contact, .emailOrPhone: "mail address or telephone number"
      }
    return "'\(person.displayRepresentation.title.text)' has no \(wanted)"
  }
}
