import SearchModel

extension _IntentValueRepresentable {
  /// The union that a text stands for: of the first of its types that has such a value, asked in order.
  ///
  /// Entities are looked up by identifier, enum cases by name, other values by their text form.
  static func union(from text: String) async throws -> Self? {
    for type in _valueTypes {
      let value: Any? =
        switch type {
        case let type as any AppEntity.Type: try await IntentRun.entity(type, id: text)
        case let type as any AppEnum.Type: type.named(text)
        case let type as any IntentValueCoding.Type: type.parsed(from: text)
        default: nil
        }
      if let value, let union = Self(_wrapping: value) { return union }
    }
    return nil
  }
}
