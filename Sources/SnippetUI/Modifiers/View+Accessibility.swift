/// What is said to who cannot see the view: a terminal shows it in place of symbols, HTML hands it on.
extension View {
  /// What the view is called.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    keeping("accessibilityLabel", ["text": .text(label.plain)])
  }
  /// What the view is called.
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }
  /// What the view is called.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ label: some StringProtocol) -> some View {
    accessibilityLabel(Text(label))
  }
  /// What the view's value is.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    keeping("accessibilityValue", ["text": .text(value.plain)])
  }
  /// What the view's value is.
  public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    accessibilityValue(Text(key))
  }
  /// What the view's value is.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ value: some StringProtocol) -> some View {
    accessibilityValue(Text(value))
  }
  /// What happens at a tap.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    keeping("accessibilityHint", ["text": .text(hint.plain)])
  }
  /// What happens at a tap.
  public nonisolated func accessibilityHint(_ key: LocalizedStringKey) -> some View {
    accessibilityHint(Text(key))
  }
  /// What happens at a tap.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hint: some StringProtocol) -> some View {
    accessibilityHint(Text(hint))
  }
  /// That the view is not read out.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    keeping("accessibilityHidden", ["active": .flag(hidden)])
  }
  /// What tests find the view by.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    keeping("accessibilityIdentifier", ["value": .text(identifier)])
  }
  /// That the views inside count as one, or each for itself.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    keeping("accessibilityElement", ["children": .text(children.name)])
  }
  /// What the view is.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    keeping("accessibilityAddTraits", ["traits": .list(traits.names.map { .text($0) })])
  }
  /// What the view is not.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    keeping("accessibilityRemoveTraits", ["traits": .list(traits.names.map { .text($0) })])
  }

  /// A further action of the view, by a name.
  package nonisolated func accessibilityAction(named name: String, performing action: any ViewAction)
    -> some View
  { modifier(ValueModifier("accessibilityAction", ["name": .text(name)], action: action)) }

  /// A further action of the view.
  @preconcurrency
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View { accessibilityAction(named: actionKind.name, performing: ClosureAction(handler)) }
  /// A further action of the view, by a name.
  @preconcurrency
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping @MainActor () -> Void)
    -> some View
  { accessibilityAction(named: name.plain, performing: ClosureAction(handler)) }
  /// A further action of the view, by a name.
  @preconcurrency
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View { accessibilityAction(named: Text(nameKey), handler) }
  /// A further action of the view, by a name.
  @preconcurrency @_disfavoredOverload
  public nonisolated func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping @MainActor () -> Void
  ) -> some View { accessibilityAction(named: Text(name), handler) }
}

/// What an action of a view is for.
///
/// Apple's counterpart: SwiftUI's `AccessibilityActionKind`.
public struct AccessibilityActionKind: Equatable, Sendable {
  package let name: String
  /// What a tap does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Leaves.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// Does the main thing.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// Deletes.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// Shows a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
  /// An action by a name.
  public init(named name: Text) { self.name = name.plain }
  init(name: String) { self.name = name }
}

/// How views inside another are read out; kept as a value.
///
/// Apple's counterpart: SwiftUI's `AccessibilityChildBehavior`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  /// Not at all.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// Each for itself.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// Together.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What a view is to who cannot see it; kept as a value.
///
/// Apple's counterpart: SwiftUI's `AccessibilityTraits`.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  var names: [String]
  private init(name: String) { names = [name] }
  /// None.
  public init() { names = [] }
  /// A button.
  public static let isButton = AccessibilityTraits(name: "isButton")
  /// A header.
  public static let isHeader = AccessibilityTraits(name: "isHeader")
  /// Selected.
  public static let isSelected = AccessibilityTraits(name: "isSelected")
  /// A link.
  public static let isLink = AccessibilityTraits(name: "isLink")
  /// An image.
  public static let isImage = AccessibilityTraits(name: "isImage")
  /// A text.
  public static let isStaticText = AccessibilityTraits(name: "isStaticText")
  /// Something whose value changes often.
  public static let updatesFrequently = AccessibilityTraits(name: "updatesFrequently")
  /// Something to turn on and off.
  public static let isToggle = AccessibilityTraits(name: "isToggle")

  /// All of both.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { changed { $0.union(other.names) } }
  /// What both have.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    changed { $0.intersection(other.names) }
  }
  /// What only one has.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    changed { $0.symmetricDifference(other.names) }
  }
  /// Adds all of the other.
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
  /// Keeps what the other has too.
  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
  /// Keeps what only one has.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }
  /// Whether all of the other are in it.
  public func contains(_ member: AccessibilityTraits) -> Bool { Set(names).isSuperset(of: member.names) }
  /// Adds the other.
  @discardableResult
  public mutating func insert(_ newMember: AccessibilityTraits) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTraits
  ) {
    defer { formUnion(newMember) }
    return (!contains(newMember), newMember)
  }
  /// Takes the other away.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    defer { self = changed { $0.subtracting(member.names) } }
    return contains(member) ? member : nil
  }
  /// Adds the other.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }

  private func changed(_ change: (Set<String>) -> Set<String>) -> AccessibilityTraits {
    var traits = AccessibilityTraits()
    traits.names = change(Set(names)).sorted()
    return traits
  }
}
