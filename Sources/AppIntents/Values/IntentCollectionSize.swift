/// How many values a list holds.
///
/// Apple's counterpart: `IntentCollectionSize`.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Hashable, Sendable {
  package let min: Int
  package let max: Int

  /// At least and at most that many.
  public init(min: Int, max: Int) {
    self.min = min
    self.max = max
  }

  /// That many.
  public init(exactly size: Int) { self.init(min: size, max: size) }

  /// That many.
  public init(integerLiteral value: Int) { self.init(exactly: value) }
}

/// Sizes and places of widgets.
///
/// Linux has no widgets of this kind: it is a value to choose sizes of lists by.
///
/// Apple's counterpart: `IntentWidgetFamily`.
public enum IntentWidgetFamily: String, CaseIterable, Hashable, Sendable, _IntentValue {
  /// On a home screen.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  /// On a lock screen or watch.
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}
