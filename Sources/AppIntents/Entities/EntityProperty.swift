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
  let source: EntityPropertySource<Value>

  package init(
    identifier: String? = nil, title: LocalizedStringResource?, indexing: Indexing,
    source: EntityPropertySource<Value> = .stored, modifiers: EntityPropertyModifiers = []
  ) {
    self.source = source
    super.init(identifier: identifier, title: title ?? "", indexing: indexing, modifiers: modifiers)
  }

  /// A property whose title is its name.
  public convenience init() { self.init(title: nil, indexing: .none) }

  /// A property with a title.
  public convenience init(title: LocalizedStringResource) { self.init(title: title, indexing: .none) }

  /// A property indexed under an attribute.
  public convenience init(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) {
    self.init(title: nil, indexing: .attribute(indexingKey))
  }

  /// A property with a title, indexed under an attribute.
  public convenience init(
    title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
  ) {
    self.init(title: title, indexing: .attribute(indexingKey))
  }

  /// A property indexed under a key of the app's own.
  public convenience init(customIndexingKey: CSCustomAttributeKey) {
    self.init(title: nil, indexing: .custom(customIndexingKey))
  }

  /// A property with a title, indexed under a key of the app's own.
  public convenience init(title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey) {
    self.init(title: title, indexing: .custom(customIndexingKey))
  }

  /// Whether there may be no value.
  public var isOptional: Bool { Value.self is any ExpressibleAsNone.Type }

  /// The property itself, for key paths such as `\.$name`.
  public var projectedValue: EntityProperty<Value> { self }

  /// The value; of a computed property, what its entity gives now.
  ///
  /// Reading one that was never set is an error of the program, as with any variable, unless it is optional.
  public var wrappedValue: Value {
    get {
      if let value = currentValue { return value }
      guard let none = (Value.self as? any ExpressibleAsNone.Type)?.noneValue as? Value else {
        fatalError("A property of type \(Value.self) titled '\(title.text)' was read before it was set.")
      }
      return none
    }
    set {
      if case .bound(_, let set?) = source { return set(newValue) }
      storage.withLock { $0 = newValue }
    }
  }

  /// The value that was set or that the entity gives; `nil` if there is neither.
  package var currentValue: Value? {
    if case .bound(let get, _) = source { return get() }
    return storage.withLock { $0 }
  }

  package override class var valueType: any _IntentValue.Type { Value.self }

  package override var presentValue: Any? { currentValue.flatMap { Unwrapping.flattened($0) } }

  package override var indexedValue: AttributeValue? { currentValue.flatMap(AppIntents.indexedValue(of:)) }

  package override func bound(toAny entity: Any) -> _EntityPropertyBase { _bound(to: entity) }

  package override func loadedValue() async throws -> (any Sendable)? {
    if case .boundLater(let get) = source { return try await get() }
    return currentValue
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
  /// The name a macro gave it; else the name of the field it stands in.
  package let identifier: String?
  package let modifiers: EntityPropertyModifiers

  package init(
    identifier: String?, title: LocalizedStringResource, indexing: Indexing,
    modifiers: EntityPropertyModifiers
  ) {
    self.identifier = identifier
    mutableTitle = Mutex(title)
    self.indexing = indexing
    self.modifiers = modifiers
  }

  /// The type of the value.
  package class var valueType: any _IntentValue.Type { Never.self }
  package final var valueType: any _IntentValue.Type { Self.valueType }

  /// The value without optionals; `nil` if there is none or it has to be waited for.
  package var presentValue: Any? { nil }

  /// What the index holds of the value; `nil` if there is none or it has to be waited for.
  package var indexedValue: AttributeValue? { nil }

  /// The property as that entity has it; a stored one is the same for all.
  package func bound(toAny entity: Any) -> _EntityPropertyBase { self }

  /// The value, waited for where that is needed.
  package func loadedValue() async throws -> (any Sendable)? { nil }
}

extension EntityProperty: CustomStringConvertible {
  /// The value, for people.
  public var description: String { currentValue.map { "\($0)" } ?? "nil" }
}

// Each conformance writes the value alone: title and keys are the type's, not the value's.
extension EntityProperty: Encodable where Value: Encodable {
  /// Writes the value, or nothing where there is none.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value = currentValue { try container.encode(value) } else { try container.encodeNil() }
  }
}

extension EntityProperty: Decodable where Value: Decodable {
  /// A property without title that has the value read.
  public convenience init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.singleValueContainer()
    if container.decodeNil(), isOptional { return }
    wrappedValue = try container.decode(Value.self)
  }
}
