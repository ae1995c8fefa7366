extension String {
  /// Compares texts as file lists do: without regard to case at first, numbers by their value.
  ///
  /// Apple's counterpart: `String.StandardComparator.localizedStandard`, which Foundation on Linux lacks.
  public struct LocalizedStandardComparator: SortComparator, Hashable, Sendable, Codable {
    /// Which end comes first.
    public var order: SortOrder

    /// A comparator in that order.
    public init(order: SortOrder = .forward) { self.order = order }

    /// How the two texts are ordered.
    public func compare(_ left: String, _ right: String) -> ComparisonResult {
      let result = left.localizedStandardCompare(right)
      switch (order, result) {
      case (.reverse, .orderedAscending): return .orderedDescending
      case (.reverse, .orderedDescending): return .orderedAscending
      default: return result
      }
    }
  }

  /// The text, ordered as `localizedStandardCompare` orders.
  fileprivate var standardOrdered: StandardOrdered { StandardOrdered(text: self) }

  fileprivate struct StandardOrdered: Comparable {
    let text: String
    static func < (left: Self, right: Self) -> Bool {
      left.text.localizedStandardCompare(right.text) == .orderedAscending
    }
  }
}

extension SortComparator where Self == String.LocalizedStandardComparator {
  /// Compares texts as file lists do.
  public static var localizedStandard: String.LocalizedStandardComparator { .init() }
}

extension SortDescriptor {
  /// Sorts by a text, as file lists do.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: String.LocalizedStandardComparator,
    order: SortOrder = .forward
  ) {
    let direction: SortOrder = comparator.order == order ? .forward : .reverse
    // Appending one sendable key path to another gives one that is sendable, which its type does not say.
    let path = unsafeBitCast(
      (keyPath as KeyPath<Compared, String>).appending(path: \String.standardOrdered),
      to: (any KeyPath<Compared, String.StandardOrdered> & Sendable).self)
    self.init(path, order: direction)
  }
}
