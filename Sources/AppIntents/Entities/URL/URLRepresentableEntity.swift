/// An entity that can be written as a URL, such as the page of it on the web.
///
/// Apple's counterpart: `URLRepresentableEntity`.
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableEntity: AppEntity {
  /// The URL's form, with places for the identifier and for properties.
  static var urlRepresentation: EntityURLRepresentation<Self> { get }
}

extension URLRepresentableEntity {
  /// The form of a URL of this type.
  public typealias URLRepresentation = EntityURLRepresentation<Self>

  /// The entity's URL; `nil` where a property that stands in it has no value.
  public var urlRepresentation: URL? { get async { Self.urlRepresentation.template.url(of: self) } }
}

/// The form of an entity's URL: `"https://example.com/trails/\(.id)"`.
///
/// What stands in a place is escaped, so that it is always one part of the URL.
///
/// Apple's counterpart: `EntityURLRepresentation`.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable {
  package var template: URLTemplate

  /// A URL without places.
  public init(stringLiteral value: String) { template = URLTemplate(parts: [.text(value)]) }

  /// A URL with places.
  public init(stringInterpolation: StringInterpolation) { template = stringInterpolation.template }

  /// What can stand in a place besides a property.
  public struct Token: Sendable {
    /// The entity's identifier.
    public static var id: Token { Token() }
  }

  /// Takes texts, tokens and key paths of properties.
  public struct StringInterpolation: StringInterpolationProtocol {
    var template = URLTemplate()

    /// Begins.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// A piece of text.
    public mutating func appendLiteral(_ literal: String) { template.parts.append(.text(literal)) }

    /// A place for the identifier.
    public mutating func appendInterpolation(_ token: Token) {
      template.parts.append(.place(name: "id") { ($0 as? Entity)?.id.entityIdentifierString })
    }

    /// A place for a property's value: `\(\.$name)`.
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {
      let path = KeyPathBox(keyPath)
      template.parts.append(
        .place(name: "\(template.parts.count)") { entity in
          URLParameter.text(of: (entity as? Entity).flatMap { $0[keyPath: path.keyPath].presentValue })
        })
    }
  }
}

/// A key path that is handed between threads: it never changes, which the compiler does not see.
struct KeyPathBox<Root, Value>: @unchecked Sendable {
  let keyPath: KeyPath<Root, Value>
  init(_ keyPath: KeyPath<Root, Value>) { self.keyPath = keyPath }
}
