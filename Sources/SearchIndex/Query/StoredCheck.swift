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
  let text: StoredText

  /// The check a condition needs beside its query; `nil` if its terms decide.
  init?(_ clause: AttributeClause, isNegated: Bool, words: WordQueries, analyzer: TextAnalyzer) {
    guard clause.needsStored else { return nil }
    self.clause = clause
    self.isNegated = isNegated
    text = StoredText(words: words, analyzer: analyzer)
  }

  func accepts(_ data: [UInt8]) throws -> Bool {
    let name = clause.target.name
    let entity = try EntityCoding.decode(data) { $0 == name }.entity
    return holds(entity) != isNegated
  }

  private func holds(_ entity: DonatedEntity) -> Bool {
    if clause.target.filter == .id { return entity.key.id.utf8.elementsEqual(clause.value.utf8) }
    return entity[clause.target.name]?.texts.contains { text.satisfies(clause, $0) } ?? false
  }
}

extension AttributeClause {
  /// Whether its terms find more than it means, so that the stored entity has to be asked.
  var needsStored: Bool {
    target.filter == .id
      || target.fields.contains { field in
        field.kind == .text
          && (field.terms == .shared || (field.terms == .words && isQuoted && words.count > 1))
      }
  }
}

/// Compares words with a stored text as the index would.
struct StoredText {
  let words: WordQueries
  let analyzer: TextAnalyzer
  private let latest = Latest()

  /// The text analysed last: alternatives ask about the same one after the other.
  private final class Latest {
    var text: String?
    var places: [String: [Int]] = [:]
  }

  init(words: WordQueries, analyzer: TextAnalyzer) {
    self.words = words
    self.analyzer = analyzer
  }

  private func places(in text: String) -> [String: [Int]] {
    if let known = latest.text, known.utf8.elementsEqual(text.utf8) { return latest.places }
    var places: [String: [Int]] = [:]
    for posting in analyzer.postings(of: text) { places[posting.term, default: []].append(posting.position) }
    (latest.text, latest.places) = (text, places)
    return places
  }

  /// Whether the text, as one value of its attribute, is what the condition asks for.
  func satisfies(_ clause: AttributeClause, _ text: String) -> Bool {
    if clause.comparison == .equals {
      return analyzer.foldedValue(of: text) == analyzer.foldedValue(of: clause.value)
    }
    return has(clause.words, asPhrase: clause.isQuoted, in: text)
  }

  /// Whether the text has all the words, or has them as a phrase.
  func has(_ words: [QueryWord], asPhrase: Bool, in text: String) -> Bool {
    let places = places(in: text)
    if asPhrase { return Self.stand(WordQueries.phraseTerms(words), in: places) }
    return words.allSatisfy { word in
      if has(word.token, places) { return true }
      guard word.isBeginning || word.isUnfinished, let beginning = word.token.parts.last?.folded else {
        return false
      }
      return places.keys.contains { $0.utf8.starts(with: beginning.utf8) }
    }
  }

  private func has(_ token: Token, _ places: [String: [Int]]) -> Bool {
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
