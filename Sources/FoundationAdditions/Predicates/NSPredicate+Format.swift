extension NSPredicate {
  /// A predicate read from a format such as `"name CONTAINS[cd] %@ AND count > %d"`.
  ///
  /// Comparisons, AND, OR, NOT, BETWEEN, IN, CONTAINS, BEGINSWITH, ENDSWITH, LIKE, MATCHES, ANY, ALL, NONE, SELF, variables and the
  /// collection operators `@count`, `@sum`, `@avg`, `@min`, `@max` are understood; functions, SUBQUERY and arithmetic are not.
  ///
  /// Swift on Linux has no key-value coding: a key path is followed through dictionaries and stored properties, behind
  /// property wrappers and in superclasses too. A key that leads nowhere gives null, where Apple's systems raise an exception.
  ///
  /// A format that cannot be read is a fault of the program and stops it, with a message that shows the place, as Apple's
  /// systems do with an exception. So put what people type into arguments, never into the format.
  ///
  /// Apple's counterpart: `NSPredicate(format:_:)`, which Foundation on Linux declares as unavailable.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(format: predicateFormat, list: args)
  }

  /// A predicate read from a format, with its arguments in a list.
  ///
  /// What is said of `init(format:_:)` holds here too.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(format: predicateFormat, list: arguments ?? [])
  }

  private convenience init(format: String, list: [Any?]) {
    do {
      self.init(tree: try PredicateParser.tree(format: format, arguments: list))
    } catch {
      fatalError("\(error)")
    }
  }

  /// A predicate read from a format that may be wrong.
  ///
  /// - Throws: `PredicateFormatError`.
  package static func reading(_ format: String, arguments: [Any?] = []) throws -> NSPredicate {
    NSPredicate(tree: try PredicateParser.tree(format: format, arguments: arguments))
  }

  private convenience init(tree: PredicateTree) {
    self.init { object, variables in tree.holds(for: PredicateValue(object), variables: variables) }
  }
}
