package import SearchModel

extension AppManifest {
  /// The manifest of an app given by its types; makes one instance of each intent and runs nothing else of them.
  package init(
    app: String, title: String, entities: [any AppEntity.Type], intents: [any AppIntent.Type]
  ) {
    self.init(app: app, title: title)
    self.entities = entities.map { type in
      EntityType(type: type.persistentIdentifier, title: type.typeDisplayRepresentation.name.text)
    }
    self.intents =
      intents.map { ParameterSketch.intent($0) } + entities.compactMap { FindIntent($0)?.manifest }
    for intent in intents { addEnums(of: intent.init()) }
  }
}

/// What a manifest says about an intent and its parameters.
enum ParameterSketch {
  static func intent<Intent: AppIntent>(_ type: Intent.Type) -> AppManifest.Intent {
    var sketch = AppManifest.Intent(intent: Intent.persistentIdentifier, title: Intent.title.text)
    sketch.opens = (type as? any OpenIntent.Type).flatMap { openedType($0) }
    let isAssistantOnly = (type as? any AssistantSchemaIntent.Type)?.isAssistantOnly ?? false
    sketch.isDiscoverable = Intent.isDiscoverable && !isAssistantOnly
    sketch.description = Intent.statedDescription?.descriptionText.text
    sketch.summary = SummaryRendering.manifestForm(of: Intent.self)
    sketch.parameters = IntentRun.parameters(of: Intent()).map { name, parameter in
      let title = parameter.title.text
      return AppManifest.Parameter(
        name: name, title: title.isEmpty ? words(of: name) : title, kind: kind(of: parameter.elementType),
        isRequired: !parameter.isOptional && !parameter.hasValue)
    }
    return sketch
  }

  private static func openedType<Intent: OpenIntent>(_ type: Intent.Type) -> String? {
    (Intent.Value.self as? any AppEntity.Type)?.persistentIdentifier
  }

  /// The kind as manifests spell it.
  static func kind(of type: Any.Type) -> String {
    switch type {
    case let type as any AppEntity.Type: "entity:\(type.persistentIdentifier)"
    case let type as any AppEnum.Type: "enum:\(type.persistentIdentifier)"
    case let type as any IntentValueCoding.Type: type.parameterKind
    default: "string"
    }
  }

  /// A title made from a property's name: `authorName` is "Author Name".
  static func words(of name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase, words.last?.isLowercase == true { words.append(" ") }
      words.append(contentsOf: words.isEmpty ? character.uppercased() : String(character))
    }
    return words
  }
}
