import IndexSchema
import Xapian

/// The entities with a name in which some word begins like an unfinished one.
///
/// Up to twelve letters one or two terms say it, made when the entities were indexed; of more letters few words go on.
struct NameBeginnings {
  /// Each entity with such a name has one of these; `nil`: there are too many to be named.
  var terms: [String]?
  var query: Query

  /// So many letters of a run are asked for.
  private static let mostPairs = 64
  /// With more words that begin so, the match looks for them itself.
  static let mostTerms = 256

  init(of word: QueryWord, facts: SnapshotFacts) throws {
    if word.isComposing {
      self.init(query: try HangulComposition(word.token)?.query(in: .names, facts: facts) ?? .matchNothing)
      return
    }
    // The whole of a compound is completed, else its last part.
    try self.init(word.token.whole ?? word.token.parts.last?.folded ?? "", of: word, facts: facts)
  }

  /// The same of words with the marks that were typed; `nil` if there are none.
  init?(marked word: QueryWord, facts: SnapshotFacts) throws {
    guard word.token.whole == nil, let start = word.token.parts.last?.exact else { return nil }
    try self.init(start, of: word, facts: facts)
  }

  private init(query: Query) { self.query = query }

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
    if let pairs = Self.pairs(of: word.token, facts: facts) {
      // Half of a run may be cut into other words than the whole, so its letters are asked for as they stand.
      query = WordQueries.any([
        WordQueries.all(parts.map { .term(Terms.titlePrefix + $0.folded) } + [begun]), pairs,
      ])
      terms = nil
      return
    }
    if word.token.whole == nil, !parts.isEmpty {
      // The last part of a compound is completed beside its other parts.
      query = .and(parts.map { .term(Terms.titlePrefix + $0.folded) } + [begun])
      terms = nil
    } else {
      query = begun
    }
  }

  /// The neighbouring letters of a run that dictionaries cut into words; `nil` for other words and one letter.
  private static func pairs(of token: Token, facts: SnapshotFacts) -> Query? {
    let letters = Array(token.unsegmented.unicodeScalars)
    guard token.kind == .segments, facts.hasRuns, letters.count > 1 else { return nil }
    let pairs = zip(letters, letters.dropFirst()).prefix(mostPairs).map { "\(Terms.runPrefix)\($0)\($1)" }
    return pairs.count == 1 ? .term(pairs[0]) : .phrase(pairs)
  }

  /// The term of titles that begin so in the middle of a word; `nil` if there is none.
  ///
  /// - Parameter text: folded, runs of dictionary words unsegmented.
  static func titleTerm(_ text: String, facts: SnapshotFacts) -> String? {
    guard facts.hasEdges, facts.hasRuns || !text.contains(" "),
      text.unicodeScalars.count <= Terms.longestEdge
    else { return nil }
    return Terms.titleEdgePrefix + text
  }

  /// The longest such term of titles that begin with a longer text.
  static func longestTitleTerm(_ text: String, facts: SnapshotFacts) -> String? {
    let scalars = Array(text.unicodeScalars)
    // No beginning ends where a word does.
    let ends = (1..<min(scalars.count, Terms.longestEdge + 1)).filter {
      scalars[$0 - 1] != " " && scalars[$0] != " "
    }
    guard let end = ends.last else { return nil }
    var beginning = String.UnicodeScalarView()
    beginning.append(contentsOf: scalars[..<end])
    return titleTerm(String(beginning), facts: facts)
  }
}
