/// The schemas an app's types can have, by domain: `.photos.search`.
///
/// Apple's counterpart: `AssistantSchemas`.
public enum AssistantSchemas {
  /// A schema of an intent, written `.photos.search`.
  public struct IntentSchema: Hashable, Sendable {
    /// The schema.
    public let schema: AssistantSchema
    init(_ domain: String, _ name: String) { schema = AssistantSchema(domain, name) }
  }

  /// A schema of an entity, written `.photos.asset`.
  public struct EntitySchema: Hashable, Sendable {
    /// The schema.
    public let schema: AssistantSchema
    init(_ domain: String, _ name: String) { schema = AssistantSchema(domain, name) }
  }

  /// A schema of an enum, written `.photos.assetType`.
  public struct EnumSchema: Hashable, Sendable {
    /// The schema.
    public let schema: AssistantSchema
    init(_ domain: String, _ name: String) { schema = AssistantSchema(domain, name) }
  }

  /// A domain with schemas of intents.
  public struct IntentDomain: Hashable, Sendable { let name: String }
  /// A domain with schemas of entities.
  public struct EntityDomain: Hashable, Sendable { let name: String }
  /// A domain with schemas of enums.
  public struct EnumDomain: Hashable, Sendable { let name: String }

  /// The name of an intent's schema in its domain.
  public struct IntentName: Hashable, Sendable { let name: String }
  /// The name of an entity's schema in its domain.
  public struct EntityName: Hashable, Sendable { let name: String }
  /// The name of an enum's schema in its domain.
  public struct EnumName: Hashable, Sendable { let name: String }
}

/// A schema, of whatever kind.
///
/// Apple's counterpart: `AssistantSchema`.
public struct AssistantSchema: Hashable, Sendable, CustomStringConvertible {
  /// The domain: `photos`.
  public let domain: String
  /// The name within the domain: `search`.
  public let name: String

  /// A schema of that domain and name; the macros write it.
  public init(_ domain: String, _ name: String) {
    self.domain = domain
    self.name = name
  }

  /// Domain and name: `photos.search`.
  public var description: String { "\(domain).\(name)" }
}
