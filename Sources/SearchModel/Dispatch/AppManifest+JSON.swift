extension AppManifest {
  /// The file form (Docs/Manifest.md), one object; parts the app has nothing of are left out.
  package var json: JSONWriter {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("app", app)
      writer.member("title", title)
      if !service.isEmpty { writer.member("service", service) }
      if !handler.isEmpty || service.isEmpty { writer.member("handler", handler) }
      writer.list("entities", entities) { writer, entity in
        writer.member("type", entity.type)
        writer.member("title", entity.title)
      }
      writer.list("enums", enums) { writer, type in
        writer.member("type", type.type)
        writer.member("title", type.title)
        writer.array("cases") { for value in type.cases { $0.shortcutValue(value) } }
      }
      writer.list("intents", intents) { $1.writeMembers(to: &$0) }
      writer.list("shortcuts", shortcuts) { $1.writeMembers(to: &$0) }
      if !negativePhrases.isEmpty { writer.member("negativePhrases", negativePhrases) }
      if !alternativeNames.isEmpty { writer.member("alternativeNames", alternativeNames) }
      if let tileColor { writer.member("tileColor", tileColor) }
      if !packages.isEmpty { writer.member("packages", packages) }
    }
    return writer
  }
}

extension JSONWriter {
  /// A member with an object for each element; none if there are no elements.
  fileprivate mutating func list<Element>(
    _ name: String, _ elements: [Element], _ body: (inout JSONWriter, Element) -> Void
  ) {
    guard !elements.isEmpty else { return }
    array(name) { writer in
      for element in elements { writer.object { body(&$0, element) } }
    }
  }
}

extension AppManifest.Intent {
  /// Appends the intent's members to an open object.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("intent", intent)
    writer.member("title", title)
    if let description { writer.member("description", description) }
    if let opens { writer.member("opens", opens) }
    if !isDiscoverable { writer.member("isDiscoverable", false) }
    writer.list("parameters", parameters) { writer, parameter in
      writer.member("name", parameter.name)
      writer.member("title", parameter.title)
      writer.member("kind", parameter.kind)
      if !parameter.isRequired { writer.member("isRequired", false) }
    }
    if let summary {
      writer.key("summary")
      summary.write(to: &writer)
    }
  }
}

extension AppManifest.Shortcut {
  /// Appends the shortcut's members to an open object.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("intent", intent)
    writer.list("phrases", phrases) { writer, phrase in
      writer.member("text", phrase.text)
      if let language = phrase.language { writer.member("language", language) }
    }
    if !shortTitle.isEmpty { writer.member("shortTitle", shortTitle) }
    if !systemImageName.isEmpty { writer.member("systemImageName", systemImageName) }
    if let parameter { writer.member("parameter", parameter) }
    if !fixed.isEmpty {
      writer.object("fixed") { writer in
        for (name, value) in fixed.sorted(by: { $0.key < $1.key }) { writer.member(name, value) }
      }
    }
  }
}

extension AppManifest.Summary {
  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .sentence(let text, let below):
      guard !below.isEmpty else { return writer.string(text) }
      writer.object {
        $0.member("sentence", text)
        $0.member("below", below)
      }
    case .when(let condition, let then, let otherwise):
      writer.object { writer in
        writer.object("when") {
          $0.member("parameter", orNull: condition.parameter)
          $0.member("comparison", condition.comparison.rawValue)
          $0.member("values", condition.values)
        }
        writer.key("then")
        then.write(to: &writer)
        writer.key("otherwise")
        otherwise.write(to: &writer)
      }
    case .choose(let parameter, let cases, let otherwise):
      writer.object { writer in
        writer.member("switch", orNull: parameter)
        writer.list("cases", cases) { writer, entry in
          writer.member("values", entry.values)
          writer.key("summary")
          entry.summary.write(to: &writer)
        }
        writer.key("otherwise")
        otherwise.write(to: &writer)
      }
    }
  }
}
