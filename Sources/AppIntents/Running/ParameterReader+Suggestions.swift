import SearchModel

/// What is offered where a value is asked for.
struct Suggestions {
  /// What stands above the options; `nil` for nothing.
  var prompt: String?
  /// As a person sees it, and the value behind it.
  var options: [(option: QuestionOption, element: Any)] = []
  /// The option that counts where nothing is said.
  var preselected: String?
  /// Whether an answer that names an option is the value behind it; entities are looked up again instead.
  var areValues = true

  /// The value of the option an answer names.
  func element(for answer: String) -> Any? {
    guard areValues else { return nil }
    return options.first { $0.option.value == answer || $0.option.title.lowercased() == answer.lowercased() }?
      .element
  }
}

extension ParameterReader {
  /// What the options provider, the query, or the type has to offer.
  func suggestions() async throws -> Suggestions {
    try await knowingTheIntent { try await offered() }
  }

  private func offered() async throws -> Suggestions {
    let element = parameter.elementType
    if let provider = parameter.details.optionsProvider { return try await suggestions(from: provider) }
    if let query = parameter.details.query { return try await suggestions(of: query) }
    switch parameter.details.trait {
    case .cases(let cases): return Suggestions(options: cases.map { (ValueText.option(for: $0), $0) })
    case .truth(let names):
      let yes = QuestionOption(value: "yes", title: names?.true.text ?? "Yes")
      let no = QuestionOption(value: "no", title: names?.false.text ?? "No")
      return Suggestions(options: [(yes, true), (no, false)])
    default: break
    }
    switch element {
    case let type as any AppEntity.Type: return try await suggestions(ofDefaultQuery: type)
    case let type as any AppEnum.Type:
      return Suggestions(options: Self.cases(of: type).map { (ValueText.option(for: $0), $0) })
    default: return Suggestions()
    }
  }

  private static func cases<Enum: AppEnum>(of type: Enum.Type) -> [any AppEnum] { Array(Enum.allCases) }

  private func suggestions<E: AppEntity>(ofDefaultQuery type: E.Type) async throws -> Suggestions {
    try await suggestions(of: E.defaultQuery)
  }

  private func suggestions<Query: EntityQuery>(of query: Query) async throws -> Suggestions {
    try await QueryRunner.prepareDependencies(of: query)
    return await suggestions(in: try await query.suggestedEntities(), default: query.defaultResult())
  }

  private func suggestions<Provider: DynamicOptionsProvider>(
    from provider: Provider
  ) async throws -> Suggestions {
    try await QueryRunner.prepareDependencies(of: provider)
    return await suggestions(in: try await provider.results(), default: provider.defaultResult())
  }

  private func suggestions(in collection: some ResultsCollection, default preselected: Any?) -> Suggestions {
    var found = Suggestions(prompt: collection.promptLabel?.text)
    if let described = collection as? any DescribedItems {
      found.options = described.describedItems.map { item in
        var option = ValueText.option(for: item.value, shown: item.shown)
        option.section = item.section
        return (option, item.value)
      }
    } else {
      found.options = collection.items.map { (ValueText.option(for: $0), $0) }
    }
    found.preselected = preselected.map { ValueText.text(of: $0) }
    let isEntity = parameter.elementType is any AppEntity.Type
    found.areValues = !isEntity || parameter.elementType is any TransientAppEntity.Type
    return found
  }
}

/// Options that come with words of their own.
protocol DescribedItems {
  var describedItems: [(value: Any, shown: DisplayRepresentation, section: String?)] { get }
}

extension IntentItemCollection: DescribedItems {
  var describedItems: [(value: Any, shown: DisplayRepresentation, section: String?)] {
    sections.flatMap { section in
      let heading = section.description?.title.text
      return section.items.flatMap { item in item.elements.map { ($0 as Any, item.description, heading) } }
    }
  }
}
