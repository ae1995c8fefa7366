extension PredicateExpressions {
  /// Whether one text contains another, without regard to case and diacritics.
  ///
  /// Apple's counterpart: the expression of that name, which Foundation on Linux lacks.
  public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// True or false.
    public typealias Output = Bool
    /// The text that is looked through.
    public let root: Root
    /// The text that is looked for.
    public let other: Other

    /// Whether `root` contains `other`.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// Compares the two texts.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
    }
  }

  /// What `localizedStandardContains` inside `#Predicate` becomes.
  public static func build_localizedStandardContains<Root, Other>(_ root: Root, _ other: Other)
    -> StringLocalizedStandardContains<Root, Other>
  {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
