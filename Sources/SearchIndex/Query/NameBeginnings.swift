import IndexSchema
import Xapian

/// The entities with a name in which some word begins like an unfinished one.
///
/// Up to twelve letters one or two terms say it, made when the entities were indexed; of more letters few words go on.
struct NameBeginnings {
  /// Each entity with such a name has one of these; `nil`: there are too many to be named.
  var terms: [String]?
  var query: Query

  /// With more words that begin so, the match looks for them itself.
  static let mostTerms = 256

  init(of word: QueryWord, facts: SnapshotFacts) throws {
    // The whole of a compound is completed, else its last part.
    try self.init(word.token.whole ?? word.token.parts.last?.folded ?? "", of: word, facts: facts)
  }

  /// The same of words with the marks that were typed; `nil` if there are none.
  init?(marked word: QueryWord, facts: SnapshotFacts) throws {
    guard word.token.whole == nil, let start = word.token.parts.last?.exact else { return nil }
    try self.init(start, of: word, facts: facts)
  }

  private init(_ start: String, of word: QueryWord, facts: SnapshotFacts) throws {
    if start.isEmpty {
      (terms, query) = ([], .matchNothing)
      return
    }
    let letters = start.unicodeScalars.count
    if facts.hasEdges, letters <= Terms.longestEdge {
      terms = [Terms.titleEdgePrefix + start, Terms.nameEdgePrefix + start]
    } else {
      terms = try facts.nameTerms(start)
    }
    let begun =
      terms.map { WordQueries.any($0.map { .term($0) }) } ?? .wildcard(Terms.titlePrefix + start, limit: .max)
    let parts = word.token.parts.dropLast()
    if word.token.whole == nil, !parts.isEmpty {
      // The last part of a compound is completed beside its other parts.
      query = .and(parts.map { .term(Terms.titlePrefix + $0.folded) } + [begun])
      terms = nil
    } else {
      query = begun
    }
  }

  /// The term of titles that begin so in the middle of their first word; `nil` if there is none.
  static func titleTerm(_ folded: String, facts: SnapshotFacts) -> String? {
    guard facts.hasEdges, !folded.contains(" "), folded.unicodeScalars.count <= Terms.longestEdge else {
      return nil
    }
    return Terms.titleEdgePrefix + folded
  }
}
