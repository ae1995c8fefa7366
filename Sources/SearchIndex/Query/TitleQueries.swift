import IndexSchema
import Xapian

/// Queries that find the tiers of titles without reading one.
struct TitleQueries {
  let facts: SnapshotFacts
  let words: WordQueries

  /// Above this many titles that begin alike, they are not enumerated.
  static let mostTitles = 100

  /// The title is exactly what was typed.
  func exact(_ readings: [TitleReading]) -> Query {
    WordQueries.any(exactTerms(readings).map { .term($0) })
  }

  /// The terms of that title.
  func exactTerms(_ readings: [TitleReading]) -> [String] { readings.map { exactTerm($0.text) } }

  private func exactTerm(_ folded: String) -> String { Terms.bounded(Terms.exactTitlePrefix, folded) }

  /// The title begins with these whole words.
  func beginning(_ readings: [TitleReading]) throws -> Query {
    WordQueries.any(try readings.map(beginning))
  }

  private func beginning(_ reading: TitleReading) throws -> Query {
    let folded = reading.text
    let first = folded.prefix { $0 != " " }
    if first.endIndex == folded.endIndex { return .term(Terms.titleStart(folded)) }
    if let titles = try titles(beginningWith: folded + " ") {
      return WordQueries.any([.term(exactTerm(folded))] + titles.map { .term($0) })
    }
    return .and([.term(Terms.titleStart(String(first)))] + inOrder(reading))
  }

  /// What holds of a title that begins with these words, as far as that can be told without its name.
  ///
  /// A word may be a compound there, whose parts have places too.
  func inOrder(_ reading: TitleReading) -> [Query] {
    let terms = reading.terms.map(SearchField.names.term)
    let words = terms.count == 1 ? Query.term(terms[0]) : .phrase(terms, window: Self.mostParts * terms.count)
    let beginning = NameBeginnings.longestTitleTerm(reading.unsegmented, facts: facts)
    return [words] + (beginning.map { [.term($0)] } ?? [])
  }

  /// So many parts a compound may have there.
  private static let mostParts = 3

  /// The titles that begin with this folded text in the middle of a word; `nil` if there are too many to tell.
  func titles(continuing folded: String) throws -> [String]? {
    let length = Terms.exactTitlePrefix.utf8.count + folded.utf8.count
    return try titles(beginningWith: folded)?.filter { title in
      let rest = title.utf8.dropFirst(length)
      return !rest.isEmpty && rest.first != UInt8(ascii: " ")
    }
  }

  /// The terms of the titles that begin with this folded text; `nil` if there are too many.
  private func titles(beginningWith folded: String) throws -> [String]? {
    let beginning = Terms.exactTitlePrefix + folded
    guard beginning.utf8.count <= Terms.byteLimit else { return [] }
    let found = try facts.titleTerms(beginning)
    return found.count > Self.mostTitles ? nil : found
  }
}

extension QueryPlanner {
  /// Who pasted more, in UTF-8 bytes, did not type a name.
  private static let longestName = 4_096

  /// The term of names that are what was typed, signs and all, the title's or another; `nil` if nothing is called so.
  var typedName: String? {
    get throws {
      try known.once(\.typedName) {
        guard let typed, typed.utf8.count <= Self.longestName, plainWords != nil,
          let term = Terms.exactValue(Terms.titlePrefix, typed), try facts.frequency(term) > 0
        else { return nil }
        return term
      }
    }
  }
}
