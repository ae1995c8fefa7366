extension PredicateTree {
  func holds(for object: PredicateValue, variables: [String: Any]?) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let tree): !tree.holds(for: object, variables: variables)
    case .all(let trees): trees.allSatisfy { $0.holds(for: object, variables: variables) }
    case .any(let trees): trees.contains { $0.holds(for: object, variables: variables) }
    case .compare(let comparison): comparison.holds(for: object, variables: variables)
    }
  }
}

extension PredicateTerm {
  func value(for object: PredicateValue, variables: [String: Any]?) -> PredicateValue {
    switch self {
    case .constant(let value): value
    case .list(let terms): .list(terms.map { $0.value(for: object, variables: variables) })
    case .path(let path): object.value(at: path[...])
    case .variable(let name): PredicateValue(variables?[name])
    }
  }
}

extension PredicateTree.Comparison {
  func holds(for object: PredicateValue, variables: [String: Any]?) -> Bool {
    let left = left.value(for: object, variables: variables)
    let right = right.value(for: object, variables: variables)
    switch modifier {
    case .direct: return holds(left, right)
    case .any: return (left.list ?? [left]).contains { holds($0, right) }
    case .all: return (left.list ?? [left]).allSatisfy { holds($0, right) }
    case .none: return !(left.list ?? [left]).contains { holds($0, right) }
    }
  }

  private func holds(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
    func order() -> Int? { left.order(to: right, options: options) }
    switch comparator {
    case .equal: return left.isEqual(to: right, options: options)
    case .notEqual: return !left.isEqual(to: right, options: options)
    case .less: return order() == -1
    case .lessOrEqual: return order().map { $0 <= 0 } ?? false
    case .greater: return order() == 1
    case .greaterOrEqual: return order().map { $0 >= 0 } ?? false
    case .between:
      guard let bounds = right.list, bounds.count == 2 else { return false }
      return (left.order(to: bounds[0], options: options).map { $0 >= 0 } ?? false)
        && (left.order(to: bounds[1], options: options).map { $0 <= 0 } ?? false)
    case .isIn: return contains(right, left)
    case .contains: return contains(left, right)
    case .beginsWith: return texts(left, right) { $0.hasPrefix($1) }
    case .endsWith: return texts(left, right) { $0.hasSuffix($1) }
    case .like:
      return texts(left, right) { PredicatePattern.fits($0, PredicatePattern.expression(ofWildcards: $1)) }
    case .matches:
      guard case .text(let text) = left, case .text(let pattern) = right else { return false }
      return PredicatePattern.fits(text, pattern, options: options)
    }
  }

  private func contains(_ whole: PredicateValue, _ part: PredicateValue) -> Bool {
    if let list = whole.list { return list.contains { $0.isEqual(to: part, options: options) } }
    return texts(whole, part) { $0.contains($1) }
  }

  private func texts(_ left: PredicateValue, _ right: PredicateValue, _ test: (String, String) -> Bool)
    -> Bool
  {
    guard case .text(let left) = left, case .text(let right) = right else { return false }
    return test(PredicateValue.folded(left, options), PredicateValue.folded(right, options))
  }
}

/// Regular expressions and wildcards, which always have to fit the whole text.
enum PredicatePattern {
  private static let known = Locked([String: NSRegularExpression?]())

  static func expression(ofWildcards wildcards: String) -> String {
    var expression = ""
    var escaped = false
    for character in wildcards {
      switch character {
      case "\\" where !escaped:
        escaped = true
        continue
      case "*" where !escaped: expression += ".*"
      case "?" where !escaped: expression += "."
      default: expression += NSRegularExpression.escapedPattern(for: String(character))
      }
      escaped = false
    }
    return expression
  }

  /// A pattern that is no regular expression fits nothing.
  static func fits(_ text: String, _ pattern: String, options: Set<Character> = []) -> Bool {
    guard let expression = expression(pattern, ignoresCase: options.contains("c")) else { return false }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  static func expression(_ pattern: String, ignoresCase: Bool) -> NSRegularExpression? {
    known.withLock { known in
      let key = "\(ignoresCase)\(pattern)"
      if let expression = known[key] { return expression }
      let options: NSRegularExpression.Options = ignoresCase ? [.caseInsensitive] : []
      let expression = try? NSRegularExpression(
        pattern: "\\A(?s:\(pattern))\\z", options: options)
      if known.count > 200 { known = [:] }
      known[key] = .some(expression)
      return expression
    }
  }
}
