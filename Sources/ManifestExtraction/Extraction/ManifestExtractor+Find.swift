import SearchModel

/// The Find intents that exist without any code of the author's: one of each entity type that can be looked up, as a
/// running app lists them.
extension ManifestExtractor {
  /// The Find intent of an entity type; `nil` if the type has none.
  func findIntent(_ type: DeclaredType) -> AppManifest.Intent? {
    let query = type.associated["DefaultQuery"].flatMap { byName[$0] }
    guard !type.conforms(to: "UniqueAppEntity"), query?.conforms(to: "UniqueAppEntityQuery") != true else {
      return nil
    }
    let properties = type.entityProperties
    let listed: [DeclaredType.EntityProperty]
    var description: String?
    if let query, query.conforms(to: "EntityPropertyQuery") {
      description = query.property("findIntentDescription")?.value.text
      let names = Self.comparedNames(of: query)
      listed = properties.filter { names?.contains($0.name) ?? isComparable($0.type) }
    } else {
      let isEnumerable = query?.conforms(to: "EnumerableEntityQuery") == true
      guard isEnumerable || type.conforms(to: "IndexedEntity") && !properties.isEmpty else { return nil }
      if isEnumerable { description = query?.property("findIntentDescription")?.value.text }
      listed = properties.filter { isComparable($0.type) }
    }
    var intent = AppManifest.Intent(
      intent: "Find.\(type.identifier)", title: description ?? "Find \(Self.plural(of: type))")
    intent.parameters =
      listed.map {
        AppManifest.Parameter(
          name: $0.name, title: Self.words(of: $0.name), kind: kind(of: $0.type), isRequired: false)
      } + Self.findOptions
    return intent
  }

  private static let findOptions = [
    AppManifest.Parameter(name: "mode", title: "Mode", kind: "string", isRequired: false),
    AppManifest.Parameter(name: "sort", title: "Sort", kind: "string", isRequired: false),
    AppManifest.Parameter(name: "limit", title: "Limit", kind: "integer", isRequired: false),
  ]

  /// The properties that a query declares comparators for, of its own entities; `nil` if its list is not constant.
  private static func comparedNames(of query: DeclaredType) -> Set<String>? {
    guard let list = query.property("properties")?.value.arguments.first?.value, !list.elements.isEmpty else {
      return nil
    }
    var names: Set<String> = []
    for case .initializer(let type, let arguments) in list.elements {
      // The entity that the key path starts from, and the one whose property it ends in.
      let ends = genericArguments(of: type)
      guard ends.count > 1, ends[0] == ends[1], case .keyPath(let name) = arguments.first?.value else {
        continue
      }
      names.insert(name)
    }
    return names
  }

  /// The arguments of a generic type.
  private static func genericArguments(of type: String) -> [String] {
    guard let start = type.firstIndex(of: "<"), type.last == ">" else { return [] }
    var found = [""]
    var depth = 0
    for character in type[type.index(after: start)...].dropLast() {
      switch character {
      case "<", "(", "[": depth += 1
      case ">" where found[found.count - 1].last != "-", ")", "]": depth -= 1
      case "," where depth == 0:
        found.append("")
        continue
      default: break
      }
      if character != " " || !found[found.count - 1].isEmpty { found[found.count - 1].append(character) }
    }
    return found
  }

  /// What people call several of a type, as far as that is known.
  private static func plural(of type: DeclaredType) -> String {
    let representation = type.property("typeDisplayRepresentation")?.value
    let words = representation?.argument("numericFormat")?.text?.split(separator: " ")
      .filter { !$0.hasPrefix("%") }.joined(separator: " ")
    guard let words, !words.isEmpty else { return representation?.text ?? type.bareName }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Whether the framework can compare values of a type: lists, entities and what is `Equatable`.
  private func isComparable(_ type: String) -> Bool {
    let bare = Self.inner(of: type, ["Swift.Optional"]) ?? type
    guard let known = byName[bare] else { return !Self.incomparable.contains(bare) }
    return known.conforms(to: "AppEntity") || known.conformances.contains("Swift.Equatable")
  }

  private static let incomparable: Set<String> = ["AppIntents.IntentPaymentMethod"]
}

extension DeclaredType {
  /// A property of an entity that the system reads.
  struct EntityProperty {
    var name: String
    var type: String
  }

  /// The properties of an entity in the order they are declared; none of classes, as at run time.
  var entityProperties: [EntityProperty] {
    guard isStruct else { return [] }
    return properties.compactMap { field in
      guard !field.isStatic, field.name.hasPrefix("_") else { return nil }
      let name = String(field.name.dropFirst())
      if let type = Self.valueType(field.type) { return EntityProperty(name: name, type: type) }
      // Behind a computed or deferred property the macro leaves a field; `$name` has the value's type.
      guard field.type.hasPrefix("AppIntents._ComputedPropertyField<"),
        let type = properties.first(where: { $0.name == "$" + name }).flatMap({ Self.valueType($0.type) })
      else { return nil }
      return EntityProperty(name: name, type: type)
    }
  }

  private static func valueType(_ type: String) -> String? {
    ManifestExtractor.inner(of: type, ["AppIntents.EntityProperty"])
  }
}
