import IndexSchema
import SearchModel

/// Finds what a typed key names: a filter, a Core Spotlight attribute or its alias, or a custom key.
struct KeyResolver {
  let mapping: SchemaMapping
  let customKeys: CustomKeyTable
  /// The mapping that the index was made with.
  let schema: Int

  init(
    _ customKeys: CustomKeyTable, mapping: SchemaMapping = .current,
    schema: Int = SchemaMapping.current.version
  ) {
    self.mapping = mapping
    self.customKeys = customKeys
    self.schema = schema
  }

  /// The target of a key as typed, else of the same key in lower case; `nil` if nothing is called so.
  func target(_ name: String) -> AttributeTarget? {
    exactTarget(name) ?? { $0 == name ? nil : exactTarget($0) }(name.lowercased())
  }

  /// The name of an attribute, alias or custom key that is spelt nearly so; `nil` if none is.
  ///
  /// Cost: every name there is.
  func nearest(to name: String) -> String? {
    let typed = Array(name.lowercased().unicodeScalars.prefix(64))
    let names =
      mapping.attributes.flatMap { $0.aliases + [$0.name] } + customKeys.keys.map(\.name)
      + AttributeTarget.Filter.allCases.map(\.rawValue)
    var best: (name: String, distance: Int)?
    for name in names {
      let most = best.map { $0.distance - 1 } ?? max(1, typed.count / 3)
      let scalars = Array(name.lowercased().unicodeScalars)
      guard let distance = EditDistance.between(typed, scalars, atMost: most) else { continue }
      best = (name, distance)
    }
    return best?.name
  }

  private func exactTarget(_ name: String) -> AttributeTarget? {
    if let filter = AttributeTarget.Filter(rawValue: name) {
      return AttributeTarget(
        name: name, filter: filter, hasIdentifierTerms: schema >= Terms.identifiersSince)
    }
    if name == "url", let content = mapping["contentURL"], let page = mapping["URL"] {
      return AttributeTarget(name: content.name, fields: [field(content), field(page)])
    }
    if let attribute = mapping[name] {
      return AttributeTarget(name: attribute.name, fields: [field(attribute)])
    }
    let keys = customKeys.allKinds(of: name)
    guard !keys.isEmpty else { return nil }
    return AttributeTarget(name: name, fields: keys.compactMap(Self.field))
  }

  private func field(_ attribute: AttributeSchema) -> AttributeTarget.Field {
    let kind: AttributeTarget.Kind =
      switch attribute.kind {
      case .number: .number
      case .date: .date
      case .boolean: .boolean
      case .text, .url, .data, .person, .identifier: .text
      }
    let terms: AttributeTarget.Terms =
      switch attribute.terms {
      case .positions: .positions
      case .words: .words
      case .shared: .shared
      case .none: .none
      }
    return AttributeTarget.Field(
      name: attribute.name, kind: kind, terms: terms, prefix: attribute.prefix, slot: attribute.slot,
      sharing: sharing(of: attribute))
  }

  /// A title is told from other names, which have the same terms, by those who have any.
  private func sharing(of attribute: AttributeSchema) -> AttributeTarget.Sharing {
    guard attribute.prefix == Terms.titlePrefix else { return .none }
    return attribute.name == "title" && schema >= Terms.otherNameSince ? .marked : .all
  }

  private static func field(_ key: CustomKey) -> AttributeTarget.Field? {
    // A key that is not searchable is stored and returned, no more.
    let terms: AttributeTarget.Terms = key.options.contains(.searchable) ? .positions : .none
    let kind: AttributeTarget.Kind =
      switch key.kind {
      case .text: .text
      case .number: .number
      case .date: .date
      case .boolean: .boolean
      }
    return AttributeTarget.Field(
      name: key.name, kind: kind, terms: terms, prefix: key.prefix, slot: key.slot)
  }
}
