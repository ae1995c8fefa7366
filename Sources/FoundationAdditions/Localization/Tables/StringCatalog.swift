/// Reads string catalogues (`.xcstrings`): JSON with all languages of a table.
struct StringCatalog: Decodable {
  let sourceLanguage: String
  let strings: [String: Item]

  struct Item: Decodable { let localizations: [String: Localization]? }

  struct Unit: Decodable {
    let state: String?
    let value: String
  }

  struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?
  }

  final class Variations: Decodable {
    let plural: [String: Localization]?
    let device: [String: Localization]?
  }

  struct Substitution: Decodable {
    let argNum: Int?
    let variations: Variations?
  }

  var languages: Set<String> {
    Set(strings.values.flatMap { $0.localizations.map { Array($0.keys) } ?? [] })
  }

  func entries(language: String) -> [String: LocalizedEntry] {
    strings.compactMapValues { $0.localizations?[language]?.entry }
  }
}

extension StringCatalog.Localization {
  var entry: LocalizedEntry? {
    guard let variations else {
      // What nobody has translated yet is no translation.
      guard let stringUnit, stringUnit.state != "new" else { return nil }
      return LocalizedEntry(
        format: stringUnit.value,
        variables: (substitutions ?? [:]).compactMapValues { substitution in
          substitution.variations.map {
            LocalizedEntry.Variable(argument: substitution.argNum.map { $0 - 1 }, forms: $0.forms)
          }
        })
    }
    // This is no phone, pad or watch: what holds for all other devices, else for a Mac, holds here.
    if let device = variations.device { return (device["other"] ?? device["mac"])?.entry }
    let forms = variations.forms
    return forms[.other].map { LocalizedEntry(format: $0, plural: forms) }
  }
}

extension StringCatalog.Variations {
  var forms: [PluralCategory: String] {
    var forms: [PluralCategory: String] = [:]
    for (name, localization) in plural ?? [:] {
      guard let category = PluralCategory(rawValue: name), let entry = localization.entry else { continue }
      forms[category] = entry.format
    }
    return forms
  }
}
