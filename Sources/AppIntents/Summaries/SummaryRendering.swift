package import SearchModel

/// The sentences of intents, as people see them and as manifests hold them.
package enum SummaryRendering {
  /// The sentence of an intent with its values, in the person's language; a parameter without a value stands there by
  /// its title.
  ///
  /// - Parameters:
  ///   - widgetFamily: the size of the widget that is configured, if that is what is shown.
  ///   - translations: where they are.
  package static func sentence<Intent: AppIntent>(
    of intent: Intent, widgetFamily: IntentWidgetFamily? = nil, translations: SummaryTranslations = .init()
  ) -> RenderedSummary {
    let names = ParameterNames(intent)
    let summary =
      (Intent.parameterSummary as? any RenderedParameterSummary)?
      .chosen(for: intent, widgetFamily) as? IntentParameterSummary<Intent>
    guard let summary, summary.string != nil || !summary.additionalParameters.isEmpty else {
      return RenderedSummary(
        sentence: Intent.title.text, inline: [], below: names.all.map(\.name), hidden: [])
    }
    let template = PhraseTemplate(
      summary.template(translations) { ($0 as? PartialKeyPath<Intent>).flatMap(names.name) })
    let sentence = template.filled(app: "") { names.shown(named: $0) }
    let inline = template.parameters
    let below = summary.additionalParameters.compactMap(names.name)
    return RenderedSummary(
      sentence: sentence.isEmpty ? Intent.title.text : sentence, inline: inline, below: below,
      hidden: names.all.map(\.name).filter { !inline.contains($0) && !below.contains($0) })
  }

  /// The summary of an intent as a manifest holds it; `nil` if it declares none.
  static func manifestForm<Intent: AppIntent>(of type: Intent.Type) -> AppManifest.Summary? {
    let names = ParameterNames(Intent())
    guard let summary = Intent.parameterSummary as? any RenderedParameterSummary else { return nil }
    let form = summary.manifestForm { keyPath in
      (keyPath as? PartialKeyPath<Intent>).flatMap(names.name)
    }
    return form == .sentence("", below: []) ? nil : form
  }
}

/// Where the translations of sentences are, and in which language they are wanted.
package struct SummaryTranslations: Sendable {
  package var bundle = LocalizedStringResource.BundleDescription.main
  /// `nil` for the person's language.
  package var locale: Locale?
  package init(
    bundle: LocalizedStringResource.BundleDescription = .main, locale: Locale? = nil
  ) {
    self.bundle = bundle
    self.locale = locale
  }
}

/// The names of the parameters that key paths of an intent lead to.
struct ParameterNames<Intent: AppIntent> {
  let intent: Intent
  let all: [(name: String, parameter: any AnyIntentParameter)]

  init(_ intent: Intent) {
    self.intent = intent
    all = IntentRun.parameters(of: intent)
  }

  private func find(_ keyPath: PartialKeyPath<Intent>) -> (name: String, parameter: any AnyIntentParameter)? {
    let object = intent[keyPath: keyPath] as AnyObject
    return all.first { $0.parameter === object }
  }

  func name(of keyPath: PartialKeyPath<Intent>) -> String? { find(keyPath)?.name }

  /// The value people see of the parameter of that name, else its title.
  func shown(named name: String) -> String {
    guard let parameter = all.first(where: { $0.name == name })?.parameter else { return "" }
    if let value = parameter.anyValue, let text = SummaryValue.shown(value, in: parameter) { return text }
    return parameter.title.text.isEmpty ? ParameterSketch.words(of: name) : parameter.title.text
  }
}

/// What every summary of ours can do.
protocol RenderedParameterSummary {
  /// The sentence that the values of the intent lead to.
  func chosen(for intent: Any, _ family: IntentWidgetFamily?) -> Any?
  /// As a manifest holds it.
  ///
  /// - Parameter name: the name of the parameter that a key path leads to.
  func manifestForm(_ name: (AnyKeyPath) -> String?) -> AppManifest.Summary
}

