/// Gives an entity a schema that assistants know: `@AppEntity(schema: .photos.asset)`.
///
/// It adds the conformances the schema stands for, a type's name where there is none, `@Property` to plain variables
/// that the schema names.
/// A type that lacks what the schema requires does not compile. Docs/Schemas.md lists all schemas.
///
/// Apple's counterpart: `AppEntity(schema:)`.
@attached(member, names: named(typeDisplayRepresentation), named(_assistantSchema))
@attached(memberAttribute)
@attached(extension, conformances: AppEntity, AssistantSchemaEntity)
public macro AppEntity(schema: AssistantSchemas.EntitySchema) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaEntityMacro")

/// Gives an entity the schema of a domain: `@AppEntity(.photos, .asset)`.
@attached(member, names: named(typeDisplayRepresentation), named(_assistantSchema))
@attached(memberAttribute)
@attached(extension, conformances: AppEntity, AssistantSchemaEntity)
public macro AppEntity(_ domain: AssistantSchemas.EntityDomain, _ name: AssistantSchemas.EntityName) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaEntityMacro")

/// Gives an entity a schema whose name only one domain has.
@attached(member, names: named(typeDisplayRepresentation), named(_assistantSchema))
@attached(memberAttribute)
@attached(extension, conformances: AppEntity, AssistantSchemaEntity)
public macro AppEntity(_ name: AssistantSchemas.EntityName) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaEntityMacro")

/// The earlier name of `AppEntity(schema:)`.
@available(*, deprecated, renamed: "AppEntity(schema:)")
@attached(member, names: named(typeDisplayRepresentation), named(_assistantSchema))
@attached(memberAttribute)
@attached(extension, conformances: AppEntity, AssistantSchemaEntity)
public macro AssistantEntity(schema: AssistantSchemas.EntitySchema) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaEntityMacro")
