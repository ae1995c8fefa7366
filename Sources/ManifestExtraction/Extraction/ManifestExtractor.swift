package import SearchModel

/// Makes an app's manifest from the types of its sources.
package struct ManifestExtractor {
  package private(set) var manifest: AppManifest
  package private(set) var diagnostics: [SourceDiagnostic] = []
  let types: [DeclaredType]
  let module: String
  let byName: [String: DeclaredType]
  /// The lines of source files, for the places of phrases.
  let lines: (String) -> [String]
  let translations: [PhraseTranslation]

  /// Extracts at once.
  ///
  /// - Parameters:
  ///   - manifest: what sources do not say: app, title, handler, other names.
  ///   - module: the app's own module; types of others must be in reach of its packages.
  ///   - translations: phrases in other languages.
  ///   - lines: the lines of a source file; none if it cannot be read.
  package init(
    _ types: [DeclaredType], into manifest: AppManifest, module: String,
    translations: [PhraseTranslation] = [], lines: @escaping (String) -> [String] = { _ in [] }
  ) {
    self.types = types
    self.manifest = manifest
    self.module = module
    self.translations = translations
    self.lines = lines
    byName = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
    extract()
  }

  private mutating func extract() {
    manifest.entities = types.filter { $0.conforms(to: "AppEntity") || $0.conforms(to: "TransientAppEntity") }
      .map { type in
        AppManifest.EntityType(type: type.identifier, title: displayName(of: type))
      }
    manifest.enums = types.filter { $0.conforms(to: "AppEnum") }.map { enumType($0) }
    manifest.intents = types.filter { $0.conforms(to: "AppIntent") }.map { intent($0) }
    manifest.intents += types.filter { $0.conforms(to: "AppEntity") }.compactMap { findIntent($0) }
    checkOpeners()
    let providers = types.filter { $0.conforms(to: "AppShortcutsProvider") }
    for provider in providers.dropFirst() {
      report(
        provider.place,
        "\(provider.bareName) is the second provider of shortcuts besides \(providers[0].bareName): an app has one"
      )
    }
    if let provider = providers.first { addShortcuts(of: provider) }
    addPackages()
  }

  mutating func report(
    _ place: SourcePlace, _ message: String, severity: SourceDiagnostic.Severity = .error
  ) {
    let diagnostic = SourceDiagnostic(severity, place, message)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  mutating func update(_ change: (inout AppManifest) -> Void) { change(&manifest) }

  // MARK: Types

  /// What people call a type of entities or values; its name where that is not known.
  private mutating func displayName(of type: DeclaredType) -> String {
    guard let property = type.property("typeDisplayRepresentation") else { return type.bareName }
    guard let text = property.value.text, !text.isEmpty else {
      report(
        property.place,
        "the typeDisplayRepresentation of \(type.bareName) is not a literal: write the name itself, such as \"Note\""
      )
      return type.bareName
    }
    return text
  }

  private mutating func enumType(_ type: DeclaredType) -> AppManifest.EnumType {
    var shown: [String: ConstantValue] = [:]
    let property = type.property("caseDisplayRepresentations")
    if case .dictionary(let entries) = property?.value {
      for entry in entries { if case .enumCase(let name) = entry.key { shown[name] = entry.value } }
    } else if let property {
      report(
        property.place,
        "the caseDisplayRepresentations of \(type.bareName) are not a literal: write a dictionary with every case"
      )
    }
    let cases = type.cases.map { entry in
      let place = property?.place ?? type.place
      guard let value = shown[entry.name] else {
        if !shown.isEmpty {
          report(
            place,
            "the case \(entry.name) of \(type.bareName) has no display representation: add it to caseDisplayRepresentations"
          )
        }
        return ShortcutValue(value: entry.rawValue, title: entry.name)
      }
      guard let title = value.text else {
        report(place, "the title of the case \(entry.name) of \(type.bareName) is not a literal")
        return ShortcutValue(value: entry.rawValue, title: entry.name)
      }
      return ShortcutValue(
        value: entry.rawValue, title: title,
        synonyms: value.argument("synonyms")?.elements.compactMap(\.text) ?? [])
    }
    return AppManifest.EnumType(type: type.identifier, title: displayName(of: type), cases: cases)
  }

  /// The kind of a parameter's type, as manifests spell it.
  func kind(of type: String) -> String {
    var type = type
    while let inner = Self.inner(of: type, ["Swift.Optional", "Swift.Array", "Swift.Set"]) { type = inner }
    if let known = byName[type] {
      if known.conforms(to: "AppEnum") { return "enum:\(known.identifier)" }
      if known.conforms(to: "AppEntity") || known.conforms(to: "TransientAppEntity") {
        return "entity:\(known.identifier)"
      }
    }
    return Self.kinds[type.split(separator: ".").last.map(String.init) ?? ""] ?? "string"
  }

  private static let kinds = [
    "Int": "integer", "Double": "number", "Float": "number", "Bool": "boolean", "Date": "date", "URL": "url",
  ]

  /// The argument of a generic type that is one of these.
  static func inner(of type: String, _ names: [String]) -> String? {
    for name in names where type.hasPrefix(name + "<") && type.hasSuffix(">") {
      return String(type.dropFirst(name.count + 1).dropLast())
    }
    return nil
  }

  private mutating func checkOpeners() {
    var openers: [String: String] = [:]
    for intent in manifest.intents {
      guard let opens = intent.opens else { continue }
      if let first = openers[opens], let type = types.first(where: { $0.identifier == intent.intent }) {
        report(
          type.place, "\(intent.intent) opens \(opens), which \(first) does already: one OpenIntent a type")
      }
      openers[opens] = openers[opens] ?? intent.intent
    }
  }
}
