import IndexSchema
import SearchModel
import Xapian

/// Finds where a query's words stand in an entity's own text.
///
/// Ranges count Unicode scalars of the donated text and begin and end between characters. Cost: linear in the text
/// shown.
struct Highlighter {
  let needles: NeedleSet
  let analyzer: TextAnalyzer
  /// Whether only titles and other names were searched.
  var namesOnly = false
  /// Whether long text is looked through for its best passage.
  var extracts = false

  /// Only so much of a text is looked at for a passage, in UTF-8 bytes.
  static let longestText = 1 << 20
  /// Ranges of one text.
  static let mostRanges = 64
  /// What names of an entity are found by is what it is called.
  private static let names = Set(AttributeNames.ofNames)

  /// What was found in one entity.
  struct Result {
    /// By attribute that is one text.
    var highlights: [String: [Highlight]] = [:]
    /// By attribute that has several.
    var elements: [String: [ElementHighlights]] = [:]
    var extract: Extract?
  }

  /// Attributes without any match are left out.
  func result(_ entity: DonatedEntity) -> Result {
    var result = Result()
    var best: (passage: Passage, key: String, text: String)?
    for attribute in entity.attributes {
      let searches = searches(of: attribute)
      if searches.isEmpty { continue }
      for (place, text) in attribute.value.placedTexts(ofPeople: Self.isPerson(attribute)) {
        let occurrences = searches.flatMap { $0.occurrences(in: text) }
        if occurrences.isEmpty { continue }
        let highlights = Self.merged(occurrences, in: text)
        if let place {
          result.elements[attribute.name, default: []].append(ElementHighlights(place, highlights))
        } else {
          result.highlights[attribute.name] = highlights
        }
        guard extracts, place?.element == nil, !Self.isInSight(attribute.name),
          let passage = Passage(of: occurrences), best.map({ $0.passage < passage }) ?? true
        else { continue }
        best = (passage, attribute.name, text)
      }
    }
    result.extract = best.map { best in
      let highlights = Self.merged(best.passage.occurrences, in: best.text)
      return best.passage.extract(of: best.key, text: best.text, highlights: highlights)
    }
    return result
  }

  /// Title and subtitle are shown anyway.
  private static func isInSight(_ name: String) -> Bool { names.contains(name) || name == "subtitle" }

  private func searches(of attribute: Attribute) -> [TextSearch] {
    var found: [Needles] = []
    let isName = Self.names.contains(attribute.name)
    if isName {
      found.append(needles.names)
    } else if !namesOnly, Self.feedsText(attribute) {
      found.append(needles.anywhere)
    }
    if let own = needles.attributes[SchemaMapping.current.canonicalName(attribute.name)] { found.append(own) }
    let inSight = isName || attribute.name == "subtitle" || !extracts
    return found.filter { !$0.isEmpty }.map {
      var search = TextSearch(needles: $0, analyzer: analyzer)
      if !inSight { search.longestText = Self.longestText }
      return search
    }
  }

  private static func isPerson(_ attribute: Attribute) -> Bool {
    attribute.custom == nil && SchemaMapping.current[attribute.name]?.kind == .person
  }

  private static func feedsText(_ attribute: Attribute) -> Bool {
    if let custom = attribute.custom { return custom.contains(.searchable) }
    return SchemaMapping.current[attribute.name]?.feedsText ?? true
  }

  /// Ascending, without overlaps, on the borders of characters; what touches is one if it is of one kind.
  private static func merged(_ occurrences: [TextSearch.Occurrence], in text: String) -> [Highlight] {
    // Two, since both ends ascend, but a long range ends far behind the beginning of the next one.
    var lowers = CharacterBorders(text)
    var uppers = lowers
    let found = occurrences.map { ($0.range, $0.find.kind) }
      .sorted { ($0.0.lowerBound, $0.0.upperBound) < ($1.0.lowerBound, $1.0.upperBound) }
    var merged: [Highlight] = []
    for (range, kind) in found where merged.count <= mostRanges {
      let lower = lowers.border(before: range.lowerBound)
      let highlight = Highlight(lower..<max(lower, uppers.border(after: range.upperBound)), kind)
      guard let last = merged.last, highlight.range.lowerBound <= last.range.upperBound,
        highlight.kind == last.kind || highlight.range.lowerBound < last.range.upperBound
      else {
        merged.append(highlight)
        continue
      }
      let upper = max(last.range.upperBound, highlight.range.upperBound)
      let kind = highlight.kind.rank < last.kind.rank ? highlight.kind : last.kind
      merged[merged.count - 1] = Highlight(last.range.lowerBound..<upper, kind)
    }
    return Array(merged.prefix(mostRanges))
  }
}
