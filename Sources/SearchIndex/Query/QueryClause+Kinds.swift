import IndexSchema

extension QueryClause {
  /// Whether it asks for words and nothing else, so that who has them in one attribute has them.
  var isOnlyWords: Bool {
    switch self {
    case .word, .phrase: true
    case .attribute, .not: false
    case .all(let clauses), .any(let clauses): clauses.allSatisfy(\.isOnlyWords)
    }
  }

  var isWord: Bool { if case .word = self { true } else { false } }

  /// Whether something in it must not be there, so that less of it stands in titles than anywhere.
  var excludes: Bool {
    switch self {
    case .not: true
    case .word, .phrase, .attribute: false
    case .all(let clauses), .any(let clauses): clauses.contains(where: \.excludes)
    }
  }

  /// Whether it limits rather than ranks: a condition, or conditions joined.
  var isFilter: Bool {
    switch self {
    case .attribute(let condition): !condition.isAboutNames
    case .not(let inner): inner.isFilter
    case .all(let clauses), .any(let clauses): clauses.allSatisfy(\.isFilter)
    case .word, .phrase: false
    }
  }
}

extension AttributeClause {
  /// Whether it looks for words in the title, so that its hits have tiers like those of bare words.
  var isAboutNames: Bool {
    comparison == .matches && target.fields.contains { $0.prefix == Terms.titlePrefix }
  }
}
