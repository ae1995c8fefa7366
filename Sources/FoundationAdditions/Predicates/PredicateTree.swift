/// A predicate that was read from a format.
indirect enum PredicateTree: Sendable {
  case constant(Bool)
  case not(PredicateTree)
  case all([PredicateTree])
  case any([PredicateTree])
  case compare(Comparison)

  struct Comparison: Sendable {
    enum Modifier { case direct, any, all, none }
    var modifier = Modifier.direct
    var left: PredicateTerm
    var comparator: PredicateComparator
    var options: Set<Character> = []
    var right: PredicateTerm
  }
}

/// What a predicate compares.
indirect enum PredicateTerm: Sendable {
  case constant(PredicateValue)
  case list([PredicateTerm])
  /// A path of keys from the object, or from the value of another term; no keys are the object itself.
  case path([String])
  /// A variable such as `$now`, bound when the predicate is evaluated.
  case variable(String)
}

enum PredicateComparator: Sendable {
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  case between, isIn, contains, beginsWith, endsWith, like, matches

  static let symbols: [String: PredicateComparator] = [
    "==": .equal, "=": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual,
    "=<": .lessOrEqual,
    ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
  ]
  static let words: [String: PredicateComparator] = [
    "BETWEEN": .between, "IN": .isIn, "CONTAINS": .contains, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith,
    "LIKE": .like, "MATCHES": .matches,
  ]
}
