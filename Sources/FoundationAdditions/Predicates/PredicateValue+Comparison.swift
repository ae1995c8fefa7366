extension PredicateValue {
  func isEqual(to other: PredicateValue, options: Set<Character> = []) -> Bool {
    switch (self, other) {
    case (.null, .null): true
    case (.whole(let left), .whole(let right)): left == right
    case (.text(let left), .text(let right)): Self.folded(left, options) == Self.folded(right, options)
    case (.date(let left), .date(let right)): left == right
    case (.list(let left), .list(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isEqual(to: $1, options: options) }
    case (.object(let left), .object(let right)):
      if let left = left as? AnyHashable, let right = right as? AnyHashable {
        left == right
      } else {
        Self.isSame(left, right)
      }
    default:
      if let left = number, let right = other.number { left == right } else { false }
    }
  }

  private static func isSame(_ left: Any, _ right: Any) -> Bool {
    guard type(of: left) is AnyClass, type(of: right) is AnyClass else { return false }
    return left as AnyObject === right as AnyObject
  }

  /// -1, 0 or 1; nil if the two have no order.
  func order(to other: PredicateValue, options: Set<Character> = []) -> Int? {
    switch (self, other) {
    case (.whole(let left), .whole(let right)): Self.order(left, right)
    case (.text(let left), .text(let right)):
      Self.order(Self.folded(left, options), Self.folded(right, options))
    case (.date(let left), .date(let right)): Self.order(left, right)
    default:
      if let left = number, let right = other.number { Self.order(left, right) } else { nil }
    }
  }

  func isOrdered(before other: PredicateValue) -> Bool { order(to: other) == -1 }

  private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> Int? {
    left < right ? -1 : left > right ? 1 : left == right ? 0 : nil
  }

  static func folded(_ text: String, _ options: Set<Character>) -> String {
    var folding: String.CompareOptions = []
    if options.contains("c") { folding.insert(.caseInsensitive) }
    if options.contains("d") { folding.insert(.diacriticInsensitive) }
    return folding.isEmpty
      ? text : text.folding(options: folding, locale: options.contains("l") ? .current : nil)
  }
}
