import IndexSchema
import SearchModel
import Xapian

/// Compares words with a stored text as the index would.
final class StoredText {
  let words: WordQueries
  let analyzer: TextAnalyzer
  let budget: StoredBudget
  /// The text analysed last: alternatives ask about the same one after the other.
  private var latest: (text: String, places: [String: [Int]])?
  private var searches: [Asked: TextSearch] = [:]

  private struct Asked: Hashable {
    var word: QueryWord
    var hasStems: Bool
  }

  init(words: WordQueries, analyzer: TextAnalyzer, budget: StoredBudget) {
    self.words = words
    self.analyzer = analyzer
    self.budget = budget
  }

  /// Whether the text, as one value of its attribute, is what the condition asks for.
  func satisfies(_ clause: AttributeClause, _ text: String) -> Bool {
    if clause.comparison == .equals {
      budget.spend(text.utf8.count)
      let wanted = analyzer.foldedValue(of: clause.value)
      return !wanted.isEmpty && analyzer.foldedValue(of: text) == wanted
    }
    return clause.isQuoted
      ? has(phrase: clause.words, in: text)
      : clause.words.allSatisfy { has($0, of: .everywhere, in: text) }
  }

  /// Whether the text has the words in this order, next to each other.
  func has(phrase words: [QueryWord], in text: String) -> Bool {
    WordQueries.phraseWays(words).contains { stand($0, in: text) }
  }

  /// Whether the text has the word, in the forms that the index has in that field.
  func has(_ word: QueryWord, of field: SearchField, in text: String) -> Bool {
    let search = search(for: word, of: field)
    if search.needles.sequences.isEmpty {
      // What stands between blanks is a piece of its own, and most pieces need not be analysed.
      let found = search.first(in: text)
      budget.spend(found.analysed)
      return found.isFound
    }
    return !search.needles.isEmpty && has(search.needles, in: text)
  }

  private func search(for word: QueryWord, of field: SearchField) -> TextSearch {
    let asked = Asked(word: word, hasStems: field.stemPrefix != nil)
    if let known = searches[asked] { return known }
    var needles = Needles(stemmers: asked.hasStems ? words.stemmers : [])
    needles.add(word, number: 0, completes: true)
    let made = TextSearch(needles: needles, analyzer: analyzer, longestText: .max)
    searches[asked] = made
    return made
  }

  /// The same for words that may be several terms side by side, over line breaks too.
  private func has(_ needles: Needles, in text: String) -> Bool {
    if needles.sequences.contains(where: { stand($0.terms, in: text) }) { return true }
    return places(in: text).keys.contains { needles.find($0) != nil }
  }

  /// Whether the terms stand one after the other.
  private func stand(_ terms: [String], in text: String) -> Bool {
    let places = places(in: text)
    guard let first = terms.first, let starts = places[first] else { return false }
    return starts.contains { start in
      terms.enumerated().allSatisfy { places[$1]?.contains(start + $0) ?? false }
    }
  }

  private func places(in text: String) -> [String: [Int]] {
    if let latest, latest.text.utf8.elementsEqual(text.utf8) { return latest.places }
    budget.spend(text.utf8.count)
    var places: [String: [Int]] = [:]
    for posting in analyzer.postings(of: text) { places[posting.term, default: []].append(posting.position) }
    latest = (text, places)
    return places
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
