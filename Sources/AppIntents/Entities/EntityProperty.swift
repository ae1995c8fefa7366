public import CoreSpotlight
package import SearchModel
import Synchronization

/// A property of an entity that people can see, and search if it has an indexing key.
///
/// Copies of an entity share their properties, as on Apple's systems, where this is a class too.
///
/// Apple's counterpart: `EntityProperty`, written `@Property`.
@propertyWrapper
public final class EntityProperty<Value>: _EntityPropertyBase, AnyIntentValue, @unchecked Sendable
where Value: _IntentValue, Value: Sendable {
  private let storage = Mutex<Value?>(nil)

  /// A property whose title is its name.
  public init() { super.init(title: "", indexing: .none) }

  /// A property with a title.
  public init(title: LocalizedStringResource) { super.init(title: title, indexing: .none) }

  /// A property indexed under an attribute.
  public init(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) {
    super.init(title: "", indexing: .attribute(indexingKey))
  }

  /// A property with a title, indexed under an attribute.
  public init(title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) {
    super.init(title: title, indexing: .attribute(indexingKey))
  }

  /// A property indexed under a key of the app's own.
  public init(customIndexingKey: CSCustomAttributeKey) {
    super.init(title: "", indexing: .custom(customIndexingKey))
  }

  /// A property with a title, indexed under a key of the app's own.
  public init(title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey) {
    super.init(title: title, indexing: .custom(customIndexingKey))
  }

  /// Whether there may be no value.
  public var isOptional: Bool { Value.self is any ExpressibleAsNone.Type }

  /// The property itself, for key paths such as `\.$name`.
  public var projectedValue: EntityProperty<Value> { self }

  /// The value.
  ///
  /// Reading one that was never set is an error of the program, as with any variable, unless it is optional.
  public var wrappedValue: Value {
    get {
      if let value = storage.withLock({ $0 }) { return value }
      guard let none = (Value.self as? any ExpressibleAsNone.Type)?.noneValue as? Value else {
        fatalError("A property of type \(Value.self) titled '\(title.text)' was read before it was set.")
      }
      return none
    }
    set { storage.withLock { $0 = newValue } }
  }

  package override var indexedValue: AttributeValue? {
    guard let value = storage.withLock({ $0 }) else { return nil }
    if let text = value as? String { return .text(text) }
    return AppIntents.indexedValue(of: value)
  }
}

/// What all properties have, whatever their value's type.
public class _EntityPropertyBase: @unchecked Sendable {
  package enum Indexing {
    case none
    case attribute(PartialKeyPath<CSSearchableItemAttributeSet>)
    case custom(CSCustomAttributeKey)
  }

  /// What people call it.
  public var title: LocalizedStringResource {
    get { mutableTitle.withLock { $0 } }
    set { mutableTitle.withLock { $0 = newValue } }
  }
  private let mutableTitle: Mutex<LocalizedStringResource>
  package let indexing: Indexing

  package init(title: LocalizedStringResource, indexing: Indexing) {
    mutableTitle = Mutex(title)
    self.indexing = indexing
  }

  /// What the index holds of the value; `nil` if there is none.
  package var indexedValue: AttributeValue? { nil }
}

extension EntityProperty: CustomStringConvertible {
  /// The value, for people.
  public var description: String { storage.withLock { $0.map { "\($0)" } ?? "nil" } }
}
