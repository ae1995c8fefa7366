import IndexSchema
import Xapian

/// Queries that find the tiers of titles without reading one.
struct TitleQueries {
  let facts: SnapshotFacts
  let words: WordQueries

  /// Above this many titles that begin alike, they are not enumerated.
  static let mostTitles = 100

  /// The title is exactly this folded text.
  func exact(_ folded: String) -> Query { .term(exactTerm(folded)) }

  /// The term of that title.
  func exactTerm(_ folded: String) -> String { Terms.bounded(Terms.exactTitlePrefix, folded) }

  /// The title begins with these whole words.
  func beginning(_ folded: String, _ typed: [QueryWord]) throws -> Query? {
    let first = folded.prefix { $0 != " " }
    if first.count == folded.count { return .term(Terms.titleStart(folded)) }
    if let titles = try titles(beginningWith: folded + " ") {
      let exact = self.exact(folded)
      return WordQueries.any([exact] + titles.map { Query.term($0) })
    }
    return .and([.term(Terms.titleStart(String(first))), words.phrase(typed, in: .names)])
  }

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
