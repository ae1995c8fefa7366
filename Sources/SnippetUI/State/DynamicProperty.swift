/// A property of a view whose value comes from outside the view.
///
/// A property of this kind that holds others, such as a structure with `@State` inside, has those connected too. On
/// Linux `update()` is called on a copy: what it changes in such state lasts, what it changes in stored properties
/// does not.
///
/// Apple's counterpart: SwiftUI's `DynamicProperty`.
public protocol DynamicProperty {
  /// Called before each evaluation of the view's body, once the properties inside have their values.
  @MainActor @preconcurrency mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  @MainActor @preconcurrency public mutating func update() {}
}
