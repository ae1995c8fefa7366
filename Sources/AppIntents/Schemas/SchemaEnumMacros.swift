/// Gives an enum a schema that assistants know: `@AppEnum(schema: .photos.assetType)`.
///
/// It adds the conformance, and a type's name where there is none.
/// A type that lacks what the schema requires does not compile. Docs/Schemas.md lists all schemas.
///
/// Apple's counterpart: `AppEnum(schema:)`.
@attached(member, names: named(typeDisplayRepresentation), named(_assistantSchema))
@attached(extension, conformances: AppEnum, AssistantSchemaEnum)
public macro AppEnum(schema: AssistantSchemas.EnumSchema) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaEnumMacro")

/// Gives an enum the schema of a domain: `@AppEnum(.photos, .assetType)`.
@attached(member, names: named(typeDisplayRepresentation), named(_assistantSchema))
@attached(extension, conformances: AppEnum, AssistantSchemaEnum)
public macro AppEnum(_ domain: AssistantSchemas.EnumDomain, _ name: AssistantSchemas.EnumName) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaEnumMacro")

/// Gives an enum a schema whose name only one domain has.
@attached(member, names: named(typeDisplayRepresentation), named(_assistantSchema))
@attached(extension, conformances: AppEnum, AssistantSchemaEnum)
public macro AppEnum(_ name: AssistantSchemas.EnumName) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaEnumMacro")

/// The earlier name of `AppEnum(schema:)`.
@available(*, deprecated, renamed: "AppEnum(schema:)")
@attached(member, names: named(typeDisplayRepresentation), named(_assistantSchema))
@attached(extension, conformances: AppEnum, AssistantSchemaEnum)
public macro AssistantEnum(schema: AssistantSchemas.EnumSchema) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaEnumMacro")
