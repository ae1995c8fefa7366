import IndexSchema

/// What a query asks for, independent of how an index answers it.
///
/// The planner's one intermediate form: recognised from text, shown by `--explain`, turned into a Xapian
/// query.
indirect enum QueryClause: Equatable, Sendable {
  case word(QueryWord)
  /// Words in this order, next to each other, as they are spelt.
  case phrase([QueryWord])
  case attribute(AttributeClause)
  case not(QueryClause)
  case all([QueryClause])
  case any([QueryClause])

  /// Whether it only excludes.
  var isNegative: Bool {
    switch self {
    case .not: true
    case .all(let clauses): clauses.allSatisfy(\.isNegative)
    default: false
    }
  }

  /// The clauses that must all hold.
  var conjuncts: [QueryClause] {
    if case .all(let clauses) = self { clauses } else { [self] }
  }

  /// Every word asked for in any attribute, exclusions left out, in typed order.
  var words: [QueryWord] {
    switch self {
    case .word(let word): [word]
    case .phrase(let words): words
    case .attribute, .not: []
    case .all(let clauses), .any(let clauses): clauses.flatMap(\.words)
    }
  }

  /// Those of its words that stand in quotes.
  var quotedWords: [QueryWord] {
    switch self {
    case .phrase(let words): words
    case .word, .attribute, .not: []
    case .all(let clauses), .any(let clauses): clauses.flatMap(\.quotedWords)
    }
  }
}

extension QueryClause: CustomStringConvertible {
  var description: String {
    switch self {
    case .word(let word): word.description
    case .phrase(let words): "\"" + words.map(\.token.text).joined(separator: " ") + "\""
    case .attribute(let clause): clause.description
    case .not(let clause): "NOT \(clause)"
    case .all(let clauses): "(" + clauses.map(\.description).joined(separator: " AND ") + ")"
    case .any(let clauses): "(" + clauses.map(\.description).joined(separator: " OR ") + ")"
    }
  }
}

extension QueryClause {
  /// The same for people: a condition as it was typed, and what is excluded with a `-`.
  var asTyped: String {
    switch self {
    case .not(let inner): "-" + inner.asTyped
    case .attribute(let condition): condition.typed ?? condition.description
    default: description
    }
  }
}

/// A condition on one attribute.
struct AttributeClause: Equatable, Sendable {
  var target: AttributeTarget
  var comparison: QueryToken.Comparison
  /// As typed, without quotation marks.
  var value: String
  /// The words of the value.
  var words: [QueryWord]
  var isQuoted: Bool
  /// Key and value as typed; `nil` for a value in a group that has the key.
  var typed: String?
}

extension AttributeClause: CustomStringConvertible {
  var description: String {
    target.name + comparison.rawValue + (isQuoted ? "\"\(value)\"" : value)
  }
}
