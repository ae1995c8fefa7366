/// What an app's shortcuts must be; the same at build time, when a manifest is read, and in an app's own tests.
package enum ShortcutRules {
  /// Apple's limits for one app.
  package static let mostShortcuts = 10
  package static let mostPhrases = 1000

  package enum Rule: String, Sendable {
    case count, phrases, applicationName, oneParameter, parameterKind, unknownParameter, discoverable
    case unknownIntent, product
  }

  /// One breach: which rule, in which phrase.
  package struct Problem: Sendable, Equatable {
    package var rule: Rule
    /// The place of the shortcut in the app's list; `nil` if it is about all of them.
    package var shortcut: Int?
    package var phrase: String?
    /// What is wrong, as one sentence without its full stop.
    package var message: String
    package var hint: String
  }

  /// Every breach, in the order of the shortcuts.
  ///
  /// - Parameter valueCount: how many values a parameter of that kind has, `nil` if that is not known yet.
  package static func problems(
    of manifest: AppManifest, valueCount: (String) -> Int? = { _ in nil }
  ) -> [Problem] {
    var problems: [Problem] = []
    if manifest.shortcuts.count > mostShortcuts {
      let eleventh = manifest.shortcuts[mostShortcuts]
      problems.append(
        Problem(
          rule: .count, shortcut: mostShortcuts, phrase: eleventh.phrases.first?.text,
          message: "the app has \(manifest.shortcuts.count) shortcuts, and \(mostShortcuts) are allowed",
          hint: "Remove all but the \(mostShortcuts) that people use most."))
    }
    var total = 0
    for (index, shortcut) in manifest.shortcuts.enumerated() {
      let intent = manifest.intent(named: shortcut.intent)
      problems += aboutIntent(intent, shortcut, index)
      for phrase in shortcut.phrases {
        let template = PhraseTemplate(phrase.text)
        problems += problemsOf(phrase.text, template, shortcut, intent, index)
        total += count(template, shortcut, intent, manifest, valueCount)
      }
    }
    if total > mostPhrases {
      problems.append(
        Problem(
          rule: .product, shortcut: nil, phrase: nil,
          message:
            "the phrases with every value of their parameters are \(total), and \(mostPhrases) are allowed",
          hint: "Suggest fewer entities, or use fewer phrases with a parameter."))
    }
    for phrase in manifest.negativePhrases {
      for name in PhraseTemplate(phrase).parameters {
        problems.append(
          Problem(
            rule: .unknownParameter, shortcut: nil, phrase: phrase,
            message: "the negative phrase \"\(phrase)\" has the parameter \(name), and it can have none",
            hint: "Write the words out."))
      }
    }
    return problems
  }

  private static func aboutIntent(
    _ intent: AppManifest.Intent?, _ shortcut: AppManifest.Shortcut, _ index: Int
  ) -> [Problem] {
    let first = shortcut.phrases.first?.text
    var problems: [Problem] = []
    if let intent, !intent.isDiscoverable {
      problems.append(
        Problem(
          rule: .discoverable, shortcut: index, phrase: first,
          message:
            "the shortcut \"\(first ?? shortcut.shortTitle)\" runs \(intent.intent), which is not discoverable",
          hint: "Let isDiscoverable be true, or remove the shortcut."))
    }
    if intent == nil {
      problems.append(
        Problem(
          rule: .unknownIntent, shortcut: index, phrase: first,
          message:
            "the shortcut \"\(first ?? shortcut.shortTitle)\" runs \(shortcut.intent), which the app has not",
          hint: "Name an intent of the app."))
    }
    if shortcut.phrases.isEmpty {
      problems.append(
        Problem(
          rule: .phrases, shortcut: index, phrase: nil,
          message: "the shortcut for \(shortcut.intent) has no phrase", hint: "Give it at least one phrase."))
    }
    return problems
  }

  private static func problemsOf(
    _ phrase: String, _ template: PhraseTemplate, _ shortcut: AppManifest.Shortcut,
    _ intent: AppManifest.Intent?, _ index: Int
  ) -> [Problem] {
    func problem(_ rule: Rule, _ message: String, _ hint: String) -> Problem {
      Problem(
        rule: rule, shortcut: index, phrase: phrase, message: "the phrase \"\(phrase)\" \(message)",
        hint: hint)
    }
    var problems: [Problem] = []
    if template.applicationNames != 1 {
      let names = template.applicationNames
      problems.append(
        problem(
          .applicationName,
          names == 0 ? "does not hold the app's name" : "holds the app's name \(names) times",
          "Let ${applicationName} stand in it exactly once, in Swift \\(.applicationName)."))
    }
    let parameters = template.parameters
    if parameters.count > 1 {
      problems.append(
        problem(
          .oneParameter, "has \(parameters.count) parameters: \(parameters.joined(separator: ", "))",
          "At most one parameter is allowed in a phrase."))
    }
    guard let intent else { return problems }
    for name in Set(parameters).sorted() {
      guard let parameter = shortcut.parameter(meantBy: name, in: intent) else {
        problems.append(
          problem(
            .unknownParameter, "has the parameter \(name), which \(intent.intent) has not",
            "Name a parameter of the intent."))
        continue
      }
      if !parameter.isPresentable {
        problems.append(
          problem(
            .parameterKind, "has the parameter \(parameter.name) of kind \(parameter.kind)",
            "Only entities and enums can stand in a phrase: values of other types cannot be listed."))
      }
    }
    return problems
  }

  private static func count(
    _ template: PhraseTemplate, _ shortcut: AppManifest.Shortcut, _ intent: AppManifest.Intent?,
    _ manifest: AppManifest, _ valueCount: (String) -> Int?
  ) -> Int {
    guard let intent else { return 1 }
    return template.parameters.reduce(1) { product, name in
      guard let kind = shortcut.parameter(meantBy: name, in: intent)?.kind else { return product }
      return product * (manifest.cases(ofKind: kind)?.count ?? valueCount(kind) ?? 1)
    }
  }
}

extension AppManifest.Shortcut {
  /// The parameter a place in a phrase means: that of its name, or for `parameter` the shortcut's own.
  package func parameter(meantBy name: String, in intent: AppManifest.Intent) -> AppManifest.Parameter? {
    if let named = intent.parameter(named: name) { return named }
    guard name == "parameter", let own = parameter ?? intent.onlyPresentableParameter else { return nil }
    return intent.parameter(named: own)
  }
}
