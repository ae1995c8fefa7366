import SearchModel

extension AttributeValue {
  /// Its texts, each with its place; a value that is one text has none.
  ///
  /// - Parameter ofPeople: whether objects are people, who are found by name.
  func placedTexts(ofPeople: Bool) -> [(place: ElementHighlights.Place?, text: String)] {
    switch self {
    case .text(let text): return [(nil, text)]
    case .localized(let texts):
      return texts.sorted { $0.key < $1.key }.map { (.init(language: $0.key), $0.value) }
    case .list(let elements):
      return elements.enumerated().flatMap { index, element in
        element.placedTexts(ofPeople: ofPeople).map { place, text in
          var place = place ?? .init()
          place.element = index
          return (place, text)
        }
      }
    case .object(let members):
      guard ofPeople else { return [] }
      return ["displayName", "name", "email"].compactMap { name in
        guard case .text(let text)? = members[name] else { return nil }
        return (.init(member: name), text)
      }
    case .integer, .number, .boolean, .date, .data: return []
    }
  }
}
