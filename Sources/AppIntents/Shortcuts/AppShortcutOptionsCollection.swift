/// The values of a parameter, in one or several collections.
public protocol AppShortcutOptionsCollectionSpecification<Value> {
  /// What the values are.
  associatedtype Value: _IntentValue
}

/// Values of a parameter under one title.
///
/// Apple's counterpart: `AppShortcutOptionsCollectionProtocol`.
public protocol AppShortcutOptionsCollectionProtocol: AppShortcutOptionsCollectionSpecification {
  /// Where they come from.
  associatedtype Provider: DynamicOptionsProvider
}

/// Values of a parameter under one title, from a query or another provider of options.
///
/// Apple's counterpart: `AppShortcutOptionsCollection`.
public struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider>:
  AppShortcutOptionsCollectionProtocol
{
  /// What the values are.
  public typealias Value = Provider.Result.Result.UnwrappedType

  package let provider: Provider
  package let title: LocalizedStringResource
  package let systemImageName: String?

  /// The provider's values under that title.
  public init(
    _ dynamicOptionsProvider: Provider, title: LocalizedStringResource, systemImageName: String? = nil
  ) {
    provider = dynamicOptionsProvider
    self.title = title
    self.systemImageName = systemImageName
  }
}

/// A collection without the type of its values.
package protocol AnyOptionsCollection: Sendable {
  var title: LocalizedStringResource { get }
  /// The values, through the provider.
  func values() async throws -> [Any]
}

// The provider is the app's own value; it is only asked, from one task at a time.
extension AppShortcutOptionsCollection: AnyOptionsCollection, @unchecked Sendable {
  package func values() async throws -> [Any] { try await ShortcutExpansion.results(of: provider) }
}

/// Several collections, one below the other.
public struct AppShortcutOptionsCollections<Value: _IntentValue>: AppShortcutOptionsCollectionSpecification {
  package let collections: [any AnyOptionsCollection]
}

/// Takes collections of one parameter's values.
@resultBuilder
public enum AppShortcutOptionsCollectionSpecificationBuilder<Value: _IntentValue> {
  /// One collection.
  public static func buildExpression<Provider: DynamicOptionsProvider>(
    _ expression: AppShortcutOptionsCollection<Provider>
  ) -> AppShortcutOptionsCollections<Value> where Provider.Result.Result.UnwrappedType == Value {
    AppShortcutOptionsCollections(collections: [expression])
  }

  /// All of them.
  public static func buildBlock(
    _ components: AppShortcutOptionsCollections<Value>...
  ) -> AppShortcutOptionsCollections<Value> {
    AppShortcutOptionsCollections(collections: components.flatMap(\.collections))
  }
}
