import IndexSchema
import SearchModel
import Xapian

extension QueryPlanner {
  /// So many entities say how a word is spelt.
  private static let spellings = 3

  /// A word of the index as entities in scope have it, names before other text; `nil` if none has it, or only far behind
  /// the beginning of a long text.
  ///
  /// Cost: a match, and reading the few entities it finds.
  ///
  /// - Parameters:
  ///   - term: with the prefix of the field.
  ///   - others: what the entities have besides.
  func donated(_ term: String, in field: SearchField, with others: [Query] = []) throws -> String? {
    let text = String(term.dropFirst(field.prefix.count))
    let docids = try found(
      by: scope.restrict(WordQueries.all(others + [HangulSpelling.query(ofNear: term)])),
      atMost: Self.spellings)
    if docids.isEmpty { return nil }
    // Hangul has one spelling.
    if HangulSpelling(text) != nil { return text }
    let needles = NeedleSet(
      .word(QueryWord(Token(plain: text))), forms: NeedleSet.Forms(), stemmers: [])
    let highlighter = Highlighter(needles: needles, analyzer: analyzer, namesOnly: field == .names)
    var counts: [String: Int] = [:]
    var first: String?
    for docid in docids {
      let entity = try EntityCoding.decode(facts.database.document(docid).data).entity
      guard let spelling = Self.spelling(highlighter.result(entity), in: entity) else { continue }
      counts[spelling, default: 0] += 1
      first = first ?? spelling
    }
    guard let first else { return nil }
    let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return best.map { $0.value > counts[first] ?? 0 ? $0.key : first }
  }

  private static func spelling(_ found: Highlighter.Result, in entity: DonatedEntity) -> String? {
    let attributes = entity.attributes.sorted { Self.isName($0.name) && !Self.isName($1.name) }
    for attribute in attributes {
      for (place, text) in attribute.value.placedTexts(ofPeople: true) {
        let highlights =
          place.map { place in found.elements[attribute.name]?.first { $0.place == place }?.highlights ?? [] }
          ?? found.highlights[attribute.name] ?? []
        if let range = highlights.first?.range { return text.scalars(range) }
      }
    }
    return nil
  }

  private static func isName(_ name: String) -> Bool {
    SchemaMapping.current[name]?.prefix == Terms.titlePrefix
  }
}
