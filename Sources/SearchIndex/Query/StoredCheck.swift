import IndexSchema
import SearchModel
import Xapian

/// What decides by the stored entity whether a document that terms found is wanted.
protocol DocumentCheck {
  /// Whether the entity in these bytes satisfies it.
  func accepts(_ data: [UInt8]) throws -> Bool
}

/// A condition that terms alone cannot decide; the stored entity does.
///
/// Cost: each candidate is decoded and the attribute analysed, so only such queries pay for it.
struct StoredCheck: DocumentCheck {
  let clause: AttributeClause
  let isNegated: Bool
  let words: WordQueries
  let analyzer: TextAnalyzer

  /// The check a condition needs beside its query; `nil` if its terms decide.
  init?(_ clause: AttributeClause, isNegated: Bool, words: WordQueries, analyzer: TextAnalyzer) {
    let needsStored = clause.target.fields.contains { field in
      field.kind == .text
        && (field.terms == .shared || (field.terms == .words && clause.isQuoted && clause.words.count > 1))
    }
    guard needsStored || clause.target.filter == .id else { return nil }
    self.clause = clause
    self.isNegated = isNegated
    self.words = words
    self.analyzer = analyzer
  }

  func accepts(_ data: [UInt8]) throws -> Bool {
    let name = clause.target.name
    let entity = try EntityCoding.decode(data) { $0 == name }.entity
    return holds(entity) != isNegated
  }

  private func holds(_ entity: DonatedEntity) -> Bool {
    if clause.target.filter == .id { return entity.key.id.utf8.elementsEqual(clause.value.utf8) }
    guard let value = entity[clause.target.name] else { return false }
    return value.texts.contains(where: matches)
  }

  private func matches(_ text: String) -> Bool {
    if clause.comparison == .equals {
      return analyzer.foldedValue(of: text) == analyzer.foldedValue(of: clause.value)
    }
    var places: [String: [Int]] = [:]
    for posting in analyzer.postings(of: text) { places[posting.term, default: []].append(posting.position) }
    if clause.isQuoted { return Self.stand(WordQueries.phraseTerms(clause.words), in: places) }
    return clause.words.allSatisfy { matches($0.token, places) }
  }

  private func matches(_ token: Token, _ places: [String: [Int]]) -> Bool {
    for way in token.alternatives {
      switch way {
      case .term(let term): if places[term] != nil { return true }
      case .phrase(let terms): if Self.stand(terms, in: places) { return true }
      }
    }
    let forms = WordQueries.stemmedForms(token)
    guard !forms.isEmpty else { return false }
    return words.stemmers.contains { stemmer in
      let stems = Set(forms.map(stemmer.stem))
      return places.keys.contains { stems.contains(stemmer.stem($0)) }
    }
  }

  /// Whether the terms stand one after the other.
  private static func stand(_ terms: [String], in places: [String: [Int]]) -> Bool {
    guard let first = terms.first, let starts = places[first] else { return false }
    return starts.contains { start in
      terms.enumerated().allSatisfy { places[$1]?.contains(start + $0) ?? false }
    }
  }
}

extension AttributeValue {
  /// Its texts, in order; languages of a localized text by code.
  var texts: [String] {
    var texts: [String] = []
    eachText(numbers: false) { text, _ in texts.append(text) }
    return texts
  }
}