extension IntentParameterSummary: RenderedParameterSummary {
  func chosen(for intent: Any, _ family: IntentWidgetFamily?) -> Any? { self }

  func manifestForm(_ name: (AnyKeyPath) -> String?) -> AppManifest.Summary {
    .sentence(template(SummaryTranslations(), name), below: additionalParameters.compactMap(name))
  }

  /// The sentence with `${PARAMETER}` in the places, in the person's language.
  ///
  /// That is also what its translation is filed under, in the summary's table.
  func template(_ translations: SummaryTranslations, _ name: (AnyKeyPath) -> String?) -> String {
    let text = (string?.pieces ?? []).map { $0.template(name) }.joined()
    return LocalizedStringResource(
      String.LocalizationValue(text), table: table, locale: translations.locale, bundle: translations.bundle
    ).text
  }
}

extension KeyPathText.Piece {
  /// As phrases and sentences stand in manifests.
  func template(_ name: (AnyKeyPath) -> String?) -> String {
    switch self {
    case .text(let text): text
    case .applicationName: "${applicationName}"
    case .parameter(let keyPath): "${\(name(keyPath) ?? "")}"
    }
  }
}

extension ParameterSummaryWhenCondition: RenderedParameterSummary {
  func chosen(for intent: Any, _ family: IntentWidgetFamily?) -> Any? {
    guard let typed = intent as? Intent else { return nil }
    let chosen: any ParameterSummary = condition.holds(typed, family) ? when : otherwise
    return (chosen as? any RenderedParameterSummary)?.chosen(for: intent, family)
  }

  func manifestForm(_ name: (AnyKeyPath) -> String?) -> AppManifest.Summary {
    .when(
      AppManifest.Condition(
        parameter: condition.parameter.flatMap(name), comparison: condition.comparison,
        values: condition.values),
      then: form(of: when, name), otherwise: form(of: otherwise, name))
  }
}

extension ParameterSummarySwitchCondition: RenderedParameterSummary {
  private var parts: _ParameterSummaryCases<Intent, Value>? {
    cases as? _ParameterSummaryCases<Intent, Value>
  }

  func chosen(for intent: Any, _ family: IntentWidgetFamily?) -> Any? {
    guard let parts, let typed = intent as? Intent else { return nil }
    let holder = parameter.map { typed[keyPath: $0] } as? any AnyIntentParameter
    let value = parameter == nil ? family : SummaryValue.unwrapped(holder?.anyValue)
    let chosen = parts.cases.first { entry in
      entry.values.contains { SummaryValue.areEqual(SummaryValue.unwrapped($0), value) }
    }
    return ((chosen?.summary ?? parts.otherwise) as? any RenderedParameterSummary)?.chosen(
      for: intent, family)
  }

  func manifestForm(_ name: (AnyKeyPath) -> String?) -> AppManifest.Summary {
    guard let parts else { return .sentence("", below: []) }
    let parameter = parameter.flatMap(name)
    let choice = AppManifest.Summary.choose(
      parameter,
      cases: parts.cases.map { entry in
        AppManifest.Summary.Case(
          values: entry.values.compactMap { value in
            (value as? IntentWidgetFamily)?.rawValue ?? SummaryValue.plain(value)
          },
          summary: form(of: entry.summary, name))
      },
      otherwise: form(of: parts.otherwise, name))
    // A case for no value at all is no text among the others.
    let none = parts.cases.first { $0.values.contains { SummaryValue.unwrapped($0) == nil } }
    guard let none else { return choice }
    return .when(
      AppManifest.Condition(parameter: parameter, comparison: .hasNoValue),
      then: form(of: none.summary, name),
      otherwise: choice)
  }
}

private func form(
  of summary: any ParameterSummary, _ name: (AnyKeyPath) -> String?
) -> AppManifest.Summary {
  (summary as? any RenderedParameterSummary)?.manifestForm(name) ?? .sentence("", below: [])
}
