/// The values that an app offers for its shortcuts, as its code gave them last.
///
/// Kept in the home, so that a phrase is understood without starting the app.
package struct ShortcutValues: Sendable, Equatable {
  package var app: String
  /// Seconds since 1970.
  package var updatedAt: Double
  /// By a parameter's kind, such as `entity:Note`.
  package var values: [String: [ShortcutValue]]

  package init(app: String, updatedAt: Double, values: [String: [ShortcutValue]]) {
    self.app = app
    self.updatedAt = updatedAt
    self.values = values
  }

  /// The form of the file.
  package var json: JSONWriter {
    var writer = JSONWriter()
    writer.object {
      $0.member("version", 1)
      $0.member("app", app)
      $0.member("updatedAt", date: updatedAt)
      $0.object("values") { writer in
        for (kind, values) in values.sorted(by: { $0.key < $1.key }) {
          writer.array(kind) { writer in
            for value in values { writer.shortcutValue(value) }
          }
        }
      }
    }
    return writer
  }

  /// What a file holds; `nil` for anything that is not of this form.
  package init?(_ json: JSONValue) {
    guard json["version"] == .integer(1), let app = json["app"]?.string,
      let updated = json["updatedAt"]?.string.flatMap(RFC3339.parse),
      case .object(let kinds) = json["values"]
    else { return nil }
    self.init(app: app, updatedAt: updated, values: [:])
    for (kind, list) in kinds {
      values[kind] = list.array?.compactMap(ShortcutValue.init)
    }
  }
}

extension ShortcutValue {
  /// A value as manifests and the home's files write it.
  package init?(_ json: JSONValue) {
    guard let value = json["value"]?.string, let title = json["title"]?.string else { return nil }
    self.init(
      value: value, title: title, synonyms: json["synonyms"]?.array?.compactMap(\.string) ?? [])
  }
}

extension JSONWriter {
  /// A value as manifests and the home's files write it.
  package mutating func shortcutValue(_ value: ShortcutValue) {
    object {
      $0.member("value", value.value)
      $0.member("title", value.title)
      if !value.synonyms.isEmpty { $0.member("synonyms", value.synonyms) }
    }
  }
}
