/// What was pushed on a navigation stack, of any types.
///
/// Apple's counterpart: SwiftUI's `NavigationPath`.
public struct NavigationPath: Equatable {
  package var elements: [AnyHashable]

  /// Nothing pushed.
  public init() { elements = [] }
  /// These values pushed.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// How many values are pushed.
  public var count: Int { elements.count }
  /// Whether none is.
  public var isEmpty: Bool { elements.isEmpty }
  /// Pushes a value.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  /// Takes the last values away.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}
