/// Gives an intent a schema that assistants know: `@AppIntent(schema: .photos.search)`.
///
/// It adds the conformances the schema stands for, a title where there is none, `@Parameter` to plain variables.
/// A type that lacks what the schema requires does not compile. Docs/Schemas.md lists all schemas.
///
/// Apple's counterpart: `AppIntent(schema:)`.
@attached(member, names: named(title), named(_assistantSchema))
@attached(memberAttribute)
@attached(
  extension,
  conformances: AppIntent, AssistantSchemaIntent, OpenIntent, DeleteIntent)
public macro AppIntent(schema: AssistantSchemas.IntentSchema) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaIntentMacro")

/// Gives an intent the schema of a domain: `@AppIntent(.photos, .search)`.
@attached(member, names: named(title), named(_assistantSchema))
@attached(memberAttribute)
@attached(
  extension,
  conformances: AppIntent, AssistantSchemaIntent, OpenIntent, DeleteIntent)
public macro AppIntent(_ domain: AssistantSchemas.IntentDomain, _ name: AssistantSchemas.IntentName) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaIntentMacro")

/// Gives an intent a schema whose name only one domain has.
@attached(member, names: named(title), named(_assistantSchema))
@attached(memberAttribute)
@attached(
  extension,
  conformances: AppIntent, AssistantSchemaIntent, OpenIntent, DeleteIntent)
public macro AppIntent(_ name: AssistantSchemas.IntentName) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaIntentMacro")

/// The earlier name of `AppIntent(schema:)`.
@available(*, deprecated, renamed: "AppIntent(schema:)")
@attached(member, names: named(title), named(_assistantSchema))
@attached(memberAttribute)
@attached(
  extension,
  conformances: AppIntent, AssistantSchemaIntent, OpenIntent, DeleteIntent)
public macro AssistantIntent(schema: AssistantSchemas.IntentSchema) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaIntentMacro")

/// Lets a `perform()` that does nothing yet give an empty result; the schema macros write it.
@attached(body)
public macro _EmptyPerform() = #externalMacro(module: "AppIntentsMacros", type: "EmptyPerformMacro")
