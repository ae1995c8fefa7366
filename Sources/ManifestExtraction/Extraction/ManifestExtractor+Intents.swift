import SearchModel

extension ManifestExtractor {
  /// An intent with its parameters and its sentence.
  mutating func intent(_ type: DeclaredType) -> AppManifest.Intent {
    var intent = AppManifest.Intent(intent: type.identifier, title: type.bareName)
    if let title = literal("title", of: type) { intent.title = title }
    intent.description = literal("description", of: type)
    if let property = type.property("isDiscoverable") {
      if case .literal(let flag) = property.value {
        intent.isDiscoverable = flag == "true"
      } else {
        report(property.place, "isDiscoverable of \(type.bareName) is not a literal: write true or false")
      }
    }
    // Only an assistant runs it, and a search is none.
    if case .literal("true") = type.property("isAssistantOnly")?.value { intent.isDiscoverable = false }
    let declared = type.properties.filter { !$0.isStatic && Self.isParameter($0) }
      .sorted { ($0.place.line, $0.name) < ($1.place.line, $1.name) }
    intent.parameters = declared.map { parameter($0, of: type) }
    if type.conforms(to: "OpenIntent"), let target = declared.first(where: { $0.name == "target" }) {
      let kind = kind(of: target.type)
      if kind.hasPrefix("entity:") { intent.opens = String(kind.dropFirst(7)) }
    }
    if let property = type.property("parameterSummary") {
      intent.summary = property.value.elements.first.flatMap { summary($0, of: type) }
      if intent.summary == nil {
        report(
          property.place, "the parameterSummary of \(type.bareName) is not made of literals and parameters")
      }
    }
    return intent
  }

  private static func isParameter(_ property: DeclaredType.Property) -> Bool {
    property.wrapper == "AppIntents.IntentParameter"
      || property.wrapper?.hasPrefix("AppIntents.IntentParameter<") == true
  }

  /// A text that must be a literal; reports one that is not.
  private mutating func literal(_ name: String, of type: DeclaredType) -> String? {
    guard let property = type.property(name), property.value != .none else { return nil }
    if let text = property.value.text { return text }
    report(
      property.place,
      "the \(name) of \(type.bareName) is not a literal: write the text itself, as it is read without running the app"
    )
    return nil
  }

  private mutating func parameter(
    _ property: DeclaredType.Property, of type: DeclaredType
  ) -> AppManifest.Parameter {
    func argument(_ label: String) -> ConstantValue? {
      property.wrapperArguments.first { $0.label == label }?.value
    }
    var title = Self.words(of: property.name)
    if let given = argument("title"), given != .none {
      if let text = given.text {
        title = text
      } else {
        report(
          property.place, "the title of the parameter \(property.name) of \(type.bareName) is not a literal")
      }
    }
    for label in ["description", "requestValueDialog"] {
      if let given = argument(label), given != .none, given.text == nil {
        report(
          property.place,
          "the \(label) of the parameter \(property.name) of \(type.bareName) is not a literal")
      }
    }
    let hasDefault = argument("default").map { $0 != .none } ?? false
    let isOptional = Self.inner(of: property.type, ["Swift.Optional"]) != nil
    checkReach(of: property, in: type)
    return AppManifest.Parameter(
      name: property.name, title: title, kind: kind(of: property.type),
      isRequired: !isOptional && !hasDefault)
  }

  /// A title made from a property's name: `authorName` is "Author Name".
  static func words(of name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase, words.last?.isLowercase == true { words.append(" ") }
      words.append(contentsOf: words.isEmpty ? character.uppercased() : String(character))
    }
    return words
  }

  // MARK: Sentences

  /// A sentence as a manifest holds it; `nil` if a part is not known.
  private func summary(_ value: ConstantValue, of type: DeclaredType) -> AppManifest.Summary? {
    guard case .initializer(let name, let arguments) = value else { return nil }
    let bodies = arguments.compactMap { argument -> ConstantValue? in
      if case .builder = argument.value { argument.value } else { nil }
    }
    if name.hasPrefix("AppIntents.IntentParameterSummary<") {
      var below: [String] = []
      for case .keyPath(let name) in bodies.first?.elements ?? [] { below.append(name) }
      guard let sentence = arguments.first(where: { $0.label.isEmpty && !Self.isBuilder($0.value) })?.value
      else {
        return .sentence("", below: below)
      }
      return sentence.template.map { .sentence($0, below: below) }
    }
    if name.hasPrefix("AppIntents.ParameterSummaryWhenCondition<") {
      guard bodies.count == 2, let condition = condition(arguments, of: type),
        let then = bodies[0].elements.first.flatMap({ summary($0, of: type) }),
        let otherwise = bodies[1].elements.first.flatMap({ summary($0, of: type) })
      else { return nil }
      return .when(condition, then: then, otherwise: otherwise)
    }
    guard name.hasPrefix("AppIntents.ParameterSummarySwitchCondition<") else { return nil }
    return choice(arguments, bodies.first?.elements ?? [], of: type)
  }

  private static func isBuilder(_ value: ConstantValue) -> Bool {
    if case .builder = value { true } else { false }
  }

  private func condition(
    _ arguments: [ConstantValue.Argument], of type: DeclaredType
  ) -> AppManifest.Condition? {
    var parameter: String?
    var comparison: AppManifest.Condition.Comparison?
    var values: [String] = []
    for argument in arguments where !Self.isBuilder(argument.value) {
      switch argument.value {
      case .keyPath(let name) where parameter == nil: parameter = name
      case .enumCase(let name) where comparison == nil:
        guard let known = AppManifest.Condition.Comparison(rawValue: name) else { return nil }
        comparison = known
      default:
        guard let found = plain(argument.value, parameter: parameter, of: type) else { return nil }
        values += found
      }
    }
    return comparison.map { AppManifest.Condition(parameter: parameter, comparison: $0, values: values) }
  }

  private func choice(
    _ arguments: [ConstantValue.Argument], _ entries: [ConstantValue], of type: DeclaredType
  ) -> AppManifest.Summary? {
    var parameter: String?
    if case .keyPath(let name) = arguments.first?.value { parameter = name }
    var cases: [AppManifest.Summary.Case] = []
    for entry in entries {
      guard case .initializer(let name, let arguments) = entry,
        let body = arguments.first(where: { Self.isBuilder($0.value) })?.value.elements.first,
        let summary = summary(body, of: type)
      else { return nil }
      if name.hasPrefix("AppIntents.ParameterSummaryDefaultCaseCondition<") {
        return .choose(parameter, cases: cases, otherwise: summary)
      }
      guard let given = arguments.first?.value, let values = plain(given, parameter: parameter, of: type)
      else {
        return nil
      }
      cases.append(AppManifest.Summary.Case(values: values, summary: summary))
    }
    return nil
  }

  /// Values as manifests write them: cases by their raw values.
  func plain(_ value: ConstantValue, parameter: String?, of type: DeclaredType) -> [String]? {
    switch value {
    case .literal(let text): return [text]
    case .enumCase(let name):
      let declared = type.properties.first { $0.name == parameter && !$0.isStatic }?.type ?? ""
      let inner = Self.inner(of: declared, ["Swift.Optional"]) ?? declared
      return [byName[inner]?.cases.first { $0.name == name }?.rawValue ?? name]
    case .array(let elements):
      let all = elements.compactMap { plain($0, parameter: parameter, of: type) }
      return all.count == elements.count ? all.flatMap { $0 } : nil
    default: return nil
    }
  }
}
