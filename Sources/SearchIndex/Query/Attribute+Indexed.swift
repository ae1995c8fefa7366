import IndexSchema
import SearchModel

/// What a stored attribute says, read as the index reads it.
extension Attribute {
  private var row: AttributeSchema? { SchemaMapping.current[name] }
  /// How a key is searched that the mapping does not know.
  private var options: CustomKeyOptions { custom ?? .donated }

  /// The texts of it that are terms; languages of a localized text by code.
  var indexedTexts: [String] {
    var texts: [String] = []
    if let row {
      row.eachText(of: value) { text, _ in texts.append(text) }
    } else {
      CustomKey.eachText(of: value) { text, _ in texts.append(text) }
    }
    return texts
  }

  /// Whether a bare word finds the entity by it, among the terms of that field.
  func isSearched(in field: SearchField) -> Bool {
    if field == .names { return row?.prefix == Terms.titlePrefix }
    return row?.feedsText ?? options.contains(.searchableByDefault)
  }

  /// Whether `key:value` finds the entity by it; what a custom key is compared as is told by its value.
  func isSearched(as kind: AttributeTarget.Kind) -> Bool {
    if row != nil { return true }
    return options.contains(.searchable) && CustomKeyKind.kinds(of: value).contains(kind.custom)
  }
}

extension AttributeTarget.Kind {
  var custom: CustomKeyKind {
    switch self {
    case .text: .text
    case .number: .number
    case .date: .date
    case .boolean: .boolean
    }
  }
}
