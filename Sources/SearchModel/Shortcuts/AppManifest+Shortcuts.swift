extension AppManifest {
  /// A fixed set of values.
  package struct EnumType: Sendable, Equatable {
    package var type: String
    package var title: String
    package var cases: [ShortcutValue]
    package init(type: String, title: String, cases: [ShortcutValue]) {
      self.type = type
      self.title = title
      self.cases = cases
    }
  }

  /// What people can say to run an intent.
  package struct Shortcut: Sendable, Equatable {
    package var intent: String
    package var phrases: [Phrase]
    /// A name for lists; empty if the app gave none.
    package var shortTitle: String
    package var systemImageName: String
    /// The parameter that `${parameter}` stands for, and whose values are listed.
    package var parameter: String?
    /// Values the app fixed in the intent it gave, by parameter.
    package var fixed: [String: String] = [:]
    package init(
      intent: String, phrases: [Phrase], shortTitle: String = "", systemImageName: String = "",
      parameter: String? = nil
    ) {
      self.intent = intent
      self.phrases = phrases
      self.shortTitle = shortTitle
      self.systemImageName = systemImageName
      self.parameter = parameter
    }
  }

  /// One way to say it, with `${applicationName}` and at most one `${PARAMETER}` in it.
  package struct Phrase: Sendable, Equatable {
    package var text: String
    /// The language it is in, such as `de`; `nil` for the app's own.
    package var language: String?
    package init(_ text: String, language: String? = nil) {
      self.text = text
      self.language = language
    }
  }
}

/// One value that can stand in a parameter's place.
package struct ShortcutValue: Sendable, Equatable {
  /// An entity's identifier or a case's raw value.
  package var value: String
  package var title: String
  package var synonyms: [String]
  package init(value: String, title: String, synonyms: [String] = []) {
    self.value = value
    self.title = title
    self.synonyms = synonyms
  }
}

extension AppManifest {
  /// The intent of that identifier.
  package func intent(named name: String) -> Intent? { intents.first { $0.intent == name } }

  /// The cases of an enum, by a parameter's kind `enum:TYPE`.
  package func cases(ofKind kind: String) -> [ShortcutValue]? {
    guard kind.hasPrefix("enum:") else { return nil }
    return enums.first { $0.type == kind.dropFirst(5) }?.cases
  }
}

extension AppManifest.Intent {
  /// The parameter of that name; `target` of an intent that opens a type needs no declaration.
  package func parameter(named name: String) -> AppManifest.Parameter? {
    if let declared = parameters.first(where: { $0.name == name }) { return declared }
    guard name == "target", let opens else { return nil }
    return AppManifest.Parameter(name: name, title: opens, kind: "entity:\(opens)", isRequired: true)
  }

  /// The parameter that a phrase's `${parameter}` means where the shortcut names none: the only entity or enum.
  package var onlyPresentableParameter: String? {
    let found = parameters.filter(\.isPresentable)
    if found.count == 1 { return found[0].name }
    return found.isEmpty && opens != nil ? "target" : nil
  }
}

extension AppManifest.Parameter {
  /// Whether its values can stand in phrases: those of open-ended types cannot be listed.
  package var isPresentable: Bool { kind.hasPrefix("entity:") || kind.hasPrefix("enum:") }
}
