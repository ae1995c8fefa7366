import SearchIndex

extension AttributeNames {
  /// The names and kinds of the indexing-key mapping.
  static let schema = AttributeNames { name in
    switch IndexEngine.kind(ofAttribute: name) {
    case .text: .text
    case .number: .number
    case .date: .date
    case .boolean: .boolean
    case .data: .data
    case .any: .any
    case nil: nil
    }
  }
}
