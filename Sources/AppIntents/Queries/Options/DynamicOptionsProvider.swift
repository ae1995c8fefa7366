/// Code that can take what the app registered as dependencies.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  /// Something the app registered with `AppDependencyManager`.
  public typealias Dependency = AppDependency
}

/// Options for a parameter.
///
/// Apple's counterpart: `DynamicOptionsProvider`.
public protocol DynamicOptionsProvider: _SupportsAppDependencies {
  /// How the options come: an array, or sections.
  associatedtype Result: ResultsCollection
  /// What the default is.
  associatedtype DefaultValue: _IntentValue = Result.Result
  where DefaultValue.ValueType == Result.Result.ValueType
  /// The options.
  func results() async throws -> Result
  /// The option chosen at first.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// No default.
  public func defaultResult() async -> DefaultValue? { nil }
}

/// Options as they come: an array, or sections.
public protocol ResultsCollection<Result> {
  /// What the options are.
  associatedtype Result: _IntentValue
  /// A line above the options.
  var promptLabel: LocalizedStringResource? { get }
  /// Whether an index by first letter helps.
  var usesIndexedCollation: Bool { get }
  /// The options.
  var items: [Result.ValueType] { get }
  /// No options.
  static var empty: Self { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
  /// The element.
  public typealias Result = Element
  /// None.
  public var promptLabel: LocalizedStringResource? { nil }
  /// No.
  public var usesIndexedCollation: Bool { false }
  /// The elements.
  public var items: [Element.ValueType] { self as? [Element.ValueType] ?? [] }
  /// An empty array.
  public static var empty: [Element] { [] }
}
