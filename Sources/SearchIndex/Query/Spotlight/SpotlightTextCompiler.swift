import IndexSchema
import Xapian

/// Compiles comparisons of text.
///
/// The index knows whole values folded, as terms; a comparison that folds the same way is decided by them.
struct SpotlightTextCompiler {
  /// More values than this are not joined into one query; all entities are looked at instead.
  static let mostValues = 20_000

  let facts: SnapshotFacts
  let analyzer: TextAnalyzer
  /// Whether to throw `NotBrief` instead of going through many terms.
  let isBrief: Bool

  /// A run of so many terms is asked for term by term.
  private static let shortRun = 32

  private var database: Database { facts.database }

  /// A comparison with an attribute that has its values as terms under `prefix`.
  func part(_ pattern: SpotlightPattern, prefix: String, name: String) throws -> SpotlightPart {
    guard pattern.unit == .value else { return try scan(pattern, prefix, name) }
    if !pattern.hasWildcard {
      // A blank value has no term.
      guard let term = Terms.exactValue(prefix, pattern.literals[0]) else {
        return .everything(why: "every entity, for a blank \(name)")
      }
      return SpotlightPart(
        query: .term(term), isExact: pattern.comparison == .folded, most: try facts.frequency(term))
    }
    return pattern.isPrefix ? try beginning(pattern, prefix, name) : try scan(pattern, prefix, name)
  }

  /// A comparison with a body text, which has no terms of its own: all words have to be there somewhere.
  func sharedPart(_ pattern: SpotlightPattern, name: String) -> SpotlightPart {
    guard !pattern.hasWildcard, pattern.unit == .value else {
      return .everything(why: "every entity, for a part of \(name)")
    }
    let words = analyzer.tokens(of: pattern.literals[0]).map { token in
      Query.or(
        token.alternatives.map { way in
          switch way {
          case .term(let term): .term(term)
          case .phrase(let terms): .phrase(terms)
          }
        })
    }
    if words.isEmpty { return .everything(why: "every entity, for a \(name) without words") }
    return SpotlightPart(query: .and(words), isExact: false)
  }

  /// Values that begin so: a run of terms.
  private func beginning(_ pattern: SpotlightPattern, _ prefix: String, _ name: String) throws
    -> SpotlightPart
  {
    let folded = analyzer.foldedValue(of: pattern.literals[0])
    if folded.isEmpty { return try scan(pattern, prefix, name) }
    guard let hashed = try hashedValues(prefix) else {
      return .everything(why: "every entity, since so many values of \(name) begin with #")
    }
    let first = try database.allTerms(prefix: prefix + "=" + folded, limit: Self.shortRun + 1)
    let isShort = first.count <= Self.shortRun
    if isBrief, !isShort { throw SpotlightCompiler.NotBrief() }
    let run =
      isShort
      ? first.map { Query.term($0.term) } : [.wildcard(prefix + "=" + folded, limit: Int(UInt32.max))]
    let all = run + hashed.map { .term($0) }
    return SpotlightPart(
      query: all.isEmpty ? .matchNothing : .or(all), isExact: hashed.isEmpty && decides(pattern),
      most: isShort && hashed.isEmpty ? first.reduce(0) { $0 + $1.frequency } : nil)
  }

  /// Values that have the literals somewhere: every distinct value is looked at.
  private func scan(_ pattern: SpotlightPattern, _ prefix: String, _ name: String) throws -> SpotlightPart {
    if isBrief { throw SpotlightCompiler.NotBrief() }
    let sketch = SpotlightPattern(
      literals: pattern.unit == .value
        ? pattern.literals.map(trimmed) : [""] + pattern.literals.map(trimmed) + [""],
      comparison: .folded, unit: .value)
    let start = (prefix + "=").unicodeScalars.count
    var values = 0
    var found: [String] = []
    var hasHashed = false
    try database.forEachTerm(prefix: prefix + "=") { term, _ in
      values += 1
      if values.isMultiple(of: 256) { try SearchCancellation.check() }
      let isHashed = Terms.isHashed(term, prefix: prefix + "=")
      hasHashed = hasHashed || isHashed
      if isHashed || sketch.matches(form: term.unicodeScalars.dropFirst(start).map(\.value)) {
        found.append(term)
      }
      return found.count <= Self.mostValues
    }
    if found.count > Self.mostValues {
      return .everything(why: "every entity, since so many values of \(name) fit")
    }
    let note = "\(values) distinct values of \(name)"
    if found.isEmpty { return SpotlightPart(query: .matchNothing, isExact: true, scans: [note]) }
    return SpotlightPart(
      query: .or(found.map { .term($0) }), isExact: !hasHashed && pattern.unit == .value && decides(pattern),
      scans: [note])
  }

  private func trimmed(_ literal: String) -> String { analyzer.foldedValue(of: literal) }

  /// Whether folded values decide a pattern with wildcards: blanks at a literal's end do not stand in them.
  private func decides(_ pattern: SpotlightPattern) -> Bool {
    pattern.comparison == .folded
      && pattern.literals.allSatisfy { literal in
        [literal.unicodeScalars.first, literal.unicodeScalars.last]
          .allSatisfy { $0.map(\.properties.isWhitespace) != true }
      }
  }

  // MARK: Hashed values

  /// The terms of values too long for Xapian; `nil` if there are too many to ask for.
  private func hashedValues(_ prefix: String) throws -> [String]? {
    if try !facts.hasTerms(prefix + "=#") { return [] }
    if isBrief { throw SpotlightCompiler.NotBrief() }
    var found: [String] = []
    try database.forEachTerm(prefix: prefix + "=#") { term, _ in
      if Terms.isHashed(term, prefix: prefix + "=") { found.append(term) }
      return found.count <= Self.mostValues
    }
    return found.count <= Self.mostValues ? found : nil
  }
}
