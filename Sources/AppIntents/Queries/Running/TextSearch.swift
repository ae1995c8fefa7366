/// The search for what people type among entities in memory, which an enumerable query gives for nothing.
package enum TextSearch {
  /// The entities of which every word of the text is part, the best first; all of them for a text without words.
  ///
  /// Looked at are title, subtitle, synonyms and the properties that are text, without regard to case and accents. A
  /// title that is the text comes before one that begins with it, that before one that has all words, and last comes
  /// what is found in the rest; within each the entities keep their order.
  package static func find<E: AppEntity>(_ text: String, in entities: [E]) -> [E] {
    let words = TextFolding.fold(text).split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else { return entities }
    let wanted = words.joined(separator: " ")
    var found = [[E]](repeating: [], count: 4)
    for entity in entities {
      if let rank = rank(of: entity, words: words, whole: wanted) { found[rank].append(entity) }
    }
    return found.flatMap { $0 }
  }

  private static func rank<E: AppEntity>(of entity: E, words: [String], whole: String) -> Int? {
    let shown = entity.displayRepresentation
    let title = TextFolding.fold(shown.title.text)
    if title == whole { return 0 }
    if title.hasPrefix(whole) { return 1 }
    if words.allSatisfy(title.contains) { return 2 }
    var texts = [shown.title.text, shown.subtitle?.text ?? ""] + shown.synonyms.map(\.text)
    for property in EntityFields.of(E.self).properties(of: entity) {
      texts += (property.presentValue as? [Any] ?? property.presentValue.map { [$0] } ?? [])
        .compactMap(TextFolding.text)
    }
    let all = TextFolding.fold(texts.joined(separator: "\n"))
    return words.allSatisfy(all.contains) ? 3 : nil
  }
}
