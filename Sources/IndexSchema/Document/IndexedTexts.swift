package import SearchModel

// Which texts of an attribute become terms: the same for the document and for a check of what is stored.

extension AttributeSchema {
  /// Every text of a value that becomes terms, with its language where it has one of its own.
  package func eachText(of value: AttributeValue, _ body: (String, String?) -> Void) {
    switch kind {
    case .text, .identifier, .url: value.eachText(body)
    case .person: AttributeValue.list(value.personTexts).eachText(body)
    case .number, .date, .boolean, .data: break
    }
  }
}

extension CustomKey {
  /// The same of a custom key, whose numbers are compared as numbers only.
  package static func eachText(of value: AttributeValue, _ body: (String, String?) -> Void) {
    value.eachText(numbers: false, body)
  }
}
