/// An intent that has a schema.
///
/// `@AppIntent(schema:)` adds it. On Linux no assistant knows schemas; the intent runs as any other.
///
/// Apple's counterpart: `AssistantSchemaIntent`.
@_alwaysEmitConformanceMetadata
public protocol AssistantSchemaIntent: AppIntent {
  /// Whether only an assistant uses it: it is then left out where people choose among intents.
  static var isAssistantOnly: Bool { get }
  /// The schema.
  static var _assistantSchema: AssistantSchema? { get }
}

extension AssistantSchemaIntent {
  /// People use it too.
  public static var isAssistantOnly: Bool { false }
  /// None: it was not declared with the macro.
  public static var _assistantSchema: AssistantSchema? { nil }
}

/// An entity that has a schema.
///
/// `@AppEntity(schema:)` adds it.
///
/// Apple's counterpart: `AssistantSchemaEntity`.
@_alwaysEmitConformanceMetadata
public protocol AssistantSchemaEntity: AppEntity {
  /// Whether only an assistant uses it.
  static var isAssistantOnly: Bool { get }
  /// The schema.
  static var _assistantSchema: AssistantSchema? { get }
}

extension AssistantSchemaEntity {
  /// People use it too.
  public static var isAssistantOnly: Bool { false }
  /// None: it was not declared with the macro.
  public static var _assistantSchema: AssistantSchema? { nil }
}

/// An enum that has a schema.
///
/// `@AppEnum(schema:)` adds it.
///
/// Apple's counterpart: `AssistantSchemaEnum`.
@_alwaysEmitConformanceMetadata
public protocol AssistantSchemaEnum: AppEnum {
  /// Whether only an assistant uses it.
  static var isAssistantOnly: Bool { get }
  /// The schema.
  static var _assistantSchema: AssistantSchema? { get }
}

extension AssistantSchemaEnum {
  /// People use it too.
  public static var isAssistantOnly: Bool { false }
  /// None: it was not declared with the macro.
  public static var _assistantSchema: AssistantSchema? { nil }
}

/// The earlier name of `AssistantSchemaIntent`.
@_alwaysEmitConformanceMetadata
public protocol AssistantIntent: AssistantSchemaIntent {}
/// The earlier name of `AssistantSchemaEntity`.
@_alwaysEmitConformanceMetadata
public protocol AssistantEntity: AssistantSchemaEntity {}
/// The earlier name of `AssistantSchemaEnum`.
@_alwaysEmitConformanceMetadata
public protocol AssistantEnum: AssistantSchemaEnum {}
