package import SearchModel

extension AppManifest {
  /// Adds what a provider declares; runs nothing of the app but its declarations.
  ///
  /// Intents and enums that only shortcuts name are added too.
  package mutating func add(_ provider: any AppShortcutsProvider.Type) {
    for shortcut in provider.appShortcuts {
      let type = type(of: shortcut.intent)
      if intent(named: type.persistentIdentifier) == nil { intents.append(ParameterSketch.intent(type)) }
      shortcuts.append(shortcut.inManifest)
      addEnums(of: shortcut.intent)
    }
    negativePhrases += provider.negativePhrases.phrases.map(\.template)
    tileColor = provider.shortcutTileColor.rawValue
  }

  /// Adds the enums among an intent's parameters.
  mutating func addEnums(of intent: any AppIntent) {
    for (_, parameter) in IntentRun.parameters(of: intent) {
      if let type = parameter.elementType as? any AppEnum.Type { add(type) }
    }
  }

  /// Adds an enum, unless it is there.
  mutating func add(_ type: any AppEnum.Type) {
    guard !enums.contains(where: { $0.type == type.persistentIdentifier }) else { return }
    enums.append(Self.enumType(type))
  }

  private static func enumType<Value: AppEnum>(_ type: Value.Type) -> EnumType {
    EnumType(
      type: Value.persistentIdentifier, title: Value.typeDisplayRepresentation.name.text,
      cases: Value.allCases.map { value in
        ShortcutValue(
          value: String(value.rawValue), title: value.localizedStringResource.text,
          synonyms: Value.caseDisplayRepresentations[value]?.synonyms.map(\.text) ?? [])
      })
  }
}

extension AppShortcut {
  var inManifest: AppManifest.Shortcut {
    var shortcut = AppManifest.Shortcut(
      intent: type(of: intent).persistentIdentifier, phrases: phrases.map { AppManifest.Phrase($0) },
      shortTitle: shortTitle?.text ?? "", systemImageName: systemImageName ?? "",
      parameter: presentation?.parameter)
    for (name, parameter) in IntentRun.parameters(of: intent) where parameter.isGiven {
      shortcut.fixed[name] = parameter.anyValue.flatMap(SummaryValue.plain)
    }
    return shortcut
  }
}

extension AppShortcutsProvider {
  /// What breaks the rules for shortcuts; empty if all is well.
  ///
  /// - Parameter values: the values of the parameters, by kind, as far as they are known.
  package static func problems(values: [String: [ShortcutValue]] = [:]) -> [ShortcutRules.Problem] {
    var manifest = AppManifest(app: "", title: "")
    manifest.add(Self.self)
    return ShortcutRules.problems(of: manifest) { values[$0]?.count }
  }
}
