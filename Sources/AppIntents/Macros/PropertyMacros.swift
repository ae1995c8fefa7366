public import CoreSpotlight

/// Makes a computed variable of an entity one of its properties: read whenever it is needed, never stored.
///
/// It stands at a variable with a getter, and a setter if it can be changed, within the entity itself. The key path
/// `\.$name` then means it in queries, sorting and summaries. It costs what the getter costs, for each entity that is
/// read.
///
/// Apple's counterpart: `ComputedProperty`.
@attached(peer, names: prefixed(`$`), prefixed(_), prefixed(_Property_))
public macro ComputedProperty() = #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Makes a computed variable of an entity a property with a title.
@attached(peer, names: prefixed(`$`), prefixed(_), prefixed(_Property_))
public macro ComputedProperty(title: LocalizedStringResource) =
  #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Makes a computed variable of an entity a property that is indexed under an attribute.
@attached(peer, names: prefixed(`$`), prefixed(_), prefixed(_Property_))
public macro ComputedProperty(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) =
  #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Makes a computed variable of an entity a property with a title that is indexed under an attribute.
@attached(peer, names: prefixed(`$`), prefixed(_), prefixed(_Property_))
public macro ComputedProperty(
  title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
) = #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Makes a computed variable of an entity a property that is indexed under a key of the app's own.
@attached(peer, names: prefixed(`$`), prefixed(_), prefixed(_Property_))
public macro ComputedProperty(customIndexingKey: CSCustomAttributeKey) =
  #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Makes a computed variable of an entity a property with a title that is indexed under a key of the app's own.
@attached(peer, names: prefixed(`$`), prefixed(_), prefixed(_Property_))
public macro ComputedProperty(title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey) =
  #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Makes a variable with an `async` or `async throws` getter a property that is evaluated only when it is asked for.
///
/// It is for what is expensive, such as a request over the network; it is not indexed, since a donation does not
/// wait for it.
///
/// Apple's counterpart: `DeferredProperty`.
@attached(peer, names: prefixed(`$`), prefixed(_), prefixed(_Property_))
public macro DeferredProperty() = #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

/// Makes a variable with an `async` or `async throws` getter a property with a title, evaluated only when asked for.
@attached(peer, names: prefixed(`$`), prefixed(_), prefixed(_Property_))
public macro DeferredProperty(title: LocalizedStringResource) =
  #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")
