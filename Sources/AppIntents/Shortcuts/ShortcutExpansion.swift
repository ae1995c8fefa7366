package import SearchModel

/// The values that the parameters of an app's phrases can have.
package enum ShortcutExpansion {
  /// Every value, by the parameter's kind; asks each query or provider once.
  ///
  /// Enums are not among them: their cases are in the manifest.
  ///
  /// - Throws: what a query throws.
  package static func values(
    of provider: any AppShortcutsProvider.Type
  ) async throws -> [String: [ShortcutValue]] {
    var values: [String: [ShortcutValue]] = [:]
    for shortcut in provider.appShortcuts {
      for (name, parameter) in IntentRun.parameters(of: shortcut.intent) where shortcut.uses(name) {
        let kind = ParameterSketch.kind(of: parameter.elementType)
        guard values[kind] == nil, kind.hasPrefix("entity:") else { continue }
        values[kind] = try await options(of: parameter, shortcut.presentation).compactMap(value)
      }
    }
    return values
  }

  private static func options(
    of parameter: any AnyIntentParameter, _ presentation: ParameterPresentationDetails?
  ) async throws -> [Any] {
    if let presentation, !presentation.collections.isEmpty {
      var options: [Any] = []
      for collection in presentation.collections { options += try await collection.values() }
      return options
    }
    if let provider = parameter.details.optionsProvider { return try await results(of: provider) }
    if let query = parameter.details.query { return try await results(of: query) }
    guard let type = parameter.elementType as? any AppEntity.Type else { return [] }
    return try await suggestions(type)
  }

  private static func suggestions<Entity: AppEntity>(_ type: Entity.Type) async throws -> [Any] {
    try await results(of: Entity.defaultQuery)
  }

  /// A provider's options, after its dependencies were made.
  static func results<Provider: DynamicOptionsProvider>(of provider: Provider) async throws -> [Any] {
    try await QueryRunner.prepared(provider).results().items
  }

  private static func value(_ option: Any) -> ShortcutValue? {
    guard let entity = option as? any AppEntity else { return nil }
    let shown = entity.displayRepresentation
    return ShortcutValue(
      value: SummaryValue.identifier(of: entity), title: shown.title.text,
      synonyms: shown.synonyms.map(\.text))
  }
}

extension AppShortcut {
  /// Whether that parameter stands in one of the phrases, or is the one whose values are listed.
  func uses(_ name: String) -> Bool {
    presentation?.parameter == name || phrases.contains { PhraseTemplate($0).parameters.contains(name) }
  }
}
