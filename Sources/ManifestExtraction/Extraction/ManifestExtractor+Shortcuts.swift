import SearchModel

extension ManifestExtractor {
  /// Adds a provider's shortcuts, and reports what breaks the rules for them.
  mutating func addShortcuts(of provider: DeclaredType) {
    guard let property = provider.property("appShortcuts") else { return }
    let entries = property.value.elements
    if entries.isEmpty {
      report(property.place, "the appShortcuts of \(provider.bareName) are not a list of AppShortcut(…)")
    }
    var shortcuts: [AppManifest.Shortcut] = []
    for entry in entries {
      guard let shortcut = shortcut(entry, at: property.place) else {
        report(
          property.place,
          "a shortcut of \(provider.bareName) is not a call of AppShortcut(…) with literals")
        continue
      }
      shortcuts.append(shortcut)
    }
    let negative = provider.property("negativePhrases").map {
      phrases($0.value.argument("phrases"), at: $0.place)
    }
    let color = provider.property("shortcutTileColor").flatMap { property -> String? in
      if case .enumCase(let name) = property.value { name } else { nil }
    }
    update { manifest in
      manifest.shortcuts = shortcuts
      manifest.negativePhrases = negative ?? []
      manifest.tileColor = color
    }
    for problem in ShortcutRules.problems(of: manifest) {
      let place =
        problem.phrase.map { phrase in
          translations.first { $0.text == phrase }?.place ?? self.place(of: phrase, after: property.place)
        } ?? property.place
      report(place, "\(problem.message). \(problem.hint)")
    }
  }

  private mutating func shortcut(_ value: ConstantValue, at place: SourcePlace) -> AppManifest.Shortcut? {
    guard case .initializer(_, let arguments) = value,
      let intent = arguments.first(where: { $0.label == "intent" })
    else { return nil }
    let type = byName[intent.type]
    let name = type?.identifier ?? intent.type.split(separator: ".").last.map(String.init) ?? intent.type
    var shortcut = AppManifest.Shortcut(intent: name, phrases: [])
    for text in phrases(value.argument("phrases"), at: place) {
      shortcut.phrases.append(AppManifest.Phrase(text))
      shortcut.phrases += translations.filter { $0.key == text }.map {
        AppManifest.Phrase($0.text, language: $0.language)
      }
    }
    for label in ["shortTitle", "systemImageName"] {
      guard let given = value.argument(label), given != .none else { continue }
      guard let text = given.text else {
        report(place, "the \(label) of the shortcut for \(name) is not a literal")
        continue
      }
      if label == "shortTitle" { shortcut.shortTitle = text } else { shortcut.systemImageName = text }
    }
    if case .keyPath(let parameter) = value.argument("parameterPresentation")?.argument("for") {
      shortcut.parameter = parameter
    }
    for argument in intent.value.arguments where argument.value != .none {
      if let type, let values = plain(argument.value, parameter: argument.label, of: type), values.count == 1
      {
        shortcut.fixed[argument.label] = values[0]
      } else {
        report(
          place,
          "the value of \(argument.label) in the shortcut for \(name) is not a literal and is left out",
          severity: .warning)
      }
    }
    return shortcut
  }

  private mutating func phrases(_ value: ConstantValue?, at place: SourcePlace) -> [String] {
    guard let value else { return [] }
    guard case .array(let elements) = value else {
      report(place, "the phrases are not a list of literals")
      return []
    }
    return elements.compactMap { element in
      if let template = element.template { return template }
      report(place, "a phrase is not a literal with \\(.applicationName) and parameters")
      return nil
    }
  }

  /// The line that holds all the words of a phrase; the place of the list if there is none.
  private func place(of phrase: String, after start: SourcePlace) -> SourcePlace {
    let words = PhraseTemplate(phrase).pieces.compactMap { piece in
      if case .text(let text) = piece { text } else { nil }
    }
    let lines = lines(start.file)
    for index in lines.indices.dropFirst(max(0, start.line - 1))
    where lines[index].contains("\"") && words.allSatisfy(lines[index].contains) {
      return SourcePlace(file: start.file, line: index + 1)
    }
    return start
  }
}
