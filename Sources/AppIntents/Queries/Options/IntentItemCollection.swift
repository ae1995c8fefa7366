/// Options in sections, each with what people see of it.
///
/// Apple's counterpart: `IntentItemCollection`, written `ItemCollection`.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
  /// The sections, in order.
  public var sections: [IntentItemSection<Result>]
  /// A line above the options.
  public var promptLabel: LocalizedStringResource?
  /// Whether an index by first letter helps.
  public var usesIndexedCollation: Bool

  /// Sections written one below the other.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sectionsBuilder())
  }

  /// One section of values that say themselves what people see of them.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
  ) where Result: DisplayRepresentable {
    let items = items.map { IntentItem($0, $0.displayRepresentation) }
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }

  /// These sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  /// The values of all sections, in order.
  public var items: [Result.ValueType] {
    sections.flatMap { section in section.items.flatMap { $0.elements } }
  }

  /// No sections.
  public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }
}

/// Options under one heading.
///
/// Apple's counterpart: `IntentItemSection`, written `ItemSection`.
public struct IntentItemSection<Result: _IntentValue> {
  /// The heading.
  public var description: DisplayRepresentation?
  /// The options, in order.
  public var items: [IntentItem<Result>]

  /// Options without a heading.
  public init(items: [IntentItem<Result>]) { self.items = items }

  /// Options under a heading.
  public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
    description = DisplayRepresentation(title: title)
    self.items = items
  }

  /// Options under a heading, by the first name of the initialiser.
  @available(*, deprecated, renamed: "init(_:items:)")
  public init(title: LocalizedStringResource, items: [IntentItem<Result>]) { self.init(title, items: items) }

  /// Values under a heading.
  public init(_ title: LocalizedStringResource, items: [Result]) {
    self.init(title, items: items.map { IntentItem($0) })
  }

  /// Options written one below the other.
  public init(
    _ title: LocalizedStringResource? = nil,
    @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    description = title.map { DisplayRepresentation(title: $0) }
    items = itemsBuilder()
  }

  /// Options written one below the other, with more about the heading.
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    items = itemsBuilder()
  }

  /// Takes sections, or options as one section.
  @resultBuilder
  public enum Builder {
    /// None.
    public static func buildBlock() -> [IntentItemSection<Result>] { [] }
    /// These sections.
    public static func buildBlock(_ sections: IntentItemSection<Result>...) -> [IntentItemSection<Result>] {
      sections
    }
    /// These options, as one section.
    public static func buildBlock(_ items: IntentItem<Result>...) -> [IntentItemSection<Result>] {
      [IntentItemSection(items: items)]
    }
  }
}

/// One option and what people see of it.
///
/// Apple's counterpart: `IntentItem`.
public struct IntentItem<Value: _IntentValue> {
  /// The option.
  public var value: Value
  /// What people see of it.
  public var description: DisplayRepresentation

  init(_ value: Value, _ description: DisplayRepresentation) {
    self.value = value
    self.description = description
  }

  /// An option with words of its own.
  public init(
    _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.init(value, DisplayRepresentation(title: title, subtitle: subtitle, image: image))
  }

  /// An option that says itself what people see of it.
  public init(_ value: Value) {
    let shown = (value as? any InstanceDisplayRepresentable)?.displayRepresentation
    self.init(value, shown ?? DisplayRepresentation(title: "\(value)"))
  }

  /// The value, or its elements where it is a list.
  var elements: [Value.ValueType] {
    if let value = value as? Value.ValueType { return [value] }
    return value as? [Value.ValueType] ?? []
  }

  /// Takes options and plain values, also from loops.
  @resultBuilder
  public enum Builder {
    /// A plain value.
    public static func buildExpression(_ value: Value) -> [IntentItem<Value>] { [IntentItem(value)] }
    /// An option.
    public static func buildExpression(_ item: IntentItem<Value>) -> [IntentItem<Value>] { [item] }
    /// All of them.
    public static func buildBlock(_ items: [IntentItem<Value>]...) -> [IntentItem<Value>] {
      items.flatMap { $0 }
    }
    /// All of a loop.
    public static func buildArray(_ items: [[IntentItem<Value>]]) -> [IntentItem<Value>] {
      items.flatMap { $0 }
    }
  }
}

extension IntentItemCollection: Sendable where Result: Sendable {}
extension IntentItemSection: Sendable where Result: Sendable {}
extension IntentItem: Sendable where Value: Sendable {}

extension DynamicOptionsProvider {
  /// Options in sections.
  public typealias ItemCollection = IntentItemCollection
  /// Options under one heading.
  public typealias ItemSection<R> = IntentItemSection<R> where R == Result.Result
  /// One option.
  public typealias Item<R> = IntentItem<R> where R == Result.Result
}
