import SearchModel

/// One phrase of one shortcut under one name of its app.
struct PhraseEntry {
  let app: AppManifest
  let appName: String
  let intent: AppManifest.Intent
  let shortcut: AppManifest.Shortcut
  let template: PhraseTemplate
  let pattern: PhrasePattern
  /// What stands in the phrase, if anything does.
  let parameter: AppManifest.Parameter?

  /// - Returns: `nil` if the app has no such intent.
  init?(app: AppManifest, shortcut: AppManifest.Shortcut, phrase: AppManifest.Phrase, appName: String) {
    guard let intent = app.intent(named: shortcut.intent) else { return nil }
    self.app = app
    self.appName = appName
    self.intent = intent
    self.shortcut = shortcut
    template = PhraseTemplate(phrase.text)
    pattern = PhrasePattern(template, appName: appName)
    parameter = template.parameters.first.flatMap { shortcut.parameter(meantBy: $0, in: intent) }
  }

  /// The phrase with a value in its place, else with the name of the parameter's type in angle brackets.
  func phrase(_ value: ShortcutValue?) -> String {
    template.filled(app: appName) { _ in
      value?.title ?? "‹\(parameter.map { app.typeTitle(ofKind: $0.kind) } ?? "")›"
    }
  }

  /// What the phrase asks for with that value in its place.
  func reading(_ value: ShortcutValue?) -> PhraseReading {
    var parameters = shortcut.fixed
    if let value, let parameter { parameters[parameter.name] = value.value }
    var reading = PhraseReading(
      app: app.app, appTitle: app.title, intent: intent.intent, intentTitle: intent.title,
      parameters: parameters, parameter: parameter?.name, valueTitle: value?.title, phrase: phrase(value))
    if let opens = intent.opens, let id = parameters["target"], parameters.count == 1 {
      reading.opens = EntityKey(app: app.app, type: opens, id: id)
    }
    return reading
  }
}
