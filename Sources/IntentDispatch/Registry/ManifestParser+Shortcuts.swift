import SearchModel

extension ManifestParser {
  /// Reads what people can say: enums, shortcuts, negative phrases, other names of the app.
  static func readShortcuts(_ value: JSONValue, into manifest: inout AppManifest) throws {
    manifest.enums = try elements(value, "enums", path: "").map { path, value in
      AppManifest.EnumType(
        type: try identifier(value, "type", path: path), title: try text(value, "title", path: path),
        cases: try elements(value, "cases", path: path).map { try shortcutValue($1, path: $0) })
    }
    try unique(manifest.enums.map(\.type), "type", in: "enums")
    manifest.alternativeNames = try texts(value, "alternativeNames", path: "")
    manifest.negativePhrases = try texts(value, "negativePhrases", path: "")
    manifest.packages = try texts(value, "packages", path: "")
    if value["tileColor"] != nil { manifest.tileColor = try text(value, "tileColor", path: "") }
    manifest.shortcuts = try elements(value, "shortcuts", path: "").map { try shortcut($1, path: $0) }
  }

  private static func shortcutValue(_ value: JSONValue, path: String) throws -> ShortcutValue {
    ShortcutValue(
      value: try text(value, "value", path: path), title: try text(value, "title", path: path),
      synonyms: try texts(value, "synonyms", path: path))
  }

  private static func shortcut(_ value: JSONValue, path: String) throws -> AppManifest.Shortcut {
    var shortcut = AppManifest.Shortcut(
      intent: try identifier(value, "intent", path: path),
      phrases: try elements(value, "phrases", path: path, orTexts: true).map { path, value in
        if let text = value.string { return AppManifest.Phrase(text) }
        return AppManifest.Phrase(
          try text(value, "text", path: path),
          language: value["language"] == nil ? nil : try text(value, "language", path: path))
      })
    if value["shortTitle"] != nil { shortcut.shortTitle = try text(value, "shortTitle", path: path) }
    if value["systemImageName"] != nil {
      shortcut.systemImageName = try text(value, "systemImageName", path: path)
    }
    if value["parameter"] != nil { shortcut.parameter = try identifier(value, "parameter", path: path) }
    if let fixed = value["fixed"] {
      guard case .object(let members) = fixed else {
        throw Fault(message: "\(path).fixed is not an object", hint: "Write { \"PARAMETER\": \"VALUE\" }.")
      }
      for member in members {
        shortcut.fixed[member.key] = try text(fixed, member.key, path: "\(path).fixed")
      }
    }
    return shortcut
  }

  /// A list of texts; empty if it is not there.
  static func texts(_ object: JSONValue, _ key: String, path: String) throws -> [String] {
    guard let value = object[key] else { return [] }
    let name = path.isEmpty ? key : "\(path).\(key)"
    guard let elements = value.array else {
      throw Fault(message: "\(name) is not a list", hint: "Write [ … ] with texts.")
    }
    return try elements.map { element in
      guard let text = element.string, !text.isEmpty else {
        throw Fault(message: "\(name) holds something that is not a text", hint: "Write texts in quotes.")
      }
      return text
    }
  }

  // MARK: Summaries

  /// A sentence, or one of those that depend on values.
  static func summary(_ value: JSONValue, path: String) throws -> AppManifest.Summary {
    if let sentence = value.string { return .sentence(sentence, below: []) }
    guard case .object = value else {
      throw Fault(message: "\(path) is neither a text nor an object", hint: "See Docs/Manifest.md.")
    }
    if let condition = value["when"] {
      let comparison = try text(condition, "comparison", path: "\(path).when")
      guard let comparison = AppManifest.Condition.Comparison(rawValue: comparison) else {
        throw Fault(
          message: "\(path).when.comparison is \"\(comparison)\", which is no comparison",
          hint: "See Docs/Manifest.md for those there are.")
      }
      return .when(
        AppManifest.Condition(
          parameter: condition["parameter"]?.string, comparison: comparison,
          values: try texts(condition, "values", path: "\(path).when")),
        then: try summary(value["then"] ?? .null, path: "\(path).then"),
        otherwise: try summary(value["otherwise"] ?? .null, path: "\(path).otherwise"))
    }
    if value["cases"] != nil {
      return .choose(
        value["switch"]?.string,
        cases: try elements(value, "cases", path: path).map { path, value in
          AppManifest.Summary.Case(
            values: try texts(value, "values", path: path),
            summary: try summary(value["summary"] ?? .null, path: "\(path).summary"))
        },
        otherwise: try summary(value["otherwise"] ?? .null, path: "\(path).otherwise"))
    }
    return .sentence(value["sentence"]?.string ?? "", below: try texts(value, "below", path: path))
  }
}
